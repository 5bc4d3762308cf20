import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  flight: {
    fee: 'ফ্লাইট ফি',
    tax: 'ট্যাক্স',
    margin: 'এজেন্সির মার্জিন',
    serviceFee: 'সার্ভিস ফি',
    discount: 'ছাড়',
    total: 'মোট দেয়',
  },
  heading: 'দামের হিসাব',
  bar: 'দামের বিস্তারিত দেখুন',
}
