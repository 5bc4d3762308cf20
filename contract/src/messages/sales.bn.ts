import { formatDate } from '../values/date-words.ts'
import { banglaDigits as digits } from '../values/digits.ts'
import { formatBdt } from '../values/money.ts'
import type { sales as english } from './sales.ts'
import type { Translated } from './translated.ts'

const waitOf = (minutes: number): string =>
  minutes > 120 ? `${digits(Math.ceil(minutes / 60))} ঘণ্টা` : `${digits(minutes)} মিনিট`

export const sales: Translated<typeof english> = {
  // Flights
  searchUidMissing: 'যে খোঁজে এই ফ্লাইটটি পাওয়া গেছে তার searchUid দিন',
  searchUnknown: 'এই খোঁজটি পাওয়া যায়নি। আবার খুঁজুন।',
  searchExpired: 'সেশনের সময় শেষ। আবার খুঁজুন।',
  flightUnknown: 'এই খোঁজে এমন কোনো ফ্লাইট নেই।',
  airlinesUnavailable: 'এয়ারলাইনগুলোকে এখন জিজ্ঞেস করা গেল না। আবার চেষ্টা করুন।',
  airlineUnavailable: 'এয়ারলাইনকে এখন জিজ্ঞেস করা গেল না। কোনো টাকা কাটা হয়নি। আবার চেষ্টা করুন।',
  flightWithdrawn: 'এয়ারলাইন এই ফ্লাইট আর বিক্রি করে না। কোনো টাকা কাটা হয়নি। আবার খুঁজুন।',
  offerUsed:
    'এই অফার আগের একটি বুকিংয়ে ব্যবহার হয়েছে, আর এয়ারলাইন একটি অফার একবারই নেয়। কোনো টাকা কাটা হয়নি। আবার খুঁজুন।',
  offerTakenBy: ({ reference }) =>
    `এই ফ্লাইটে আপনার বুকিং ${reference} আগে থেকেই আছে, আর এয়ারলাইন একটি অফার একবারই নেয়। সেই বুকিং নিয়ে এগিয়ে যান, অথবা আরেকটির জন্য আবার খুঁজুন। আর কোনো টাকা কাটা হয়নি।`,
  flightNotPayable: 'এই ফ্লাইটের টাকা আর দেওয়া যাবে না। কোনো টাকা কাটা হয়নি। আবার খুঁজুন।',
  flightNotHeld: 'টাকা না দিলে এয়ারলাইন এই ফ্লাইট ধরে রাখে না। এখনই টাকা দিন।',
  seatsNotHeldYet: 'এয়ারলাইন এখনও আপনার আসন ধরে রাখেনি। একটু পরে আবার চেষ্টা করুন।',
  flightPriceChanged: ({ price }) => `এই ফ্লাইটের দাম এখন ${formatBdt(price, 'bn')}। কোনো টাকা কাটা হয়নি।`,
  passengersOfOffer: ({ count }) => `এই ফ্লাইট ${digits(count)} জন যাত্রীর জন্য। বদলাতে চাইলে আবার খুঁজুন।`,
  departsOn: ({ date }) => `এই ফ্লাইট ছাড়ে ${formatDate(date, 'bn')}`,
  travelersNotNamed: 'ফ্লাইটের প্রত্যেক যাত্রীর তথ্য একবার দিন',
  airportUnknown: ({ code }) => `${code} কোডের কোনো বিমানবন্দর নেই`,
  airportClosed: ({ code, day, successor }) =>
    `${code} ${formatDate(day, 'bn')} থেকে বন্ধ। এখন ফ্লাইট যায় ${successor} বিমানবন্দরে।`,
  airportRecoded: ({ code, day, successor }) =>
    `${formatDate(day, 'bn')} থেকে ${code} কোডের বদলে ${successor}। ${successor} বেছে নিন।`,
  airportNotOpen: ({ code, day }) =>
    `${code} চালু হবে ${formatDate(day, 'bn')}। পরের কোনো তারিখ বা অন্য বিমানবন্দর বেছে নিন।`,
  sameAirport: 'ফ্লাইট একই বিমানবন্দরে শুরু ও শেষ হতে পারে না',
  sameAirports: 'দুটি আলাদা বিমানবন্দর বেছে নিন',
  dayPassed: 'দিনটি পেরিয়ে গেছে',
  legsOutOfOrder: 'ফ্লাইটগুলো তারিখের ক্রমে সাজান',
  returnBeforeDeparture: 'ফেরা যাওয়ার আগে হতে পারে না',
  originMissing: 'কোথা থেকে যাবেন বেছে নিন',
  destinationMissing: 'কোথায় যাবেন বেছে নিন',
  departureDateMissing: 'যাত্রার তারিখ বেছে নিন',
  adultsCount: 'কতজন প্রাপ্তবয়স্ক যাবেন বেছে নিন, অন্তত একজন',
  childrenCount: 'কতজন শিশু যাবে বেছে নিন',
  infantsCount: 'কতজন কোলের শিশু যাবে বেছে নিন',
  cabinMissing: 'শ্রেণি বেছে নিন: ইকোনমি, বিজনেস বা ফার্স্ট',
  legForm: 'ফ্লাইট এভাবে লিখুন: DAC-BKK-2026-12-01',
  legsCount: '২ থেকে ৪টি ফ্লাইট দিন',
  countryForm: 'দেশের নাম বা দুই অক্ষরের কোড দিন',
  countryAmbiguous: ({ codes }) => `এই নামে একাধিক দেশ আছে। দুই অক্ষরের কোড দিন: ${codes}`,

  // Holidays and visas
  packageUnknown: 'এই প্যাকেজ পাওয়া যায়নি।',
  packageWithdrawn: 'এই প্যাকেজ আর দেওয়া হয় না।',
  packagePriceChanged: ({ price }) =>
    `আপনার রুমগুলোর জন্য এই প্যাকেজের দাম এখন ${formatBdt(price, 'bn')}। কোনো টাকা কাটা হয়নি।`,
  dayFull: ({ date }) => `${formatDate(date, 'bn')} তারিখে আর জায়গা নেই। অন্য তারিখ বেছে নিন।`,
  dayNearlyFull: ({ left, date }) =>
    `${formatDate(date, 'bn')} তারিখে আর ${digits(left)} জনের জায়গা আছে। অন্য তারিখ বেছে নিন, অথবা লোক কমান।`,
  dayKeptBy: ({ reference, people, left, date }) =>
    `আপনার টাকা না দেওয়া বুকিং ${reference} ${formatDate(date, 'bn')} তারিখের ${digits(people)}টি জায়গা ধরে রেখেছে, আর ${left < 1 ? 'কোনো জায়গা বাকি নেই' : `${digits(left)}টি বাকি আছে`}। সেটির টাকা দিন, অথবা বাতিল করে আবার জমা দিন। কোনো টাকা কাটা হয়নি।`,
  countTravelers: 'যাঁরা যাবেন সবাইকে গুনুন',
  destinationUnknown: 'এই গন্তব্যের কোনো প্যাকেজ নেই',
  durationUnknown: 'কত দিনের জন্য যাবেন বেছে নিন',
  monthForm: 'মাসটি 2027-03-এর মতো করে লিখুন',
  sortUnknown: 'কীভাবে সাজাবেন বেছে নিন',
  wholePrice: 'দাম পুরো টাকায় দিন',
  visaClosed: 'এই ধরনের ভিসার আবেদন এখন নেওয়া হচ্ছে না, তাই আমরা এটি বিক্রি করছি না। কোনো টাকা কাটা হয়নি।',
  journeyVisaClosed:
    'এই ভ্রমণের ভিসা এখন পাওয়া যাচ্ছে না, তাই আমরা এর জন্য টাকা নিচ্ছি না। কোনো টাকা কাটা হয়নি। আপনার ভিসা আগে থেকেই থাকলে আমাদের ফোন করুন।',
  visaUnknown: 'এই ভিসা পাওয়া যায়নি।',
  visaWithdrawn: 'এই ভিসার আবেদন আর নেওয়া হচ্ছে না।',
  planWithdrawn: 'এই ধরনের ভিসার আবেদন আর নেওয়া হচ্ছে না। অন্য একটি বেছে নিন।',
  visaPriceChanged: ({ price }) =>
    `আপনার যাত্রীদের জন্য এই ভিসার দাম এখন ${formatBdt(price, 'bn')}। কোনো টাকা কাটা হয়নি।`,
  planIndexMissing: 'এই নামে একাধিক বিকল্প আছে। বিকল্পটির index দিন',
  visaCountryUnknown: 'এই দেশের ভিসার আবেদন আমরা নিই না',
  travelersIncomplete: 'প্রত্যেক যাত্রীর তথ্য দিন',

  // Paying
  submitChanged: 'আগের বারের পরে কিছু বদলেছেন। আবার জমা দিন।',
  replacedIsPaid: ({ reference }) =>
    `আপনার বুকিং ${reference}-এর টাকা দেওয়া হয়ে গেছে, তাই এখানকার পরিবর্তন পাঠানো হয়নি। আর কোনো টাকা কাটা হয়নি।`,
  orderEnded: 'এই বুকিং শেষ হয়ে গেছে। আবার খুঁজুন।',
  paymentBeingPrepared: 'আপনার পেমেন্ট তৈরি হচ্ছে। একটু পরে আবার চেষ্টা করুন।',
  gatewayUnavailable: 'পেমেন্ট গেটওয়ে সাড়া দিচ্ছে না। কোনো টাকা কাটা হয়নি। আবার চেষ্টা করুন।',
  timeToPayOver: 'এই বুকিংয়ের টাকা দেওয়ার সময় শেষ।',
  paymentBeingChecked: 'এই বুকিংয়ের একটি পেমেন্ট যাচাই হচ্ছে। দুবার টাকা দেবেন না।',
  tooManyUnpaid: ({ count, travelers, references, minutes }) =>
    `${digits(travelers)} জন যাত্রীর ${digits(count)}টি বুকিংয়ের টাকা এখনও দেননি: ${references}। ‘আমার বুকিং’ থেকে একটির টাকা দিন বা বাতিল করুন, অথবা ${waitOf(minutes)} পরে চেষ্টা করুন, তখন তার টাকা দেওয়ার সময় শেষ হবে। কোনো টাকা কাটা হয়নি।`,
  tooManyUnpaidOfPayer: ({ minutes }) =>
    `এই ইমেইল বা ফোন নম্বরে টাকা না দেওয়া অনেক বুকিং আছে। একটির টাকা দিন বা বাতিল করুন, অথবা ${waitOf(minutes)} পরে চেষ্টা করুন। কোনো টাকা কাটা হয়নি।`,
  tooManyUnpaidOfAddress: ({ minutes }) =>
    `আপনার নেটওয়ার্ক থেকে করা অনেক বুকিং টাকার অপেক্ষায় আছে। ${waitOf(minutes)} পরে আবার চেষ্টা করুন। কোনো টাকা কাটা হয়নি।`,
}
