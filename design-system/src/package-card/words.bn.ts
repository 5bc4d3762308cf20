import { digits } from '../language/language.bn.ts'
import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  perPerson: 'জনপ্রতি',
  rating: (rating) => `রেটিং ৫-এর মধ্যে ${digits(rating)}`,
}
