import type { Translated } from '@jatra/design-system/language'
import type { formNotSent as english } from './form-not-sent.ts'

export const formNotSent: Translated<typeof english> = {
  endedTitle: 'পাঠাতে সাইন ইন করুন',
  endedText:
    'পাঠানোর আগেই আপনি সাইন আউট হয়ে গেছেন, তাই কিছুই পাঠানো হয়নি, টাকাও কাটা হয়নি। যা লিখেছেন এই পাতায় রাখা আছে: নতুন ট্যাবে সাইন ইন করে এখানে ফিরে আবার পাঠান।',
  fileMissing: 'বেছে নেওয়া ছবিটি রাখা নেই: পরে আবার বেছে নিন।',
  signIn: 'নতুন ট্যাবে সাইন ইন করুন',
  sendAgain: 'আবার পাঠান',
  otherTitle: 'এখানে এখন অন্য অ্যাকাউন্টে সাইন ইন করা আছে',
  otherText:
    'এটি অন্য অ্যাকাউন্ট থেকে পূরণ করা হয়েছিল, তাই কিছুই পাঠানো হয়নি, টাকাও কাটা হয়নি। এখন যে অ্যাকাউন্টে সাইন ইন করা আছে সেটি থেকে আবার পূরণ করুন, অথবা নিজেরটিতে সাইন ইন করুন।',
  startAnew: 'এই অ্যাকাউন্ট থেকে পূরণ করুন',
}
