import { formatDate } from '../values/date-words.ts'
import { banglaDigits as digits } from '../values/digits.ts'
import { formatBdt } from '../values/money.ts'
import type { fieldErrors as english } from './field-errors.ts'
import type { Translated } from './translated.ts'

export const fieldErrors: Translated<typeof english> = {
  checkValue: 'এই তথ্যটি দেখে নিন',
  unreadable: 'পড়া যায় এমন অক্ষরে লিখুন',
  atMostCharacters: ({ max }) => `সর্বোচ্চ ${digits(max)}টি অক্ষর লেখা যায়`,
  dateForm: 'তারিখ এভাবে দিন: 2026-12-01',

  // Accounts
  passwordRequired: 'পাসওয়ার্ড দিন',
  passwordTooShort: 'পাসওয়ার্ডে অন্তত ৬টি অক্ষর থাকতে হবে',
  passwordTooWeak: 'একটি ছোট হাতের ও একটি বড় হাতের অক্ষর, একটি অঙ্ক এবং একটি বিশেষ চিহ্ন থাকতে হবে',
  userNameRequired: 'ইউজারনেম দিন',
  userNameForm: 'অক্ষর, অঙ্ক ও চিহ্ন দিন, ফাঁকা জায়গা বা @ ছাড়া',
  emailRequired: 'ইমেইল দিন',
  emailForm: 'ইমেইলটি ঠিকভাবে লেখা হয়নি',
  identifierRequired: 'ইউজারনেম বা ইমেইল দিন',
  currentPasswordRequired: 'এখনকার পাসওয়ার্ড দিন',
  newPasswordRequired: 'নতুন পাসওয়ার্ড দিন',
  newPasswordTooShort: 'নতুন পাসওয়ার্ডে ৫টি বা তার বেশি অক্ষর থাকতে হবে',
  confirmPasswordRequired: 'পাসওয়ার্ডটি আবার লিখুন',
  passwordsDiffer: 'দুটি পাসওয়ার্ড মেলেনি',
  nameRequired: 'নাম দিন',
  phoneForm: 'দেশের কোডসহ নম্বর লিখুন: +৮৮০ ১৭১২ ৩৪৫৬৭৮',

  // Travellers
  titleRequired: 'সম্বোধন বেছে নিন',
  genderRequired: 'লিঙ্গ বেছে নিন',
  ageRequired: 'বয়স পূর্ণ বছরে লিখুন',
  ageOfAdult: 'এই আসনটি ১২ বছর বা তার বেশি বয়সীর জন্য নেওয়া হয়েছে',
  ageOfBand: ({ least, most }) =>
    `এই আসনটি ${digits(least)} থেকে ${digits(most)} বছর বয়সী শিশুর জন্য নেওয়া হয়েছে`,
  firstNameRequired: 'নামের প্রথম অংশ দিন',
  lastNameRequired: 'নামের শেষ অংশ দিন',
  oneNameAlone: 'নাম একটিই হলে নামের প্রথম অংশ খালি থাকে',
  nameTooLong: ({ max, shorter }) =>
    `টিকিটে সর্বোচ্চ ${digits(max)}টি অক্ষর ধরে। এভাবে লেখা যায়: ${shorter}।`,
  sameNameTwice:
    'এক বুকিংয়ে এয়ারলাইন একই নাম একবারই নেয়। পাসপোর্টে নামটি যেখানে আলাদা সেভাবে লিখুন, অথবা এই যাত্রীর বুকিং আলাদা করুন।',
  latinName: 'পাসপোর্ট বা পরিচয়পত্রে যেমন আছে, ইংরেজি অক্ষরে লিখুন',
  latinNameOffered: ({ spelling }) =>
    `পাসপোর্ট বা পরিচয়পত্রে যেমন আছে, ইংরেজি অক্ষরে লিখুন। হতে পারে ${spelling}।`,
  birthYearRequired: 'জন্মের বছর দিন',
  birthMonthRequired: 'জন্মের মাস দিন',
  birthDayRequired: 'জন্মের দিনটি দিন',
  noSuchDay: 'ওই মাসে এমন কোনো দিন নেই',
  bornInFuture: 'জন্মতারিখটি এখনও আসেনি',
  bornAfterStart: 'জন্মতারিখ যাত্রা শুরুর পরে',
  fliesAsAdult: 'যাত্রার দিন বয়স ১২ বা তার বেশি, তাই প্রাপ্তবয়স্ক হিসেবে যাবেন',
  turnsTwelve: ({ date }) =>
    `${formatDate(date, 'bn')} তারিখে বয়স ১২ হবে, তাই প্রাপ্তবয়স্ক হিসেবে যাবেন: এই এয়ারলাইন শেষ ফ্লাইটের দিনের বয়স ধরে`,
  fliesAsChild: 'যাত্রার দিন বয়স ২ থেকে ১১, তাই শিশু হিসেবে যাবে',
  turnsTwo: ({ date }) =>
    `${formatDate(date, 'bn')} তারিখে বয়স ২ হবে, তাই সব ফ্লাইটে নিজের আসনে শিশু হিসেবে যাবে`,
  fliesAsInfant: 'শেষ ফ্লাইটের দিন বয়স ২-এর কম, তাই কোলের শিশু হিসেবে যাবে',
  nationalityRequired: 'জাতীয়তা বেছে নিন',
  nationalityForm: 'দেশের নাম বা দুই অক্ষরের কোড লিখুন, যেমন BD',
  countryCodeRequired: 'দেশের কোড দিন',
  mobileNumberRequired: 'মোবাইল নম্বর দিন',
  mobileNumberForm: '৪ থেকে ১৪টি অঙ্ক দিন',
  passportExpiryYearRequired: 'পাসপোর্টের মেয়াদ শেষের বছর দিন',
  passportExpiryMonthRequired: 'পাসপোর্টের মেয়াদ শেষের মাস দিন',
  passportExpiryDayRequired: 'পাসপোর্টের মেয়াদ শেষের দিনটি দিন',
  passportNumberRequired: 'পাসপোর্ট নম্বর দিন',
  passportNumberForm: 'পাসপোর্টে যেমন আছে, ৬ থেকে ৯টি ইংরেজি অক্ষর ও অঙ্ক দিন',
  passportCountryForm: 'কোন দেশ পাসপোর্ট দিয়েছে তা বেছে নিন',
  passportEndsOnTheWay: 'যাত্রা শেষ হওয়ার আগেই এই পাসপোর্টের মেয়াদ শেষ',
  passportExpired: 'এই পাসপোর্টের মেয়াদ শেষ',
  passportShort:
    'এই পাসপোর্টের মেয়াদ ৬ মাসের মধ্যে শেষ। দেশটিতে পৌঁছানোর দিন ৬ মাস মেয়াদ লাগে: আগে পাসপোর্ট নবায়ন করুন',

  // Passengers of a flight
  tooManySeated: ({ max }) =>
    `এক বুকিংয়ে এয়ারলাইন প্রাপ্তবয়স্ক ও শিশু মিলিয়ে সর্বোচ্চ ${digits(max)} জন নেয়।`,
  tooManyInfants:
    'প্রত্যেক কোলের শিশু একজন প্রাপ্তবয়স্কের কোলে বসে, তাই কোলের শিশু প্রাপ্তবয়স্কের চেয়ে বেশি হতে পারে না।',

  // Rooms of a holiday
  chooseCount: ({ max }) => `০ থেকে ${digits(max)} বেছে নিন`,
  roomMissing: 'অন্তত একটি রুম বেছে নিন।',
  adultMissing: 'অন্তত একজন প্রাপ্তবয়স্ক থাকতে হবে।',
  infantsPerAdult:
    'প্রত্যেক কোলের শিশু একজন প্রাপ্তবয়স্কের সঙ্গে ঘুমায়, তাই কোলের শিশু প্রাপ্তবয়স্কের চেয়ে বেশি হতে পারে না।',
  roomsTooSmall: ({ beds, sleepers }) =>
    `এই রুমগুলোতে ${digits(beds)} জন প্রাপ্তবয়স্ক বা শিশু থাকতে পারেন, আপনি বেছেছেন ${digits(sleepers)} জন। রুম বাড়ান, অথবা লোক কমান।`,
  travelDatePassed: 'আগামীকাল বা তার পরের তারিখ বেছে নিন',
  travelDateOutside: ({ from, to }) =>
    `${formatDate(from, 'bn')} থেকে ${formatDate(to, 'bn')}-এর মধ্যে তারিখ বেছে নিন`,
  travelDateMissing: 'যাত্রার তারিখ বেছে নিন',
  unprintable: ({ letters }) => `বাংলা বা ইংরেজি অক্ষরে লিখুন: রসিদে ${letters} ছাপা যায় না`,
  contactFirstName: 'নামের প্রথম অংশ দিন',
  contactLastName: 'নামের শেষ অংশ দিন',
  contactEmail: 'ইমেইল দিন',
  contactNumber: 'মোবাইল নম্বর দিন',

  // Visas
  documentsTooMany: ({ max }) => `প্রত্যেক যাত্রীর সর্বোচ্চ ${digits(max)}টি কাগজ দিন`,
  documentTwice: 'প্রতিটি কাগজ একবার দিন',
  documentsMissing: 'এই যাত্রীর কাগজপত্র দিন, অথবা পরে দেওয়ার কথা বেছে নিন',
  deliveryMissing: 'কাগজ কীভাবে দেবেন বেছে নিন',
  pickUpDateMissing: 'কাগজ নেওয়ার তারিখ বেছে নিন',
  pickUpDatePassed: 'কাগজ নেওয়ার তারিখ আজকের আগে হতে পারে না',
  pickUpTodayOver: 'আজ আর কাগজ নিতে আসা যাবে না। অন্য দিন বেছে নিন',
  pickUpDateTooLate: ({ last }) => `${formatDate(last, 'bn')} পর্যন্ত কোনো তারিখ বেছে নিন`,
  pickUpAddressMissing: 'কাগজ নেওয়ার ঠিকানা দিন',
  statusSentenceRequired: 'যাত্রীরা যে বাক্য পড়বেন তা লিখুন',
  checkedSourceRequired: 'কার কাছ থেকে জানা গেছে লিখুন',
  checkedUrlForm: 'https:// দিয়ে শুরু হয় এমন ঠিকানা দিন',
  checkedInFuture: 'যে দিন এখনো আসেনি, সেদিন যাচাই করা যায় না',
  closedUntilEarly: 'বন্ধের শেষ দিন প্রথম দিনের পরে হয়',

  // Paying
  paymentTypeMissing: 'পেমেন্টের উপায় বেছে নিন',
  amountNotTaken: ({ min, max }) =>
    `এক পেমেন্টে ${formatBdt(min, 'bn')} থেকে ${formatBdt(max, 'bn')} দেওয়া যায়। যাত্রা বা যাত্রীদের কয়েকটি বুকিংয়ে ভাগ করুন।`,
  optionTakesMore: ({ option, least }) =>
    `${option} এক পেমেন্টে ${formatBdt(least, 'bn')}-এর কম নেয় না। অন্য উপায় বেছে নিন।`,
  optionTakesLess: ({ option, most }) =>
    `${option} এক পেমেন্টে ${formatBdt(most, 'bn')}-এর বেশি নেয় না। অন্য উপায় বেছে নিন।`,
  accountNameRequired: 'অ্যাকাউন্টের নাম দিন',
  accountNumberRequired: 'অ্যাকাউন্ট নম্বর দিন',
  accountNumberForm: 'অ্যাকাউন্ট নম্বরের ৮ থেকে ১৭টি অঙ্ক লিখুন',
  bankRequired: 'ব্যাংকের নাম দিন',
  branchRequired: 'শাখার নাম দিন',
  routingNumberForm: 'রাউটিং নম্বরের নয়টি অঙ্ক লিখুন, অথবা খালি রাখুন',

  // The desk
  wholeTaka: 'পুরো টাকায় লিখুন',
  paymentReferenceRequired: 'পেমেন্টের রেফারেন্স দিন',
  reasonRequired: 'কারণ দিন',
  noteRequired: 'নোট দিন',
  searchTextMissing: 'কী খুঁজছেন লিখুন',
  searchNameMissing: 'খোঁজটির নাম দিন',

  // Checking a booking
  referenceMissing: 'বুকিং আইডি দিন',
}
