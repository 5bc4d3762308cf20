import { banglaDigits as digits } from '@jatra/contract/values/digits'
import type { toolbar as english } from './toolbar.ts'

export const toolbar: typeof english = {
  site: 'যাত্রা',
  name: 'প্রোটোটাইপ',
  show: 'প্রোটোটাইপের টুলবার দেখান',
  fill: 'ফর্ম পূরণ করুন',
  unreal: 'এখানে কিছুই আসল নয়, কোনো টাকা কাটা হয় না',
  inPlay: 'যা চালু আছে',
  clockIs: (clock) => `ঘড়ি: ${clock}`,
  seedIs: (seed) => `নমুনা তথ্য: ${seed}`,
  close: 'বন্ধ করুন',
  lead: 'ফ্লাইট, দাম ও বুকিং সবই বানানো, কোনো টাকা কাটা হয় না। এখানে যা করেন তা শুধু আপনিই দেখেন।',
  startOver: 'নতুন করে শুরু করুন',
  persona: 'চরিত্র',
  tours: {
    heading: 'ধাপে ধাপে দেখুন',
    lead: 'একটি কাজের প্রতিটি ধাপ, সঙ্গে কী বলবেন। তীর-চিহ্নের বোতামে এগোন বা পেছান।',
    steps: (count) => `${digits(count)}টি ধাপ।`,
  },
  present: {
    heading: 'অন্যকে দেখান',
    hide: 'টুলবার লুকান',
    hideWhat: 'যেকোনো পাতায় Ctrl ও \\ চাপলে লুকায়, আবার চাপলে ফিরে আসে।',
    phone: 'ফোন',
    phoneWhat: 'ফোনের ফ্রেমে পাতাটি, আর আসল ফোনে খোলার জন্য QR কোড।',
    sideBySide: 'পাশাপাশি',
    sideBySideWhat: 'এক জানালায় দুজন, দুই চরিত্রে।',
  },
  scenarios: {
    heading: 'পরিস্থিতি',
    search: 'পরিস্থিতি খুঁজুন',
    on: (count) => `${digits(count)}টি চালু`,
    specification: 'স্পেসিফিকেশন',
    see: 'দেখুন',
    apply: 'চালু করুন',
    allOff: 'সব বন্ধ করুন',
  },
  clock: {
    heading: 'ঘড়ি',
    before: 'ঢাকায় এখন ',
    after: '।',
    steps: { minute: '+১ মিনিট', quarter: '+১৫ মিনিট', day: '+১ দিন' },
    realTime: 'আসল সময়',
  },
  seed: {
    heading: 'নমুনা তথ্য',
    label: 'যেকোনো একটি শব্দ দিন: তার নিজের ফ্লাইট ও বুকিং আসবে, আর সব নতুন করে শুরু হবে',
    use: 'নিন',
    usual: 'আগের নমুনা তথ্য',
  },
  link: {
    heading: 'ঠিক এই অবস্থার লিংক',
    lead: 'সবই সঙ্গে যায়: যা খুঁজেছেন, যা বুক করেছেন, ফর্মে যা লিখেছেন।',
    copy: 'লিংক কপি করুন',
  },
  inbox: {
    heading: 'ইনবক্স',
    to: 'প্রাপক:',
    empty: 'এখনও কিছু আসেনি: বুকিং করলে বা নতুন পাসওয়ার্ড চাইলে যে ইমেইল যেত, এখানে পাবেন।',
  },
}
