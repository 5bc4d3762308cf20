import { digits } from '../language/language.bn.ts'
import type { DateMessages } from './date-messages.ts'

export const dateMessages: DateMessages = {
  invalid: 'তারিখটি ঠিক নয়।',
  tooEarly: (first) => `${first} বা তার পরের দিন বেছে নিন।`,
  tooLate: (last) => `${last} বা তার আগের দিন বেছে নিন।`,
  unavailable: (day) => `${day} পাওয়া যাচ্ছে না।`,
  format: { year: 'বছর', month: 'মাস', day: 'দিন', weekday: 'বার' },
  readAs: (day) => `${day} ধরা হয়েছে`,
  today: 'আজ',
  tomorrow: 'আগামীকাল',
  close: 'বন্ধ করুন',
  loading: 'আসছে…',
  years: 'সব বছর',
  earlierYears: 'আগের বছরগুলো',
  laterYears: 'পরের বছরগুলো',
  chooseEnd: (start) => `যাত্রা ${start}। এবার ফেরার দিন বেছে নিন।`,
  range: (start, end, nights) => `${start} থেকে ${end}, ${digits(nights)} রাত`,
}
