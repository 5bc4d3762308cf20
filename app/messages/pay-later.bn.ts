import type { Translated } from '@jatra/design-system/language'
import type { payLater as english } from './pay-later.ts'

export const payLater: Translated<typeof english> = {
  legend: 'টাকা কখন দেবেন?',
  now: 'এখনই দেব',
  nowDetail: 'টিকিট সঙ্গে সঙ্গে পাবেন।',
  later: (payBy) => `এখন বুক করুন, টাকা দিন ${payBy}-এর মধ্যে`,
  laterDetail: (price) => `ঢাকার সময়। টাকা ছাড়াই এয়ারলাইন আপনার আসন ধরে রাখে। ${price}`,
  priceStays: 'সে পর্যন্ত দাম একই থাকে।',
  priceStaysUntil: (until) =>
    `${until} পর্যন্ত দাম একই থাকে। তারপর বদলাতে পারে: তাহলে যা দিয়েছেন তা ফেরত পাবেন।`,
  priceMayChange: 'টাকা দেওয়ার আগে এয়ারলাইন দাম বদলাতে পারে: তাহলে যা দিয়েছেন তা ফেরত পাবেন।',
  optionLater: 'কীভাবে দেবেন তা টাকা দেওয়ার সময় বেছে নেবেন।',
  optionUnscripted: 'শুধু এখনই টাকা দিলে লাগবে।',
  holdingTitle: 'এয়ারলাইনকে আসন ধরে রাখতে বলা হচ্ছে',
  holdingText: 'সাধারণত কয়েক সেকেন্ডে উত্তর আসে। এই পাতা নিজেই খবর রাখছে।',
  heldTitle: 'আপনার আসন ধরে রাখা হয়েছে',
  heldText: (payBy) =>
    `ঢাকার সময় ${payBy}-এর মধ্যে টাকা দিন। তারপর আসন অন্যদের কাছে বিক্রি হবে, কোনো টাকা কাটা হবে না।`,
  attemptFailed: 'পেমেন্ট হয়নি, কোনো টাকা কাটা হয়নি।',
  attemptCancelled: 'আপনি পেমেন্ট বাতিল করেছেন, কোনো টাকা কাটা হয়নি।',
  notHeldTitle: 'এই ফ্লাইট ধরে রাখা গেল না',
  notHeldText: 'কোনো টাকা কাটা হয়নি।',
  lapsedTitle: 'আপনার আসন আর ধরে রাখা নেই',
  lapsedText: 'টাকা দেওয়ার সময় শেষ। কোনো টাকা কাটা হয়নি।',
  statusHolding: 'এয়ারলাইনকে আসন ধরে রাখতে বলা হচ্ছে',
  statusHeld: (payBy) => `ধরে রাখা আছে, টাকা দিন ${payBy}-এর মধ্যে`,
  statusNotHeld: 'ধরে রাখা যায়নি, কোনো টাকা কাটা হয়নি',
  nextHolding: 'কিছু না। এয়ারলাইনকে আসন ধরে রাখতে বলা হচ্ছে, কয়েক সেকেন্ড লাগবে।',
  nextHeld: (payBy, price) =>
    `ঢাকার সময় ${payBy} পর্যন্ত আপনার আসন ধরে রাখা আছে। টিকিট পেতে এর মধ্যে টাকা দিন। ${price}`,
  payNow: 'এখনই টাকা দিন',
  payBy: 'টাকা দেওয়ার শেষ সময়',
  payByDhaka: (payBy) => `${payBy}, ঢাকার সময়`,
  pageTitle: 'ধরে রাখা ফ্লাইটের টাকা দিন',
  submit: 'টাকা দিন',
  failedTitle: 'পেমেন্টের পাতা খোলা গেল না',
}
