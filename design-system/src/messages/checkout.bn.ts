import { digits } from '../language/language.bn.ts'
import type { Translated } from '../language/index.ts'
import type * as english from './checkout.ts'

export const travelerForm: Translated<typeof english.travelerForm> = {
  traveler: (number) => `যাত্রী ${digits(number)}`,
  title: 'সম্বোধন',
  gender: 'লিঙ্গ',
  genders: { Male: 'পুরুষ', Female: 'নারী' },
  bothRight: (title, gender) => `${title} ও ${gender} দুটিই ঠিক আছে`,
  usual: (title, usual) => `${title} হলে সাধারণত ${usual} হয়। পাসপোর্ট বা পরিচয়পত্র দেখে নিন।`,
  firstName: 'নামের প্রথম অংশ',
  lastName: 'নামের শেষ অংশ',
  onlyName: 'নাম',
  singleName: 'পাসপোর্টে নাম একটিই',
  singleNameHint: 'যে ঘরটি থাকে, নামটি সেখানে লিখুন।',
  onTicket: 'টিকিটে থাকবে:',
  takeSpelling: (spelling) => `${spelling} লিখুন`,
  birthDate: 'জন্মতারিখ',
  nationality: 'জাতীয়তা',
  passportExpiry: 'পাসপোর্টের মেয়াদ শেষ',
  passportNumber: 'পাসপোর্ট নম্বর',
  passportHint: 'পাসপোর্টে যেমন ছাপা আছে: ইংরেজি অক্ষর ও অঙ্ক, ৬ থেকে ৯টি',
  passportCountry: 'যে দেশের পাসপোর্ট',
  sameAsNationality: 'জাতীয়তার দেশ',
  email: 'ইমেইল',
  address: 'ঠিকানা',
}

export const documentUploader: Translated<typeof english.documentUploader> = {
  label: 'কাগজপত্র',
  add: '+ কাগজ যোগ করুন',
  empty: 'কোনো কাগজ দেওয়া হয়নি',
}

export const requirementList: Translated<typeof english.requirementList> = {
  label: 'আবেদনকারী অনুযায়ী কাগজপত্র',
  none: 'কোনো কাগজপত্র লাগবে না।',
  applicants: {
    jobholders: 'চাকরিজীবী',
    businessman: 'ব্যবসায়ী',
    govtJobHolder: 'সরকারি চাকরিজীবী',
    retiredPerson: 'অবসরপ্রাপ্ত',
    unemployed: 'বেকার',
    housewife: 'গৃহিণী',
    student: 'শিক্ষার্থী',
    nonChild: 'শিশু (১৮ বছরের কম)',
  },
}

export const deliveryMethod: Translated<typeof english.deliveryMethod> = {
  legend: 'কাগজপত্র দেওয়ার উপায়',
  travelerDrop: {
    name: 'নিজে দিয়ে যাব',
    detail: 'আপনি আমাদের অফিসে কাগজপত্র দিয়ে যাবেন।',
  },
  pickUp: {
    name: 'এসে নিয়ে যান',
    detail: 'আমরা আপনার ঠিকানা থেকে কাগজপত্র নিয়ে আসব।',
  },
}

export const paymentOptions: Translated<typeof english.paymentOptions> = {
  missing: 'পেমেন্টের একটি উপায় বেছে নিন',
  legend: 'পেমেন্টের উপায়',
  details: {
    bkash: 'মোবাইল ওয়ালেট',
    nogod: 'মোবাইল ওয়ালেট',
    nexus: 'ডিবিবিএল কার্ড বা অ্যাপ',
    sslCommerz: 'কার্ড ও নেট ব্যাংকিং',
  },
}

export const priceSummary: Translated<typeof english.priceSummary> = {
  flight: {
    fee: 'ফ্লাইট ফি',
    tax: 'ট্যাক্স',
    margin: 'এজেন্সির মার্জিন',
    serviceFee: 'সার্ভিস ফি',
    discount: 'ছাড়',
    total: 'মোট দেয়',
  },
  heading: 'দামের হিসাব',
  bar: 'দামের বিস্তারিত দেখুন',
}

export const selectedPlanCard: Translated<typeof english.selectedPlanCard> = {
  label: 'বেছে নেওয়া প্ল্যান',
}
