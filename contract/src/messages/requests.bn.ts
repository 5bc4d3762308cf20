import { formatDate, formatTime } from '../values/date-words.ts'
import { timeInDhaka } from '../values/dhaka-time.ts'
import { banglaDigits as digits } from '../values/digits.ts'
import { formatBdt } from '../values/money.ts'
import type { PageThings, requests as english } from './requests.ts'
import type { Translated } from './translated.ts'

const pageThings: Record<PageThings, string> = {
  accounts: 'অ্যাকাউন্ট',
  airports: 'বিমানবন্দর',
  bookings: 'বুকিং',
  cancellations: 'বাতিলের অনুরোধ',
  differences: 'গরমিল',
  entries: 'ঘটনা',
  flights: 'ফ্লাইট',
  packages: 'প্যাকেজ',
  payments: 'পেমেন্ট',
  refunds: 'রিফান্ড',
}

export const requests: Translated<typeof english> = {
  checkInput: 'যা লিখেছেন দেখে নিন।',
  signIn: 'সাইন ইন করুন।',
  otherAccount: 'এটি অন্য একটি অ্যাকাউন্টের।',
  accountChanged: 'এখানে এখন অন্য অ্যাকাউন্টে সাইন ইন করা আছে, তাই কিছুই পাঠানো হয়নি।',
  dutyMissing: 'আপনার অ্যাকাউন্ট থেকে এটি করা যায় না।',
  nothingHere: 'এখানে কিছু নেই।',
  nothingAsked: 'কিছু চাওয়া হয়নি।',
  serviceFailed: 'আমাদের এখানে সমস্যা হয়েছে। আবার চেষ্টা করুন।',
  serviceUnavailable: 'এখন সেবা দেওয়া যাচ্ছে না। আবার চেষ্টা করুন।',
  serviceUnreachable: 'সার্ভারে পৌঁছানো গেল না। আবার চেষ্টা করুন।',
  tooManyAttempts: 'অনেকবার চেষ্টা হয়েছে। একটু অপেক্ষা করে আবার চেষ্টা করুন।',
  methodNotAllowed: ({ methods }) => `এখানে ${methods.replaceAll(',', ' বা ')} দিন।`,
  bodyCompressed: 'কমপ্রেস না করে পাঠান।',
  bodyNoJson: 'application/json হিসেবে পাঠান।',
  bodyInvalidJson: 'পাঠানো JSON ঠিক নেই।',
  bodyCutOff: 'পুরোটা এসে পৌঁছায়নি।',
  bodyTooLarge: ({ most }) => `একবারে এত নেওয়া যায় না (${most})।`,
  valueMissing: 'এই তথ্যটি দিন',
  tooDeep: 'তথ্য বেশি ধাপে সাজানো।',
  tooMuch: 'একবারে এত তথ্য নেওয়া যায় না।',
  keyForm: '১ থেকে ১০০টি দৃশ্যমান ASCII অক্ষর দিন।',
  keyFormOfHeader: 'Idempotency-Key: ১ থেকে ১০০টি দৃশ্যমান ASCII অক্ষর দিন।',
  pageSize: ({ most, things }) => `১ থেকে ${digits(most)}টি ${pageThings[things]} চান`,
  pageUnknown: 'এই পাতাটি নেই। প্রথম পাতা থেকে শুরু করুন।',
  noticeRejected: 'এই বার্তা নেওয়া হয়নি।',
  noticeNotTaken: 'এই বার্তা আবার পাঠান।',
  jobUnknown: 'এই আইডির কোনো ব্যর্থ কাজ নেই।',

  // Guards of the site
  siteUnavailable: 'এখন সেবা দেওয়া যাচ্ছে না।',
  notFromHere: 'অনুরোধটি আমাদের নিজেদের পাতা থেকে আসেনি।',
  addressTooLong: 'ঠিকানাটি খুব লম্বা।',
  pictureFormTooLarge: 'ছবিটি ৫ MB-এর চেয়ে বড়। ফিরে গিয়ে ছোট একটি বেছে নিন।',
  hostMissing: 'কোন সাইট চাওয়া হচ্ছে, অনুরোধটি তা বলেনি।',
  addressNotSetUp: ({ host }) =>
    `সাইটটি ${host} ঠিকানার জন্য সাজানো নয়। আপনি চালালে PUBLIC_URL-এ দর্শকদের ঠিকানা দিন।`,

  // Signing in
  wrongLogin: 'ইউজারনেম, ইমেইল বা পাসওয়ার্ড ভুল',
  userNameTaken: 'এই ইউজারনেম আগেই নেওয়া হয়েছে',
  emailTaken: 'এই ইমেইলে আগেই একটি অ্যাকাউন্ট আছে',
  userNameAndEmailTaken: 'এই ইউজারনেম আগেই নেওয়া হয়েছে। এই ইমেইলেও একটি অ্যাকাউন্ট আছে',
  manySigningIn: 'এখন অনেকে সাইন ইন করছেন। আবার চেষ্টা করুন।',
  signInEnded: 'এই সাইন ইনের সময় শেষ। আবার চেষ্টা করুন।',
  deviceUnknown: 'এই ডিভাইসে সাইন ইন নেই।',
  linkExpired: 'এই লিংক আর কাজ করে না। মেয়াদ শেষ হয়ে থাকতে পারে, অথবা আগেই ব্যবহার হয়েছে।',
  wrongCurrentPassword: 'এটি আপনার এখনকার পাসওয়ার্ড নয়',
  noPasswordYet: 'আপনার অ্যাকাউন্টে এখনও পাসওয়ার্ড নেই। ‘পাসওয়ার্ড ভুলে গেছি’ থেকে একটি দিন',

  // Accounts
  accountUnknown: 'এই অ্যাকাউন্ট নেই।',
  phoneUnknown: 'এমন কোনো নম্বর নেই। দেশের কোড ও অঙ্কগুলো দেখে নিন',
  phoneUnknownUnder: ({ countryCode }) =>
    `+${digits(countryCode)}-এর অধীনে এমন কোনো নম্বর নেই। দেশের কোড ও অঙ্কগুলো দেখে নিন`,
  phoneNotCalled: ({ number }) => `${digits(number)} নম্বরে ফোন করা যায় না। অঙ্কগুলো দেখে নিন`,
  languageUnknown: 'ইংরেজি বা বাংলা বেছে নিন',
  passwordWrong: 'এটি আপনার পাসওয়ার্ড নয়',
  emailDiffers: 'নিশ্চিত করতে এই অ্যাকাউন্টের ইমেইল লিখুন',
  paymentUnderWay: ({ minutes }) =>
    `এই অ্যাকাউন্টের একটি পেমেন্ট চলছে। শেষ হলে, সাধারণত ${digits(minutes)} মিনিটের মধ্যে, অ্যাকাউন্ট মোছা যাবে।`,
  waitsForBank: ({ amount, reference }) =>
    `${reference} বুকিংয়ের ${formatBdt(amount, 'bn')} রিফান্ডের জন্য ব্যাংক অ্যাকাউন্ট লাগবে। বুকিংয়ের পেজে সেটি দেওয়ার পর রিফান্ড পৌঁছালে অ্যাকাউন্ট মোছা যাবে।`,
  waitsForRefund: ({ amount, reference }) =>
    `${reference} বুকিংয়ের ${formatBdt(amount, 'bn')} রিফান্ড এখনও দেওয়া হয়নি। দেওয়া হলে অ্যাকাউন্ট মোছা যাবে।`,
  waitsForRefunds: ({ amount, references }) =>
    `মোট ${formatBdt(amount, 'bn')} রিফান্ড এখনও দেওয়া হয়নি: ${references}। সব দেওয়া হলে অ্যাকাউন্ট মোছা যাবে।`,
  waitsForDecision: ({ reference }) =>
    `${reference} বুকিং নিয়ে আমরা এখনও সিদ্ধান্ত নিচ্ছি। সিদ্ধান্ত হলে অ্যাকাউন্ট মোছা যাবে।`,
  waitsForCancellation: ({ amount, reference }) =>
    `${reference} বুকিং বাতিল হচ্ছে, ${formatBdt(amount, 'bn')} ফেরত যাবে। টাকা দেওয়া হলে অ্যাকাউন্ট মোছা যাবে।`,
  waitsForAmount: ({ reference }) =>
    `${reference} বুকিং বাতিল হচ্ছে, কত ফেরত যাবে তা একজন সহকর্মী দেখছেন। টাকা দেওয়া হলে অ্যাকাউন্ট মোছা যাবে।`,
  waitsForAirline: ({ reference }) =>
    `${reference} বুকিং এয়ারলাইনে বাতিল হচ্ছে, দাম ফেরত যাবে। টাকা দেওয়া হলে অ্যাকাউন্ট মোছা যাবে।`,
  waitsForTickets: ({ reference }) =>
    `${reference} বুকিংয়ের টাকা দেওয়া হয়েছে, টিকিট এখনও হয়নি। টিকিট হলে, বা টাকা ফেরত দেওয়া হলে, অ্যাকাউন্ট মোছা যাবে।`,
  waitsForHold: ({ reference, until }) =>
    `${reference} বুকিংয়ের আসন ${formatDate(timeInDhaka(Date.parse(until)), 'bn')}, ${formatTime(until, 'bn')}, ঢাকার সময় পর্যন্ত ধরে রাখা আছে, টাকা দেওয়া হয়নি। এর পেজে আসন ছেড়ে দিলে, বা ততক্ষণ অপেক্ষা করলে, অ্যাকাউন্ট মোছা যাবে।`,
  staffStays: 'অন্য কর্মীর অ্যাকাউন্ট এখান থেকে মোছা যায় না।',
  lastManagerStays: 'আপনিই শেষ ম্যানেজার। আগে অন্য কাউকে ম্যানেজার করুন।',
  tooManyTravelers: ({ max }) => `${digits(max)} জন যাত্রী রাখা যায়। আগে একজনকে বাদ দিন।`,
  travelerUnknown: 'এই যাত্রী আর আপনার তালিকায় নেই।',
  travelerIdForm: '১ থেকে ৬৪টি অক্ষর, অঙ্ক, হাইফেন বা আন্ডারস্কোর দিন',
  passportDraftUnknown: 'পাসপোর্টের এই তথ্য আর রাখা নেই। আবার লিখুন।',
  passportFieldsOnly: 'শুধু পাসপোর্টের ঘরগুলো পাঠান',
  tooManyFields: ({ max }) => `সর্বোচ্চ ${digits(max)}টি ঘর পাঠান`,
  draftIdForm: '১৬ থেকে ৬৪টি অক্ষর ও অঙ্ক দিন',
  notThisName: 'ভ্রমণের কাগজে যেমন আছে, সেই নাম দিন',
  notThisMail: 'এই ঠিকানায় কোনো মেইল পৌঁছায় না',

  // Pictures
  pictureTooLarge: 'ছবিটি ৫ MB-এর চেয়ে বড়। ছোট একটি বেছে নিন।',
  pictureTooSmall: ({ pixels }) => `ছবিটি খুব ছোট: প্রতি পাশে অন্তত ${digits(pixels)} পিক্সেল লাগে।`,
  pictureUnknown: 'এই অ্যাকাউন্টে কোনো ছবি নেই।',
  pictureNotStored: 'ছবিটি এখন রাখা গেল না। আবার চেষ্টা করুন।',
  manyUploads: 'এখন অনেক ছবি আপলোড হচ্ছে। একটু পরে আবার চেষ্টা করুন।',
  manyDrawings: 'এখন অনেক ফাইল তৈরি হচ্ছে। একটু পরে আবার চেষ্টা করুন।',
  manyLinkPictures: 'একসঙ্গে অনেক ছবি চাওয়া হয়েছে। একটু অপেক্ষা করে আবার চেষ্টা করুন।',
  documentTooLarge: 'ফাইলটি ১০ MB-এর চেয়ে বড়। ছোট একটি ছবি দিন।',
  documentEmpty: 'ফাইলটি ফাঁকা। ছবিটি আবার বেছে নিন।',
  uploadCutOff: 'ফাইলটি পুরো আসেনি। আবার আপলোড করুন।',
  documentTypeUnsupported: 'ফাইলটি কোনো ছবি নয়। JPEG, PNG, WebP বা AVIF আপলোড করুন।',
  documentKindUnsupported: ({ kind }) =>
    `${kind === 'video' ? 'ভিডিও' : kind} ফাইল নেওয়া হয় না। JPEG, PNG, WebP বা AVIF আপলোড করুন।`,
  heicUnsupported: ({ kind }) => `${kind} ছবি খোলা যায় না। JPEG হিসেবে সেভ করুন, অথবা স্ক্রিনশট নিন।`,
  documentTooSmall: ({ pixels }) =>
    `ছবিটি এত ছোট যে পড়া যায় না: প্রতি পাশে অন্তত ${digits(pixels)} পিক্সেল লাগে।`,
  documentTooWide: 'ছবিতে যত পিক্সেল আছে তা খোলা যায় না: প্রতি পাশে সর্বোচ্চ ১২,০০০। ছোট করে সেভ করুন।',
  documentTooHeavy: 'ছবিটি এত বড় যে খোলা যায় না। প্রতি পাশে সর্বোচ্চ ৫,০০০ পিক্সেলের JPEG হিসেবে সেভ করুন।',
  documentUnreadable: 'ছবিটি নষ্ট, খোলা যায় না। অন্য একটি বেছে নিন।',
  tooManyDocuments: ({ max }) => `আপনার ${digits(max)}টি আপলোড কোনো আবেদনে নেই। আগে কয়েকটি বাদ দিন।`,
  documentUnknown: 'কাগজটি নেই। আবার আপলোড করুন।',
  documentAttached: 'কাগজটি একটি আবেদনের, সেখানেই থাকে।',
  documentElsewhere: 'এই কাগজ আগেই অন্য যাত্রীর সঙ্গে দেওয়া হয়েছে',
  documentsAccepted: 'এই কাগজ আমরা গ্রহণ করেছি: বদলানোর কিছু নেই।',
  documentsTooLate: 'আবেদন জমা দেওয়া হয়ে গেছে, তাই আর কাগজ নেওয়া হচ্ছে না।',
  applicationEnded: 'এই আবেদনে আর কাগজ নেওয়া হচ্ছে না।',
  documentsPerTraveler: ({ max }) => `একজন যাত্রীর সর্বোচ্চ ${digits(max)}টি কাগজ আপলোড করুন`,
  documentOfOne: 'প্রতিটি কাগজ একজন যাত্রীকে দিন',
}
