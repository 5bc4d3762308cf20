import { digits } from '../language/language.bn.ts'
import type { MultiCityMessages } from './multi-city-messages.ts'

export const multiCityMessages: MultiCityMessages = {
  from: 'কোথা থেকে',
  to: 'কোথায়',
  date: 'যাত্রার তারিখ',
  add: '+ আরেকটি শহর যোগ করুন',
  leg: (number) => `ফ্লাইট ${digits(number)}`,
  remove: (number) => `ফ্লাইট ${digits(number)} বাদ দিন`,
  added: (number) => `ফ্লাইট ${digits(number)} যোগ হয়েছে`,
  removed: (number) => `ফ্লাইট ${digits(number)} বাদ দেওয়া হয়েছে`,
}
