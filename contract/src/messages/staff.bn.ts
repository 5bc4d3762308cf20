import { formatDate } from '../values/date-words.ts'
import { banglaDigits as digits } from '../values/digits.ts'
import { formatBdt } from '../values/money.ts'
import type { staff as english } from './staff.ts'
import type { Translated } from './translated.ts'

type Params<Key extends 'cancellationDecided' | 'refundDecided'> = Parameters<
  (typeof english)[Key]
>[0]

const cancellationStatuses: Record<Params<'cancellationDecided'>['status'], string> = {
  asked: 'চাওয়া হয়েছে',
  needs_person: 'সহকর্মীর অপেক্ষায়',
  done: 'বাতিল হয়েছে',
  dropped: 'বাতিল হয়নি',
}
const refundStatuses: Record<Params<'refundDecided'>['status'], string> = {
  requested: 'চাওয়া হয়েছে',
  approved: 'অনুমোদিত',
  sent: 'পাঠানো হয়েছে',
  confirmed: 'দেওয়া হয়েছে',
  needs_person: 'সহকর্মীর অপেক্ষায়',
  declined: 'নাকচ',
}
const refundActs: Record<Params<'refundDecided'>['act'], string> = {
  approve: 'অনুমোদন দেওয়া',
  decline: 'নাকচ করা',
  retry: 'আবার চেষ্টা করা',
  'mark-paid': 'দেওয়া হয়েছে বলে লেখা',
}

export const staff: Translated<typeof english> = {
  ownBooking: 'এই বুকিং আপনার নিজের অ্যাকাউন্টের, তাই কাজটি একজন সহকর্মীকে করতে হবে।',

  // Cancellations and payments
  cancellationUnknown: 'এমন কোনো বাতিলের অনুরোধ নেই।',
  cancellationDecided: ({ status }) =>
    `এই বাতিলের অনুরোধের অবস্থা এখন ‘${cancellationStatuses[status]}’, কারও অপেক্ষায় নেই। আবার দেখে নিন।`,
  noAmountShown: 'যাত্রীকে কোনো অঙ্ক দেখানো হয়নি: কত ফেরত যাবে লিখুন',
  nothingBack: 'কিছুই ফেরত যাবে না: বাদ দিন, যাতে বুকিং বহাল থাকে',
  lessThanShown: 'যাত্রীকে যা দেখানো হয়েছে তার চেয়ে কম',
  moreThanLeft: 'দেওয়া টাকার যতটুকু বাকি তার চেয়ে বেশি',
  wholeTakaOrWhole: 'পুরো টাকায় লিখুন, অথবা whole',
  noPaymentHeld: 'এই বুকিংয়ের কোনো পেমেন্ট এখন আর যাচাইয়ের অপেক্ষায় নেই। আবার দেখে নিন।',

  // Refunds
  orderUnknown: 'এমন কোনো বুকিং নেই।',
  refundUnknown: 'এমন কোনো রিফান্ড নেই।',
  refundDecided: ({ status, act }) =>
    `এই রিফান্ডের অবস্থা এখন ‘${refundStatuses[status]}’, তাই ${refundActs[act]} যায় না। আবার দেখে নিন।`,
  ownRefund: 'এই রিফান্ড আপনি চেয়েছেন, তাই একজন সহকর্মীকে অনুমোদন দিতে বা নাকচ করতে হবে।',
  refundOwed: 'বাতিলের জন্য বা যে টাকায় কিছু কেনা হয়নি তার জন্য যাত্রী এই রিফান্ড পাবেন, তাই নাকচ করা যায় না।',
  lessIsLeft: ({ left }) =>
    `এই বুকিংয়ে দেওয়া টাকার মাত্র ${formatBdt(left, 'bn')} এখন বাকি আছে। এই রিফান্ড নাকচ করে নতুন করে চান।`,
  nothingLeft: 'এই বুকিংয়ে দেওয়া সব টাকা ফেরত যাচ্ছে, অথবা অনুমোদনের অপেক্ষায় আছে।',
  nothingPaid: 'এই বুকিংয়ের কোনো টাকা দেওয়া হয়নি।',
  keyOfOtherRefund: 'এই Idempotency-Key অন্য রিফান্ডে ব্যবহার হয়েছে।',

  // The desk
  tooManySearches: ({ most }) => `আপনি আগেই ${digits(most)}টি খোঁজ রেখেছেন। আগে একটি সরান।`,
  clientIdForm: '৮ থেকে ৬৪টি অক্ষর, সংখ্যা ও হাইফেনের একটি id দিন',
  idOfOtherNote: 'এই id অন্য নোটে ব্যবহার হয়েছে।',
  passportNotKept: 'এই পাসপোর্ট আর রাখা নেই, অথবা কখনও দেওয়া হয়নি।',

  // Visa applications
  applicationUnknown: 'এমন কোনো ভিসার আবেদন নেই।',
  holidayUnknown: 'এমন কোনো হলিডে নেই।',
  holidayUnpaid: 'এই হলিডের টাকা দেওয়া হয়নি, তাই নিশ্চিত করা যায় না।',
  holidayCancelled: 'যাত্রী এই হলিডে বাতিল করেছেন বা করছেন: নিশ্চিত করবেন না।',
  holidayStarted: 'এই হলিডে শুরু হয়ে গেছে।',
  holidayConfirmedBefore: 'এই হলিডে অন্য রেফারেন্সে আগেই নিশ্চিত করা হয়েছে।',
  referenceRequired: 'রেফারেন্স দিন',
  flightReferenceRequired: 'দামে ফ্লাইট আছে: এয়ারলাইনের রেফারেন্স দিন',
  applicationUnpaid: 'এই আবেদনের টাকা দেওয়া হয়নি, তাই দূতাবাসে যাবে না।',
  applicationCancelled: 'যাত্রী এই আবেদন বাতিল করেছেন বা করছেন: জমা দেবেন না।',
  applicationIncomplete: ({ travelers }) =>
    `যাত্রী ${digits(travelers)}-এর কোনো কাগজপত্র এখানে নেই। তবু কেন জমা দিচ্ছেন লিখুন, যেমন কাগজে এসেছে।`,
  checklistIncomplete: ({ count, travelers }) =>
    `যাত্রী ${digits(travelers)}-এর ${digits(count)}টি জরুরি কাগজ এখনো গ্রহণ করা হয়নি। তবু কেন জমা হচ্ছে লিখুন, যেমন কাগজে এসেছে।`,
  applicationWentOn: 'দূতাবাস এই আবেদন পেয়ে গেছে, তাই জমা থাকবে।',
  applicationDecided: 'এই আবেদনে দূতাবাস সিদ্ধান্ত দিয়েছে।',
  checklistItemUnknown: 'এই আবেদনে ওই কাগজ লাগে না।',
  documentsReplaced: 'যাত্রী এর মধ্যে অন্য কাগজ দিয়েছেন। সেগুলো দেখুন।',
  slotAccepted: 'একজন সহকর্মী এর মধ্যে কাগজগুলো গ্রহণ করেছেন।',
  slotAsked: 'একজন সহকর্মী এর মধ্যে অন্য কাগজ চেয়েছেন।',
  nothingGiven: 'এখানে কোনো কাগজ নেই, তাই ভুলও নেই।',
  askReasonMissing: 'কী ভুল আছে লিখুন',
  notHandedOver: 'এই আবেদন দূতাবাসে নেই। আগে জমা দিন।',
  notDecided: 'দূতাবাস এখনো সিদ্ধান্ত দেয়নি। আগে সিদ্ধান্তটি লিখুন।',
  wasGranted: 'একজন সহকর্মী লিখেছেন যে ভিসা হয়েছে।',
  wasRefused: 'একজন সহকর্মী লিখেছেন যে ভিসা হয়নি।',
  letterUnknown: 'চিঠিটি নেই। আবার আপলোড করুন।',
  dayMissing: 'তারিখ দিন, যেমন 2026-12-04',
  stageInFuture: 'আজকের বা আগের কোনো তারিখ দিন',
  stageBefore: ({ since }) =>
    `${formatDate(since, 'bn')} বা তার পরের তারিখ দিন: তার আগে আবেদন এত দূর যায়নি`,
  handOverStands: ({ minutes }) =>
    `এই আবেদন দূতাবাসে জমা দেওয়ার পর ${digits(minutes)} মিনিটের বেশি হয়ে গেছে, তাই আর ফেরানো যায় না।`,
  cancelledAtEmbassy:
    'এর পর যাত্রী আবেদনটি বাতিল করেছেন, দূতাবাসে জমা থাকা আবেদন হিসেবে। বাকি টাকার জন্য হাতে রিফান্ড চান।',

  // The desk
  claimedBy: ({ name }) => `${name} এটি দেখছেন। আবার দেখে নিন।`,
  itemGone: 'এটি আর কারও অপেক্ষায় নেই: একজন সহকর্মী দেখেছেন, অথবা নিজেই শেষ হয়েছে।',
  notColleague: 'এই কাজ করেন এমন একজন সহকর্মী বেছে নিন',

  // The catalogue
  visaCountryTaken: ({ country }) => `${country}-এর ভিসা আগেই আছে। সেটি বদলান, অথবা আগে তুলে নিন।`,
  visaNameRequired: 'ভিসার নাম দিন',
  planNameRequired: 'ধরনের নাম দিন',
  requirementRequired: 'কী লাগবে লিখুন',
  checklistNameRequired: 'কাগজটির নাম দিন',
  checklistIdWrong: 'কাগজটির একটি আইডি দিন, শুধু ইংরেজি অক্ষরে',
  checklistItemTwice: 'দুটি কাগজের আইডি একই',
  packageNameRequired: 'প্যাকেজের নাম দিন',
  packageDestinationRequired: 'কোথায় যাবে লিখুন',
  packageDescriptionRequired: 'প্যাকেজের বর্ণনা দিন',
  conditionRequired: 'শর্তটি লিখুন',
  notAsManyAsEnglish: 'ইংরেজিতে যতটি লাইন আছে, ততটিই লিখুন',
  languagesUnknown: 'সব ভাষা চাইলে all লিখুন, নাহলে বাদ দিন',
  lastDayBeforeFirst: 'শেষ দিন প্রথম দিনের আগে হতে পারে না',
  hotelNameRequired: 'হোটেলের নাম দিন',
  hotelRoomRequired: 'রুমটি কেমন লিখুন',
  hotelPlaceRequired: 'হোটেল কোথায় লিখুন',
  airportForm: 'বিমানবন্দরের কোড দিন: DAC',
  timeForm: 'সময় এভাবে দিন: 09:05',
  reviewerRequired: 'কে লিখেছেন জানান',
  reviewRequired: 'কী বলা হয়েছে লিখুন',
  stepDays: 'যাত্রার ১ থেকে ৩৬৫ দিন আগে দিন',
  stepPercent: 'দামের ১ থেকে ১০০ শতাংশ দিন',
  stepMissing: 'অন্তত একটি ধাপ দিন',
  tooManySteps: 'সর্বোচ্চ ৬টি ধাপ দিন',
  stepsOutOfOrder: 'প্রতিটি ধাপ আগেরটির পরে হবে এবং কম ফেরত দেবে',
}
