import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  label: 'কাগজপত্র',
  add: '+ কাগজ যোগ করুন',
  empty: 'কোনো কাগজ দেওয়া হয়নি',
}
