import { digits } from '../language/language.bn.ts'
import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  show: 'বিস্তারিত দেখুন',
  hide: 'বিস্তারিত লুকান',
  search: 'আপনার খোঁজ',
  edit: 'খোঁজ বদলান',
  close: 'বন্ধ করুন',
  passengers: (count) => `${digits(count)} জন যাত্রী`,
  to: 'থেকে',
  toAndBack: 'যাওয়া-আসা',
  departure: 'যাত্রা',
  return: 'ফেরা',
}
