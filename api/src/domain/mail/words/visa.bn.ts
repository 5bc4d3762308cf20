import { inDigitsOf } from '@jatra/contract/values/digits'
import type { visa as english } from './visa.ts'

export const visa: typeof english = {
  handedOver: {
    said: (date) => `${date} তারিখে আপনার আবেদন দূতাবাসে জমা দিয়েছি।`,
    nothing: 'এখন বাতিল করলে কিছু ফেরত আসবে না।',
    back: (refund, price) => `এখন বাতিল করলে ${price}-এর মধ্যে ${refund} ফেরত আসবে।`,
    mistake: (minutes) =>
      inDigitsOf(
        'bn',
        `এখনই জমা হওয়ার কথা না থাকলে সঙ্গে সঙ্গে ফোন করুন: ${minutes} মিনিটের মধ্যে আমরা এটি ফেরাতে পারি।`,
      ),
  },
  undone: {
    said: 'ভুল করে জমা হয়েছে বলে লিখেছিলাম, সেটি ফিরিয়ে নিয়েছি।',
    nothing: 'বাতিল করলে আগের মতোই কিছু ফেরত আসবে না।',
    back: (refund) => `আগের মতোই বাতিল করতে পারেন, তখন ${refund} ফেরত আসবে।`,
    next: 'জমা দিলে আপনাকে জানাব।',
  },
  unwritten: 'এটি লিখিত নিয়ম ছাড়া বিক্রি হয়েছে: বাতিল করলে কত ফেরত আসবে তা একজন সহকর্মী জেনে জানাবেন।',
}
