import { digits } from '@jatra/design-system/language'
import type { Translated } from '@jatra/design-system/language'
import type { holidayOrder as english } from './holiday-order.ts'

export const holidayOrder: Translated<typeof english> = {
  plan: {
    title: 'এখন কী হবে',
    steps: {
      paid: 'পেমেন্ট',
      passports: 'আপনি নাম ও পাসপোর্ট দেবেন',
      names: 'আপনি নাম ও বয়স দেবেন',
      flights: 'আমরা ফ্লাইট বুক করব',
      hotels: 'হোটেল রুম নিশ্চিত করবে',
      voucher: 'আপনি ভাউচার পাবেন',
    },
    states: { done: 'হয়েছে', open: 'বাকি', late: 'দেরি' },
    by: (day) => `${day}-এর মধ্যে`,
    on: (day) => `${day} তারিখে`,
    late: (day) => `${day} তারিখে হওয়ার কথা ছিল। জানতে চাইলে আমাদের ফোন করুন।`,
    lateNames: (day) => `${day} তারিখে দেওয়ার কথা ছিল। এখন দিন।`,
    references: {
      hotel: 'হোটেলের রেফারেন্স',
      guide: 'গাইডের রেফারেন্স',
      flights: 'এয়ারলাইনের রেফারেন্স',
    },
    voucher: 'ভাউচার নামিয়ে নিন',
  },
  travelers: {
    title: 'কারা যাচ্ছেন',
    passportsDue: (missing, day) => `${day}-এর মধ্যে ${digits(missing)} জন যাত্রীর নাম ও পাসপোর্ট লাগবে।`,
    namesDue: (missing, day) => `${day}-এর মধ্যে ${digits(missing)} জন যাত্রীর নাম ও বয়স লাগবে।`,
    passportsLate: (missing, day) =>
      `${digits(missing)} জন যাত্রীর নাম ও পাসপোর্ট ${day} তারিখে দেওয়ার কথা ছিল। ফ্লাইট বুক করতে এখনই দিন।`,
    namesLate: (missing, day) =>
      `${digits(missing)} জন যাত্রীর নাম ও বয়স ${day} তারিখে দেওয়ার কথা ছিল। এখনই দিন।`,
    all: 'কারা যাচ্ছেন সবই আমরা জানি।',
    fewer: 'এই হলিডের একাংশ বাতিল হয়েছে: এখানকার নামগুলো যাঁরা যাচ্ছেন তাঁদেরই কি না দেখে নিন।',
    bands: {
      adults: 'প্রাপ্তবয়স্ক',
      child: 'শিশু (৭-১২)',
      child2: 'শিশু (৩-৬)',
      infants: 'কোলের শিশু (৩ বছরের কম)',
    },
    missing: 'নাম দেওয়া হয়নি',
    age: (years) => `বয়স ${digits(years)} বছর`,
    passport: (masked) => `পাসপোর্ট ${masked}`,
    givePassport: 'নাম ও পাসপোর্ট দিন',
    giveName: 'নাম ও বয়স দিন',
    give: (action, place) => `${action}: ${place}`,
    change: 'বদলান',
    changeOf: (name) => `${name}: বদলান`,
  },
  form: {
    title: (number, band) => `যাত্রী ${digits(number)}: ${band}`,
    lead: (name) => `আপনার হলিডে “${name}”-এর জন্য।`,
    legend: () => 'পাসপোর্টে যেমন আছে',
    homeLegend: 'পরিচয়পত্রে যেমন আছে',
    ageOnFirstDay: 'প্রথম দিনে বয়স, বছরে',
    firstName: 'নামের প্রথম অংশ',
    lastName: 'নামের শেষ অংশ',
    submit: 'সেভ করুন',
    back: 'বুকিংয়ে ফিরুন',
    restored: 'আগে যা লিখেছিলেন তা বসিয়ে দিয়েছি।',
    failed: 'সমস্যা হয়েছে! কাজটি হয়নি।',
    saved: 'সেভ হয়েছে। এরপর:',
    closed: 'এই যাত্রীকে এই পাতায় আর বদলানো যায় না',
    passportSoon: 'ফেরার ৬ মাসের মধ্যে এই পাসপোর্টের মেয়াদ শেষ। অনেক দেশ এমন পাসপোর্টে ঢুকতে দেয় না।',
  },
  reserve: {
    passports: (day) => `টাকা দেওয়ার পর বুকিংয়ের পাতায় ${day}-এর মধ্যে সবার নাম ও পাসপোর্ট দেবেন।`,
    names: (day) => `টাকা দেওয়ার পর বুকিংয়ের পাতায় ${day}-এর মধ্যে সবার নাম ও বয়স দেবেন।`,
    passportsAnyDay: 'টাকা দেওয়ার পর বুকিংয়ের পাতায় সবার নাম ও পাসপোর্ট দেবেন।',
    namesAnyDay: 'টাকা দেওয়ার পর বুকিংয়ের পাতায় সবার নাম ও বয়স দেবেন।',
  },
  next: {
    passports: (day) => `${day}-এর মধ্যে সবার নাম ও পাসপোর্ট দিন।`,
    names: (day) => `${day}-এর মধ্যে সবার নাম ও বয়স দিন।`,
    late: 'সবার নাম এখনই দিন: দেরি হয়ে গেছে।',
    waiting: (day) => `কিছু করতে হবে না। ${day}-এর মধ্যে ভাউচার ইমেইলে আসবে।`,
    voucherLate: 'কিছু করতে হবে না। ভাউচার পাঠাতে আমাদের দেরি হচ্ছে: জানতে চাইলে ফোন করুন।',
    voucher: (day) => `আপনার ভাউচার এখানে আছে। হলিডে শুরু ${day} তারিখে।`,
  },
}
