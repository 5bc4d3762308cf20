import { digits } from '../language/language.bn.ts'
import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
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
