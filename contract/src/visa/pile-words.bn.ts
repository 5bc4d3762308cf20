import type { pileWords } from './pile-words.ts'

export const pileWordsInBangla: typeof pileWords = {
  all: { name: 'কাগজপত্র', shows: 'তালিকার কাগজপত্র' },
  rest: { name: 'অন্যান্য কাগজপত্র', shows: 'কোনটি কী কাগজ তা না বলে দেওয়া কাগজপত্র' },
}
