import { digits } from '../language/language.bn.ts'
import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  card: {
    bookNow: 'বুক করুন',
    show: 'বিস্তারিত',
    hide: 'বন্ধ করুন',
    notIncluded: 'চেক-ইন লাগেজ নেই',
    baggage: 'লাগেজ',
    baseTotal: 'ছাড়ের আগে মোট',
    total: 'মোট',
    travelers: (count) => `${digits(count)} জনের ভাড়া`,
  },
  adults: (count) => `${digits(count)} জন প্রাপ্তবয়স্ক`,
  children: (count) => `${digits(count)} জন শিশু`,
  infants: (count) => `${digits(count)} জন কোলের শিশু`,
  tabs: {
    label: 'ফ্লাইটের তথ্য',
    details: 'ফ্লাইটের বিবরণ',
    fare: 'ভাড়া',
    baggage: 'লাগেজ',
    rules: 'ভাড়ার নিয়ম',
    noRules: 'ভাড়ার কোনো নিয়ম পাওয়া যায়নি',
  },
  departs: 'ছাড়বে',
  arrives: 'পৌঁছাবে',
  nonStop: 'সরাসরি',
  stops: (count) => `${digits(count)}টি বিরতি`,
  arrivesLater: (days) => `${digits(Math.abs(days))} দিন ${days > 0 ? 'পরে' : 'আগে'} পৌঁছাবে`,
}
