import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  cancel: 'থাক',
  close: 'বন্ধ করুন',
  failed: 'কাজটি হয়নি। কিছুই বদলায়নি। আবার চেষ্টা করুন।',
}
