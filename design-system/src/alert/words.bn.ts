import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  critical: 'ত্রুটি',
  warning: 'সতর্কতা',
  positive: 'সফল',
  info: 'তথ্য',
}
