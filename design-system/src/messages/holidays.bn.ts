import { digits } from '../language/language.bn.ts'
import type { Translated } from '../language/index.ts'
import type * as english from './holidays.ts'

export const packageCard: Translated<typeof english.packageCard> = {
  perPerson: 'জনপ্রতি',
  rating: (rating) => `রেটিং ৫-এর মধ্যে ${digits(rating)}`,
}

export const packageCarousel: Translated<typeof english.packageCarousel> = {
  previous: 'আগের প্যাকেজ',
  next: 'পরের প্যাকেজ',
  seen: (first, last, count) =>
    first === last
      ? `${digits(count)}টির মধ্যে প্যাকেজ ${digits(first)}`
      : `${digits(count)}টির মধ্যে প্যাকেজ ${digits(first)} থেকে ${digits(last)}`,
}

export const packageSideCard: Translated<typeof english.packageSideCard> = {
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

export const placesToStay: Translated<typeof english.placesToStay> = {
  heading: 'থাকার দারুণ সব জায়গা দেখুন',
  promo: 'ভ্রমণ হোক ঝামেলাহীন',
}

export const priceIncludes: Translated<typeof english.priceIncludes> = {
  names: {
    flight: 'ফ্লাইট',
    car: 'গাড়ি',
    hotel: 'হোটেল',
    dine: 'খাবার',
    cruise: 'ক্রুজ',
    train: 'ট্রেন',
    bus: 'বাস',
    sightSeeing: 'ঘোরাঘুরি',
  },
  heading: 'দামের মধ্যে যা আছে',
  states: { included: 'আছে', excluded: 'নেই' },
}

export const itineraryTimeline: Translated<typeof english.itineraryTimeline> = {
  dayChange: (days) => `${days > 0 ? '+' : '-'}${digits(Math.abs(days))} দিন`,
  terminal: (name) => `টার্মিনাল ${digits(name)}`,
  operatedBy: (airline) => `চালাবে ${airline}`,
  technicalStops: (count) => `পথে ${digits(count)}টি বিরতি, একই বিমান`,
  layover: (duration, city) => `${city} বিমানবন্দরে ${duration} অপেক্ষা`,
}

export const roomsAndTravelers: Translated<typeof english.roomsAndTravelers> = {
  rooms: 'রুম',
  travelers: 'যাত্রী',
  kinds: {
    singleRoom: 'সিঙ্গেল রুম',
    doubleRoom: 'ডাবল রুম',
    twinRoom: 'টুইন রুম',
    tripleRoom: 'ট্রিপল রুম',
    adults: 'প্রাপ্তবয়স্ক (১২+)',
    child: 'শিশু (৭-১২)',
    child2: 'শিশু (৩-৬)',
    infants: 'কোলের শিশু (৩-এর কম)',
  },
  total: (rooms, travelers) => `${digits(rooms)}টি রুম, ${digits(travelers)} জন যাত্রী`,
}

export const visaOptionCard: Translated<typeof english.visaOptionCard> = {
  facts: {
    validity: 'মেয়াদ',
    stay: 'থাকার মেয়াদ',
    days: () => 'দিন',
    refundable: 'ফেরতযোগ্য: দূতাবাসে জমা হলে আর না',
  },
  offer: 'বিশেষ অফার',
}

export const tariffTable: Translated<typeof english.tariffTable> = {
  columns: { room: 'রুম', price: 'প্রতি রুমের দাম', count: 'রুম সংখ্যা', total: 'মোট' },
  caption: 'দামের তালিকা',
  total: 'মোট দেয়',
}
