import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  select: 'বেছে নিন…',
  error: 'ত্রুটি:',
  optional: 'না দিলেও চলে',
  showPassword: 'পাসওয়ার্ড দেখান',
  hidePassword: 'পাসওয়ার্ড লুকান',
  clear: (label) => `${label} মুছুন`,
}
