import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  low: 'সর্বনিম্ন দাম',
  high: 'সর্বোচ্চ দাম',
}
