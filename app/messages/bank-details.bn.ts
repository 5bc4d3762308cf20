import { digits, type Translated } from '@jatra/design-system/language'
import type { bankDetails as english } from './bank-details.ts'

export const bankDetails: Translated<typeof english> = {
  title: 'রিফান্ড কোথায় দেব',
  lead: (amount, channel) =>
    `${channel} দিয়ে এই পেমেন্টের ${amount} আর ফেরত পাঠানো যায় না। বাংলাদেশের একটি ব্যাংক অ্যাকাউন্ট দিন, একজন সহকর্মী সেখানে টাকা দেবেন।`,
  safety:
    'যে সহকর্মী টাকা দেবেন শুধু তিনিই অ্যাকাউন্টটি দেখেন। টাকা দেওয়ার ৩০ দিন পর এটি মুছে যায়। আমরা কখনও পিন, পাসওয়ার্ড বা কোড চাই না।',
  accountName: 'অ্যাকাউন্টের নাম',
  accountNameHint: 'ব্যাংকে যেমন আছে',
  accountNumber: 'অ্যাকাউন্ট নম্বর',
  accountNumberHint: '৮ থেকে ১৭টি অঙ্ক',
  bank: 'ব্যাংক',
  branch: 'শাখা',
  routingNumber: 'রাউটিং নম্বর',
  routingNumberHint: 'নয়টি অঙ্ক, প্রতিটি চেকে থাকে',
  submit: 'ব্যাংকের তথ্য সেভ করুন',
  back: 'বুকিংয়ে ফিরে যান',
  replaces: (ending) =>
    `যে অ্যাকাউন্টের শেষে ${digits(ending)}, সেটি আমাদের কাছে আছে। এখানে যা সেভ করবেন তা সেটির জায়গা নেবে।`,
  card: {
    account: (ending) => `ব্যাংক অ্যাকাউন্ট, শেষে ${digits(ending)}`,
    transfer: 'ব্যাংক ট্রান্সফারে',
    anAccount: 'আপনার একটি ব্যাংক অ্যাকাউন্ট',
    askedTitle: 'কোথায় টাকা দেব জানান',
    asked: (channel) =>
      `${channel} দিয়ে এই পেমেন্টের টাকা আর ফেরত পাঠানো যায় না, তাই আপনার একটি ব্যাংক অ্যাকাউন্টে দেব।`,
    give: 'ব্যাংকের তথ্য দিন',
    givenTitle: 'আপনার ব্যাংকের তথ্য পেয়েছি',
    given: (ending) =>
      `যে অ্যাকাউন্টের শেষে ${digits(ending)}, একজন সহকর্মী সেখানে টাকা দেবেন। দেওয়া হলে আপনাকে জানাব।`,
    change: 'অ্যাকাউন্ট বদলান',
  },
}
