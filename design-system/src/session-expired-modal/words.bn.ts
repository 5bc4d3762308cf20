import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  title: 'সেশনের সময় শেষ',
  text: 'আপনার সেশনের সময় শেষ হয়েছে। আবার খুঁজুন।',
  search: 'আবার খুঁজুন',
}
