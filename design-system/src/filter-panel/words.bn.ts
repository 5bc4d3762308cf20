import { digits } from '../language/language.bn.ts'
import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  heading: 'ফিল্টার ও সাজানো',
  clear: 'সব মুছুন',
  show: (count) => `${digits(count)}টি ফ্লাইট দেখুন`,
  count: (count) => `${digits(count)}টি ফ্লাইট`,
  price: 'দাম',
  upTo: (price) => `সর্বোচ্চ ${price}`,
  apply: 'প্রয়োগ করুন',
  sort: 'সাজান',
}
