import type { controls as english } from './controls.ts'

export const controls: typeof english = {
  nothingChanged: 'কিছুই বদলানো হয়নি',
  whatThereIs: 'যা বেছে নিতে পারেন',
  back: 'পাতায় ফিরে যান',
  resetIsAll: 'reset-এর জায়গায় শুধু reset=all লেখা যায়।',
  noScenario: (name) => `‘${name}’ নামে কোনো পরিস্থিতি নেই।`,
  noPersona: (name) => `‘${name}’ নামে কোনো চরিত্র নেই।`,
  noTour: 'এই নামে ধাপে ধাপে দেখার কিছু নেই।',
  noTime: (clock) => `‘${clock}’ কোনো সময় নয়। +2d, +15m বা 2026-12-24T10:00Z লিখে দেখুন।`,
  badSeed: 'নমুনা তথ্যের শব্দ হয় ৪০টি পর্যন্ত ইংরেজি অক্ষর, অঙ্ক, হাইফেন বা আন্ডারস্কোরে।',
  badLink: 'লিংকটি পুরো আসেনি। আবার কপি করুন।',
  noLink: 'এই পাতার কোনো লিংক হয় না।',
  linkForgotten: 'এই লিংক কপি করার আগে যা খোঁজা ও বুক করা হয়েছিল, তা আর রাখা নেই।',
  wins: (winner, other) => `‘${winner}’ আর ‘${other}’ একসঙ্গে হয় না, তাই ‘${winner}’ চালু আছে।`,
  hidden: 'টুলবার লুকানো আছে। Ctrl ও \\ চাপলে ফিরে আসবে, /bn/prototype/show ঠিকানায় গেলেও।',
  opening: 'লিংক খোলা হচ্ছে',
  goToPage: 'পাতায় যান',
}
