import { banglaDigits as digits } from '@jatra/contract/values/digits'
import type { voucherWords as english } from './voucher-words.ts'

export const voucherWords: typeof english = {
  title: 'ভাউচার',
  bookingId: (reference) => `বুকিং আইডি ${reference}`,
  hotelReference: 'হোটেলের রেফারেন্স',
  stay: 'থাকা',
  firstDay: 'প্রথম দিন',
  lastDay: 'শেষ দিন',
  places: 'কোথায়',
  rooms: 'রুম',
  roomNames: {
    singleRoom: 'সিঙ্গেল রুম',
    doubleRoom: 'ডাবল রুম',
    twinRoom: 'টুইন রুম',
    tripleRoom: 'ট্রিপল রুম',
  },
  guide: 'গাইডের রেফারেন্স',
  flights: 'এয়ারলাইনের রেফারেন্স',
  travelers: 'কারা যাচ্ছেন',
  bands: {
    adults: 'প্রাপ্তবয়স্ক',
    child: 'শিশু ৭-১২',
    child2: 'শিশু ৩-৬',
    infants: 'কোলের শিশু',
  },
  notNamed: 'নাম দেওয়া হয়নি',
  years: (age) => `${digits(age)} বছর`,
  hotels: 'হোটেল',
  included: 'যা ধরা আছে, টাকাও দেওয়া',
  plannedFlights: 'ফ্লাইটের পরিকল্পনা',
  flight: (day, from, departs, to, arrives) =>
    `দিন ${digits(day)}: ${from} ${digits(departs)} - ${to} ${digits(arrives)}`,
  help: (phone, email) => `ভ্রমণের যেকোনো সময় সাহায্য: ${phone}, ${email}`,
  isReal: 'ভাউচারটি কি আসল?',
}
