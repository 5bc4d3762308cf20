import { banglaDigits as digits } from '@jatra/contract/values/digits'
import type * as english from './prototype.ts'

export const toolbar: typeof english.toolbar = {
  site: 'যাত্রা',
  name: 'প্রোটোটাইপ',
  show: 'প্রোটোটাইপের টুলবার দেখান',
  fill: 'ফর্ম পূরণ করুন',
  unreal: 'এখানে কিছুই আসল নয়, কোনো টাকা কাটা হয় না',
  inPlay: 'যা চালু আছে',
  clockIs: (clock) => `ঘড়ি: ${clock}`,
  seedIs: (seed) => `নমুনা তথ্য: ${seed}`,
  built: (when) => `তৈরি হয়েছে ${when}, ঢাকার সময়ে।`,
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
    sideBySideWhat: 'এক জানালায় দুজন বা দুই রূপ, প্রত্যেকের নিজের চরিত্র ও পরিস্থিতি।',
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
  notes: {
    heading: 'টীকা',
    lead: 'এই পাতার কোনো একটি জায়গায় আটকানো। এই অবস্থার লিংকে সঙ্গে যায়।',
    label: 'টীকা',
    pin: 'আটকান',
    place: 'এবার যে জায়গার কথা, সেখানে চাপুন। Esc চাপলে ওপরে থাকবে।',
    take: (number) => `টীকা ${number} সরান`,
    here: 'এই পাতার টীকা',
  },
  rewording: {
    heading: 'লেখা',
    lead: 'অন্য কথায় লিখে দেখুন: যেখানেই ঠিক এই কথা আছে, সেখানে নতুন কথা দেখাবে, আপনার কাছে আর এই অবস্থার লিংকে।',
    from: 'এখন যা লেখা আছে',
    pick: 'পাতা থেকে বেছে নিন',
    choose: 'এবার কথাটির ওপর চাপুন। Esc চাপলে ফিরে আসবে।',
    to: 'যা লিখতে চান',
    change: 'বদলান',
    before: 'আগে ছিল:',
    putBack: 'আগেরটি ফিরিয়ে আনুন',
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

export const controls: typeof english.controls = {
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

export const presenter: typeof english.presenter = {
  ways: 'অন্যকে দেখান',
  phone: 'ফোন',
  sideBySide: 'পাশাপাশি',
  code: 'নিচের ঠিকানার QR কোড',
  scan: 'একই নেটওয়ার্কের ফোন দিয়ে স্ক্যান করুন। ওখানে যা করবেন তাতে এখানে কিছু বদলাবে না।',
  noNetwork:
    'নেটওয়ার্কে এই কম্পিউটারের কোনো ঠিকানা নেই, তাই ফোন থেকে এখানে আসা যাবে না। কোনো নেটওয়ার্কে যুক্ত হোন, বা ফোন চেনে এমন ঠিকানায় প্রোটোটাইপটি খুলুন, তারপর এখানে ফিরে আসুন।',
  onThePhone: 'ফোনে সাইটটি',
  realPhone: 'আসল ফোনে',
  ofTheFrame: 'ফ্রেমের পাতাটির কোড নিন',
  oneVisitor: 'এই ব্রাউজারে এক জানালায় একজনই থাকতে পারেন। Chrome ও Edge দুজনকে দেখাতে পারে।',
  visitors: { one: 'প্রথম জন', two: 'দ্বিতীয় জন' },
  sites: { one: 'প্রথম জনের সাইট', two: 'দ্বিতীয় জনের সাইট' },
  states: { one: 'প্রথম জনের পরিস্থিতি', two: 'দ্বিতীয় জনের পরিস্থিতি' },
  sameState: 'যেমন আছে',
  noState: 'কোনো পরিস্থিতি নয়',
  become: 'দেখান',
}

export const tourCard: typeof english.tourCard = {
  place: (step, steps) => `ধাপ ${digits(step)}/${digits(steps)}`,
  goToStep: 'এই ধাপের পাতায় যান',
  next: 'পরের',
  back: 'আগের',
  end: 'শেষ করুন',
  finish: 'শেষ করুন',
  keysMove: 'চেপে আগে-পরে যান,',
  keysEnd: 'চেপে শেষ করুন',
}

export const emails: typeof english.emails = {
  welcome: 'যাত্রায় স্বাগতম',
  confirmEmail: 'আপনার ইমেইল নিশ্চিত করুন',
  newPassword: 'নতুন পাসওয়ার্ড দিন',
  passwordChanged: 'আপনার পাসওয়ার্ড বদলেছে',
  passwordRemoved: 'এখন থেকে Google দিয়ে সাইন ইন করুন',
  accountDeleted: 'আপনার অ্যাকাউন্ট মুছে গেছে',
}

export const google: typeof english.google = {
  newcomer: 'এখনও অ্যাকাউন্ট নেই: নতুন একটি খোলা হবে।',
  somebody: 'অন্য কেউ',
  unverified: 'যাঁর ইমেইল যাচাই করা হয়নি।',
}

export const scripts: typeof english.scripts = {
  digits: '০১২৩৪৫৬৭৮৯',
  stop: '।',
  toolbar: {
    linkTooLong: 'এই পাতায় এত কিছু লেখা যে লিংক বানানো গেল না।',
    copied: 'কপি হয়েছে।',
    selected: 'বেছে রাখা আছে: Ctrl+C চেপে কপি করুন।',
    found: '{count}টি পাওয়া গেছে',
  },
  notes: { place: toolbar.notes.place, choose: toolbar.rewording.choose },
  hidden: controls.hidden,
  tourEnded: 'ধাপে ধাপে দেখা শেষ।',
  fill: {
    noForm: 'এই পাতায় পূরণ করার ফর্ম নেই।',
    failed: 'ফর্মটি পূরণ করা গেল না।',
    one: '১টি ঘর পূরণ হয়েছে।',
    many: '{count}টি ঘর পূরণ হয়েছে।',
    none: 'সব ঘরই আগে থেকে পূরণ করা।',
    airportLabels: '^(থেকে|গন্তব্য|কোথা(?!.*যাবেন))',
    place: 'নেপাল',
    infant: 'কোলের শিশু',
    child: 'শিশু',
  },
}
