import { digits } from '../language/language.bn.ts'
import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  validFrom: 'মেয়াদ শুরু',
  validTo: 'মেয়াদ শেষ',
  departs: 'যাত্রা:',
  departsWhen: 'যেকোনো দিন',
  priceNote: 'জনপ্রতি, ভ্যাট ও ট্যাক্সসহ',
  select: 'অফারটি নিন',
  stars: (count) => `${digits(count)} তারকা`,
  map: (places) => `মানচিত্র: ${places}`,
  title: 'ডিলাক্স',
  north: 'উ',
  km: (distance) => `${digits(distance)} কিমি`,
}
