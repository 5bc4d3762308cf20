import { inDigitsOf } from '@jatra/contract/values/digits'
import type { boughtWords as english } from './bought-words.ts'

export const boughtWords: typeof english = {
  products: { flight: 'ফ্লাইট', holidays: 'হলিডে', visa: 'ভিসা' },
  leg: (from, to, by) => `${from} থেকে ${to}, ${by}`,
  cabin: 'শ্রেণি',
  cancelling: 'বাতিল করলে',
  anotherDate: 'তারিখ বদলালে',
  priceLines: {
    flightFee: 'ফ্লাইট ফি',
    tax: 'ট্যাক্স',
    margin: 'এজেন্সির মার্জিন',
    serviceFee: 'সার্ভিস ফি',
    discount: 'ছাড়',
  },
  destination: 'গন্তব্য',
  dates: 'তারিখ',
  fromTo: (from, to) => `${from} থেকে ${to}`,
  people: 'কতজন',
  bands: {
    adults: 'প্রাপ্তবয়স্ক',
    child: 'শিশু (৭-১২)',
    child2: 'শিশু (৩-৬)',
    infants: 'কোলের শিশু',
  },
  reservedBy: 'বুক করেছেন',
  option: 'ধরন',
  validity: 'মেয়াদ',
  days: (validity, stay) => inDigitsOf('bn', `${validity} দিন, থাকা যাবে ${stay} দিন`),
  refundable: 'ফেরতযোগ্য',
  papers: 'কাগজপত্র',
  pickedUp: (date) => `${date} তারিখে এসে নেওয়া হবে`,
  travelers: () => 'যাত্রী',
  items: {
    singleRoom: 'সিঙ্গেল রুম',
    doubleRoom: 'ডাবল রুম',
    twinRoom: 'টুইন রুম',
    tripleRoom: 'ট্রিপল রুম',
    visaFee: 'ভিসা ফি',
    processingFee: 'প্রসেসিং ফি',
    pickUpCharge: 'কাগজ নিতে আসার খরচ',
  },
}
