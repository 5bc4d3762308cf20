import { digits, type Translated } from '@jatra/design-system/language'
import type { search as english } from './search.ts'

export const search: Translated<typeof english> = {
  description: (plan) =>
    `${plan ? `${plan}: ফ্লাইট` : 'ফ্লাইট'}, ভাড়ায় সব ট্যাক্স ধরা, টাকায়। দাম, সময় বা ছাড়ার সময় ধরে সাজান, আর এয়ারলাইন রাজি থাকলে আসন ধরে রাখুন।`,
  title: 'ফ্লাইট',
  way: (from, to) => `${from} থেকে ${to}`,
  andBack: (way) => `${way}, যাওয়া-আসা`,
  partialTitle: 'সব এয়ারলাইন উত্তর দেয়নি',
  partialText: 'আরও ফ্লাইট থাকতে পারে, কম দামেরও।',
  partialAction: 'আবার খুঁজুন',
  noResultTitle: 'কিছু পাওয়া যায়নি',
  noResultText: 'দুঃখিত। মেলে এমন কিছু পাওয়া গেল না।',
  noResultAction: 'অন্যভাবে খুঁজবেন?',
  failedTitle: 'সমস্যা হয়েছে! কাজটি হয়নি।',
  failedText: 'এখন খোঁজা গেল না। আপনি যা বেছেছেন তা রাখা আছে।',
  detailsFailed: 'এই ফ্লাইটের বিস্তারিত এখন আনা গেল না।',
  filteredOut: 'এই ফিল্টারে কোনো ফ্লাইট মেলে না।',
  clearFilters: 'সব মুছুন',
  edit: 'খোঁজ বদলান',
  asking: 'এয়ারলাইনগুলোকে জিজ্ঞেস করা হচ্ছে…',
  stillAnswering: 'এয়ারলাইনগুলো এখনও উত্তর দিচ্ছে। আরও কয়েক সেকেন্ড লাগতে পারে।',
  cancel: 'বাতিল',
  returnMissing: 'ফেরার তারিখ বেছে নিন, অথবা একমুখী খুঁজুন',
  legsMissing: 'অন্তত দুটি ফ্লাইট বেছে নিন, অথবা একমুখী খুঁজুন',
  multiCity: {
    title: 'একাধিক শহরের খোঁজ',
    hint: 'শহরের নাম বা বিমানবন্দরের কোড লিখুন। যে ফ্লাইট খালি রাখবেন তা খোঁজা হবে না।',
    leg: (number) => `ফ্লাইট ${digits(number)}`,
    from: 'কোথা থেকে',
    to: 'কোথায়',
    date: 'যাত্রার তারিখ',
    submit: 'ফ্লাইট খুঁজুন',
    add: '+ আরেকটি শহর যোগ করুন',
    incomplete: 'প্রতিটি ফ্লাইটের কোথা থেকে, কোথায় ও তারিখ দিন',
    unknown: (typed) => `“${typed}” নামে কোনো বিমানবন্দর আমাদের জানা নেই`,
  },
  rejectedTitle: 'এভাবে খোঁজা যায় না',
  found: (shown, all) =>
    shown === all
      ? `${digits(all)}টি ফ্লাইট পাওয়া গেছে`
      : `${digits(all)}টির মধ্যে ${digits(shown)}টি ফ্লাইট দেখানো হচ্ছে`,
  filters: {
    stops: 'বিরতি',
    airlines: 'এয়ারলাইন',
    time: 'ছাড়ার সময়',
    baggage: 'লাগেজ',
    withBags: 'চেক-ইন লাগেজসহ',
  },
}
