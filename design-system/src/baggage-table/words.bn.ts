import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  caption: 'চেক-ইন লাগেজ',
  notIncluded: 'চেক-ইন লাগেজ নেই',
  columns: {
    route: 'রুট',
    type: 'যাত্রী',
    count: 'সংখ্যা',
    allowance: 'জনপ্রতি চেক-ইন লাগেজ',
    total: 'মোট',
  },
}
