import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  caption: 'যাত্রীপ্রতি ভাড়া',
  total: 'মোট ভাড়া',
  payable: {
    margin: 'এজেন্সির মার্জিন',
    serviceFee: 'সার্ভিস ফি',
    discount: 'ছাড়',
    total: 'মোট দেয়',
  },
  columns: {
    type: 'যাত্রী',
    base: 'মূল ভাড়া',
    tax: 'ট্যাক্স',
    subtotal: 'জনপ্রতি',
    count: 'সংখ্যা',
    total: 'মোট',
  },
}
