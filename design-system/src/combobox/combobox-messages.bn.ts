import { digits } from '../language/language.bn.ts'
import type { ComboboxMessages } from './combobox-messages.ts'

export const comboboxMessages: ComboboxMessages = {
  none: 'কিছু পাওয়া যায়নি',
  loading: 'খোঁজা হচ্ছে…',
  failed: 'উত্তর পাওয়া যায়নি। ইন্টারনেট সংযোগ দেখে আবার লিখুন।',
  count: (options) => `${digits(options)}টি পাওয়া গেছে`,
  placeholder: 'বেছে নিন…',
}
