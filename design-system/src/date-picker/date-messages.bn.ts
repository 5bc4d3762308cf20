import { digits } from '../language/index.ts'
import type { DateMessages } from './date-messages.ts'
import { inWords } from './date-text.ts'

export const dateMessages: DateMessages = {
  invalid: 'তারিখটি ঠিক নয়।',
  tooEarly: (min) => `${inWords(min)} বা তার পরের দিন বেছে নিন।`,
  tooLate: (max) => `${inWords(max)} বা তার আগের দিন বেছে নিন।`,
  readAs: (iso) => `${inWords(iso)} ধরা হয়েছে`,
  today: 'আজ',
  tomorrow: 'আগামীকাল',
  close: 'বন্ধ করুন',
  loading: 'আসছে…',
  years: 'সব বছর',
  earlierYears: 'আগের বছরগুলো',
  laterYears: 'পরের বছরগুলো',
  chooseEnd: (start) => `যাত্রা ${inWords(start)}। এবার ফেরার দিন বেছে নিন।`,
  range: (start, end, nights) => `${inWords(start)} থেকে ${inWords(end)}, ${digits(nights)} রাত`,
}
