import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  code: 'দেশের কোড',
  number: 'মোবাইল নম্বর',
}
