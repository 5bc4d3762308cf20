import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  heading: 'থাকার দারুণ সব জায়গা দেখুন',
  promo: 'ভ্রমণ হোক ঝামেলাহীন',
}
