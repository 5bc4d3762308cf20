import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  label: 'বিজ্ঞপ্তি',
  one: 'বিজ্ঞপ্তি',
  dismiss: 'সরিয়ে দিন',
}
