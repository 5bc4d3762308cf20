import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  label: 'শুরু ও গন্তব্য অদলবদল করুন',
}
