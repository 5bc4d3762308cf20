import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  less: (label) => `একটি কমান: ${label}`,
  more: (label) => `একটি বাড়ান: ${label}`,
}
