import { banglaDigits as digits } from '@jatra/contract/values/digits'
import type { eTicketWords as english } from './e-ticket-words.ts'

export const eTicketWords: typeof english = {
  title: 'ই-টিকিট',
  bookingId: (reference) => `বুকিং আইডি ${reference}`,
  flights: 'ফ্লাইট',
  flight: (number, carrier) => `${number}, ${carrier}`,
  operatedBy: (carrier) => `চালায় ${carrier}`,
  place: (city, code) => `${city} (${code})`,
  terminal: (name) => `টার্মিনাল ${digits(name)}`,
  technicalStop: 'পথে নামে, বিমান বদলাতে হয় না',
  localTimes: 'সব সময় সেই বিমানবন্দরের স্থানীয় সময়।',
  baggage: (allowance) => `চেক-ইন লাগেজ: ${allowance}`,
  noBaggage: 'নেই',
  each: (allowance) => `প্রত্যেকের ${allowance}`,
  ofType: (type, allowance) => `${type} ${allowance}`,
  types: { ADULT: 'প্রাপ্তবয়স্ক', CHILD: 'শিশু', HELD_INFANT: 'কোলের শিশু' },
  conditions: 'নিয়ম',
  beforeYouFly: 'যাওয়ার আগে',
  beAt: (city, time, date) => `${date} তারিখে ${time} এর মধ্যে ${city} বিমানবন্দরে থাকুন।`,
  passport: 'প্রত্যেকে ওপরে লেখা নামের পাসপোর্ট সঙ্গে আনুন।',
  photoId: 'প্রত্যেকে ওপরে লেখা নামের ছবিসহ সরকারি পরিচয়পত্র সঙ্গে আনুন।',
  checkIn: (airline, site) =>
    `রেফারেন্স ও নামের শেষ অংশ দিয়ে ${site} (${airline}) থেকে, অথবা কাউন্টারে চেক-ইন করুন।`,
  help: (phone, email) => `সাহায্য: ${phone}, ${email}`,
  isReal: 'এই টিকিট কি আসল?',
}
