import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  notLoaded: 'এই অংশটি লোড করা যায়নি।',
  loadAgain: 'পাতাটি আবার লোড করুন',
}
