import type { Translated } from '@jatra/design-system/language'
import type { bookingMessages as english } from './booking.ts'

export const bookingMessages: Translated<typeof english> = {
  title: 'ফ্লাইট বুক করুন',
  flight: 'ফ্লাইট',
  missing: 'এই ফ্লাইট আর তালিকায় নেই',
  missingText: 'এই অফার আর পাওয়া যাচ্ছে না। নতুন করে খুঁজতে অল্প সময় লাগবে, আপনার লেখা তথ্য রাখা আছে।',
  documentsInternational: 'পাসপোর্টে যেমন আছে তেমন লিখুন।',
  documentsDomestic: 'সরকারি পরিচয়পত্রে যেমন আছে তেমন লিখুন। দেশের ভেতরের এই ফ্লাইটে পাসপোর্ট লাগে না।',
  submit: 'জমা দিন',
  priceChangedTitle: 'দাম বদলেছে',
  priceChanged: (_was, now) => `এখন দাম ${now}। রাজি থাকলে আবার জমা দিন।`,
  tooMuchTitle: 'এক পেমেন্টে এত টাকা দেওয়া যায় না',
  lostTitle: 'কোনো উত্তর পাওয়া যায়নি',
  lostText:
    'আপনার বুকিং হয়ে থাকতে পারে, না-ও হতে পারে। আবার জমা দিন: দুবার হবে না। পেমেন্টের পাতায় টাকা দেওয়ার আগে কিছুই কাটা হয় না।',
  priceNote: 'সব ট্যাক্স এর মধ্যে আছে। পরে কিছু যোগ হয় না।',
  withdrawnTitle: 'এই অফারে আর বুক করা যাবে না',
  kept: 'আপনার লেখা তথ্য রাখা আছে, নতুন করে খোঁজার পর আবার বসিয়ে দেওয়া হবে।',
  passportSoon:
    'আপনি পৌঁছানোর ৬ মাসের মধ্যে এই পাসপোর্টের মেয়াদ শেষ। অনেক দেশ এমন পাসপোর্ট ফিরিয়ে দেয়: টাকা দেওয়ার আগে জেনে নিন।',
  restored: 'আগে যা লিখেছিলেন তা বসিয়ে দিয়েছি।',
  failed: 'সমস্যা হয়েছে! কাজটি হয়নি।',
}
