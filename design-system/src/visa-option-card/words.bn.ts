import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  facts: {
    validity: 'মেয়াদ',
    stay: 'থাকার মেয়াদ',
    days: () => 'দিন',
    refundable: 'ফেরতযোগ্য: দূতাবাসে জমা হলে আর না',
  },
  offer: 'বিশেষ অফার',
}
