import { digits } from '../language/language.bn.ts'
import type { Translated } from '../language/index.ts'
import type * as english from './flights.ts'

export const countdown: Translated<typeof english.countdown> = {
  label: 'এই ভাড়ায় বুক করার সময় বাকি',
  urgent: 'সময় প্রায় শেষ, বাকি',
  expired: 'সেশনের সময় শেষ',
  announcement: (time) => `এই ভাড়ায় বুক করতে ${time} বাকি।`,
  minutes: (count) => `${digits(count)} মিনিট`,
  seconds: (count) => `${digits(count)} সেকেন্ড`,
}

export const flightCard: Translated<typeof english.flightCard> = {
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

export const flightSummary: Translated<typeof english.flightSummary> = {
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

export const fareTable: Translated<typeof english.fareTable> = {
  caption: 'যাত্রীপ্রতি ভাড়া',
  total: 'মোট ভাড়া',
  payable: {
    margin: 'এজেন্সির মার্জিন',
    serviceFee: 'সার্ভিস ফি',
    discount: 'ছাড়',
    total: 'মোট দেয়',
  },
  columns: {
    type: 'যাত্রী',
    base: 'মূল ভাড়া',
    tax: 'ট্যাক্স',
    subtotal: 'জনপ্রতি',
    count: 'সংখ্যা',
    total: 'মোট',
  },
}

export const baggageTable: Translated<typeof english.baggageTable> = {
  caption: 'চেক-ইন লাগেজ',
  notIncluded: 'চেক-ইন লাগেজ নেই',
  columns: {
    route: 'রুট',
    type: 'যাত্রী',
    count: 'সংখ্যা',
    allowance: 'জনপ্রতি চেক-ইন লাগেজ',
    total: 'মোট',
  },
}

export const filterPanel: Translated<typeof english.filterPanel> = {
  heading: 'ফিল্টার ও সাজানো',
  clear: 'সব মুছুন',
  show: (count) => `${digits(count)}টি ফ্লাইট দেখুন`,
  count: (count) => `${digits(count)}টি ফ্লাইট`,
  price: 'দাম',
  upTo: (price) => `সর্বোচ্চ ${price}`,
  apply: 'প্রয়োগ করুন',
  sort: 'সাজান',
}
