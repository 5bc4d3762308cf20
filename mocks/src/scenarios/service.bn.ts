import type { ScenarioWords } from './scenario.ts'
import type { serviceScenarios as english } from './service.ts'

export const serviceScenarios: ScenarioWords<typeof english> = {
  happy: {
    title: 'সব ঠিকঠাক',
    description: 'খুঁজলেই ফ্লাইট পাওয়া যায়, টাকা দিলে প্রতিবারই পেমেন্ট হয়।',
  },
  empty: {
    title: 'কিছুই নেই',
    description: 'খুঁজলে কোনো ফ্লাইট, প্যাকেজ বা ভিসা মেলে না, অ্যাকাউন্টেও কোনো বুকিং নেই।',
  },
  slow: {
    title: 'ধীর সেবা',
    description: 'প্রতিটি উত্তর আসতে তিন সেকেন্ড বেশি লাগে।',
  },
  offline: {
    title: 'সেবায় পৌঁছানো যায় না',
    description: 'কিছুরই উত্তর আসে না, সেবা বন্ধ থাকলে যেমন হয়।',
  },
  flaky: {
    title: 'কখনও চলে, কখনও চলে না',
    description: 'প্রতি তিনবারের প্রথমবার হয় না; আবার চেষ্টা করলে হয়।',
  },
  'rate-limited': {
    title: 'অনেকবার চেষ্টা',
    description: 'বেশিবার চেষ্টা করায় সবই ফিরিয়ে দেওয়া হয়; আধা মিনিট পরে ঠিক হতো।',
  },
  'validation-errors': {
    title: 'পাতা মেনে নেয়, সেবা মানে না',
    description:
      'পাতায় কোনো ভুল ধরা না পড়লেও সাইন আপ, নিয়মিত যাত্রী আর পেমেন্টের ঘরগুলো সেবা ফিরিয়ে দেয়। যা লেখা হয়েছিল তা থেকে যায়।',
  },
  'long-content': {
    title: 'সবচেয়ে লম্বা নাম, সবচেয়ে বড় দাম',
    description: 'প্যাকেজের নাম যত লম্বা হতে পারে তত লম্বা, আর প্রথম ফ্লাইটের দাম ৳১২,৩৪,৫৬৭, নয়জন যাত্রীর জন্য।',
  },
}
