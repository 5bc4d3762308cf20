import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  flight: 'ফ্লাইট',
  holiday: 'হলিডে',
  visa: 'ভিসা',
  hotels: 'হোটেল',
  signIn: 'সাইন ইন',
  navigation: 'প্রধান মেনু',
  home: 'যাত্রা, প্রথম পাতা',
}
