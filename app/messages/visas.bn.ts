import { ENDED_DOCUMENTS_DAYS, VISA_DOCUMENTS_DAYS } from '@jatra/contract/account/account-limits'
import { digits, plural, type Translated } from '@jatra/design-system/language'
import type { visas as english } from './visas.ts'

export const visas: Translated<typeof english> = {
  detail: {
    description: (country) => `${country} ভিসার কাগজপত্র, আবেদনকারীর ধরন অনুযায়ী, আর টাকায় কত খরচ।`,
    lead: (travelers, nationality) => `${people(travelers)}, জাতীয়তা: ${nationality}`,
    change: 'খোঁজ বদলান',
    from: 'শুরু',
    seeDocuments: 'কী কী কাগজ লাগবে দেখুন',
    options: 'ভিসার ধরন',
    priceFor: (travelers) =>
      plural(travelers, { one: 'সব ফি-সহ', other: `${people(travelers)}, সব ফি-সহ` }),
    optionsText: (processing, pickUp) =>
      `যাত্রীপ্রতি ${processing} প্রসেসিং ফি এই দামে ধরা আছে। কাগজপত্র বাসা থেকে নিতে হলে আরও ${pickUp} লাগে।`,
    requirements: 'আপনার কাগজপত্র',
    requirementsText: 'কী কী কাগজ লাগবে দেখতে আপনার পেশা বেছে নিন।',
    applicants: 'আবেদনকারী অনুযায়ী কাগজপত্র',
    group: (most) => `এখানে একসঙ্গে সর্বোচ্চ ${digits(most)} জন আবেদন করতে পারেন`,
    groupText: 'আরও বড় দলের জন্য ফোন করুন:',
    otherNationality: 'এই তালিকা বাংলাদেশি পাসপোর্টের জন্য',
    otherNationalityText:
      'অন্য পাসপোর্টে দূতাবাস অন্য কাগজ চাইতে পারে, অথবা ভিসাই না লাগতে পারে। টাকা দেওয়ার আগে জেনে নিন: দূতাবাসে আবেদন জমা হলে ভিসার টাকা ফেরত হয় না।',
    failed: 'সমস্যা হয়েছে! কাজটি হয়নি।',
    failedText: 'এই ভিসার তথ্য এখন আনা গেল না। একটু পরে আবার চেষ্টা করুন।',
    retry: 'আবার চেষ্টা করুন',
    back: 'অন্য দেশ',
    missing: (country) => `${country} ভিসার আবেদন এখন নেওয়া হচ্ছে না`,
    missingText: 'শিগগিরই আবার শুরু হতে পারে। কোনো টাকা কাটা হয়নি।',
  },
  book: {
    title: 'আবেদনের তারিখ নিন',
    back: 'কাগজপত্রের তালিকায় ফিরে যান',
    lead: 'পাসপোর্টে যেমন আছে তেমন লিখুন।',
    passportWarned:
      'এই পাসপোর্টের মেয়াদ ৬ মাসের মধ্যে শেষ। ফিরিয়ে দেওয়া হতে পারে: টাকা দেওয়ার আগে দূতাবাসে জেনে নিন।',
    documentsOf: (kind) => `আপনার কাগজপত্র: ${kind}`,
    documentsAll: 'সব ধরনের আবেদনকারী দেখুন',
    documents: 'কাগজপত্র',
    later: {
      title: (numbers) =>
        `${numbers.map((number) => `যাত্রী ${digits(number)}`).join(', ')}-এর কোনো কাগজ এখনও নেই`,
      asked: (kind) => `দূতাবাস প্রত্যেক আবেদনকারীর কাছে এগুলো চায় (${kind}):`,
      box: (date) => `বাকি কাগজ পরে দেব, ${date}-এর মধ্যে`,
      boxPickUp: 'বাকি কাগজ পরে দেব, যেদিন কাগজ নিতে আসবেন সেদিন',
      hint: (days) =>
        `${digits(days)} দিনের মধ্যে আমাদের অফিসে আনুন, অথবা যেদিন কাগজ নিতে আসব সেদিন দিয়ে দিন। এগুলো ছাড়া আমরা আপনার ভিসার আবেদন করতে পারি না।`,
      missing: 'ওপরে কাগজগুলো আপলোড করুন, অথবা পরে দেবেন বলে এই ঘরে টিক দিন',
    },
    documentsHint: 'পাসপোর্ট ও অন্য কাগজের ছবি: JPG, PNG, WebP বা AVIF, ১০ MB পর্যন্ত',
    documentMessages: {
      tooLarge: (name) => `${name} ১০ MB-এর চেয়ে বড়। আরও ছোট একটি বেছে নিন।`,
      notAccepted: (name) =>
        `${name} JPG, PNG, WebP বা AVIF ছবি নয়। আগে এর কোনো একটিতে সেভ করে নিন।`,
    },
    documentsScriptless:
      'ছবি যোগ করতে JavaScript লাগে। ছবি ছাড়াও আবেদন করা যায়: নিচে কাগজ পরে দেওয়া বেছে নিন।',
    uploading: 'সব ছবি আপলোড হওয়া পর্যন্ত অপেক্ষা করুন',
    notUploaded: 'একটি ছবি আপলোড হয়নি। আবার চেষ্টা করুন, অথবা বাদ দিন',
    uploadFailed: 'ছবিটি পৌঁছায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
    uploadDeleted: 'ছবিটি আর আপনার ডিভাইসে নেই। এখান থেকে সরিয়ে আবার বেছে নিন।',
    uploadSignedOut: 'আপনি সাইন আউট হয়ে গেছেন। সাইন ইন করতে পাতাটি আবার খুলুন; আপনার লেখা তথ্য রাখা আছে।',
    documentGone: (name) => `${name} আর নেই। আবার আপলোড করুন।`,
    consent:
      'আপনার ভিসার আবেদন করতে এই তথ্য ও ছবি আমরা রাখি, দূতাবাস ছাড়া আর কাউকে দেখাই না। ছবি রাখি জায়গা ও ক্যামেরার তথ্য বাদ দিয়ে। কোনো আবেদনে না লাগা ছবি ২৪ ঘণ্টা পর মুছে যায়; টাকা না দেওয়া আবেদনের ছবি ৩০ দিন পর; টাকা দেওয়া আবেদনের ছবি ভিসার মেয়াদ শেষের কয়েক মাস পর, গোপনীয়তা নীতিতে যেমন লেখা আছে।',
    consentLink: 'আমার ছবি দেখুন বা মুছুন',
    pickUpAddress: 'কাগজ নেওয়ার ঠিকানা',
    pickUpDate: 'কাগজ নেওয়ার তারিখ',
    pickUpDatePlaceholder: 'তারিখ বেছে নিন',
    pickUpDateHint: (last, isToday) =>
      isToday ? `${last} পর্যন্ত যেকোনো দিন` : `আগামীকাল থেকে ${last} পর্যন্ত যেকোনো দিন`,
    charge: 'কাগজ নিতে আসার খরচ ৫০০ টাকা',
    visaFee: 'ভিসা ফি',
    processingFee: 'প্রসেসিং ফি',
    pickUpCharge: 'কাগজ নিতে আসার খরচ',
    line: (name, travelers) => `${name} × ${digits(travelers)}`,
    priceNote: 'এগুলোই সব ফি। দূতাবাসে আবেদন জমা হলে ভিসার টাকা ফেরত হয় না।',
    totalSaid: (total) => `মোট ${total}`,
    selected: 'বেছে নেওয়া প্ল্যান',
    otherPlan: 'অন্য প্ল্যান বেছে নিন',
    submit: 'জমা দিন',
    restored: 'আগে যা লিখেছিলেন তা বসিয়ে দিয়েছি।',
    failed: 'সমস্যা হয়েছে! কাজটি হয়নি।',
    priceChangedTitle: 'দাম বদলেছে',
    priceChanged: (was, is) =>
      `আপনার যাত্রীদের জন্য দাম ছিল ${was}, এখন ${is}। কোনো টাকা কাটা হয়নি। রাজি থাকলে আবার জমা দিন।`,
    withdrawnTitle: 'এই ধরনের ভিসার আবেদন আর নেওয়া হচ্ছে না',
    withdrawnText: 'একটু আগে এটি তুলে নেওয়া হয়েছে। কোনো টাকা কাটা হয়নি, আপনার লেখা তথ্য রাখা আছে।',
    withdrawnLink: 'অন্য ধরন দেখুন',
  },
  refund: {
    before: 'আপনার আবেদন দূতাবাসে জমা দেওয়ার আগে পর্যন্ত',
    afterwards: 'তারপর থেকে, দূতাবাস যা-ই ঠিক করুক',
    note: 'ভিসা ফি, প্রসেসিং ফি ও কাগজ নিতে আসার খরচ সবই এর মধ্যে। বাতিলের জন্য যাত্রা নিজে কোনো টাকা রাখে না।',
    how: 'আপনার আবেদন এখনও জমা দিইনি। এই পাতায় বাতিল করতে পারেন।',
    handedOver: (date) => `${date} থেকে আপনার আবেদন দূতাবাসে আছে।`,
    unwritten: 'এই আবেদন লিখিত নিয়ম ছাড়া নেওয়া হয়েছে। এই পাতায় বাতিল করতে চাইলে কত ফেরত আসবে তা আগে জানাব।',
  },
  payment: {
    product: 'ভিসা',
    paidTitle: 'আপনার আবেদনের টাকা দেওয়া হয়েছে',
    cancelledText: 'কোনো টাকা কাটা হয়নি। আপনার লেখা তথ্য ও আপলোড এই ট্যাবে রাখা আছে।',
    newSearch: 'ভিসা দেখুন',
  },
  order: {
    plan: 'আপনার ভিসা',
    country: 'দেশ',
    option: 'ধরন',
    validity: 'মেয়াদ',
    stay: 'থাকার মেয়াদ',
    days: (count) => `${digits(count)} দিন`,
    refundable: 'ফেরতযোগ্য',
    passport: 'পাসপোর্ট',
    born: 'জন্মতারিখ',
    nationality: 'জাতীয়তা',
    contact: 'যোগাযোগ',
    documents: 'কাগজপত্র',
    documentsDue: 'বাকি কাগজ',
    documentsDueBy: (date, names) => `${date}-এর মধ্যে, ${names}`,
    download: (name) => `${name} ডাউনলোড করুন`,
    delivery: 'কাগজপত্র দেওয়ার উপায়',
    method: 'উপায়',
    office: 'আমাদের অফিস',
    methods: { travelerDrop: 'আপনি আমাদের অফিসে আনবেন', pickUp: 'আমরা এসে নিয়ে যাব' },
    pickUpDate: 'কাগজ নেওয়ার তারিখ',
    pickUpAddress: 'কাগজ নেওয়ার ঠিকানা',
    noOrdersAction: 'ভিসা খুঁজুন',
  },
  documents: {
    title: 'আমার ছবি',
    text: 'আপনার আপলোড করা যেসব ছবি এখনও কোনো আবেদনে লাগেনি। আপলোডের ২৪ ঘণ্টা পর প্রতিটি নিজে থেকেই মুছে যায়।',
    ofOrders: `আবেদনের ছবি ভিসার মেয়াদ শেষের ${digits(VISA_DOCUMENTS_DAYS)} দিন পর পর্যন্ত আবেদনের সঙ্গে থাকে, কারণ দূতাবাস চাইতে পারে। বাতিল হলে বা টাকা না দিলে ${digits(ENDED_DOCUMENTS_DAYS)} দিন পর মুছে যায়। টাকা দেওয়া আবেদনের ছবি আগে মুছতে চাইলে আমাদের লিখুন।`,
    none: 'কোনো কাগজ দেওয়া হয়নি',
    remove: 'মুছুন',
    removeNamed: (name) => `${name} মুছুন`,
    removeAsked: (name) => `${name} মুছবেন?`,
    removeText: 'ছবিটি মুছে যাবে, আর ফেরত আনা যাবে না।',
    keep: 'থাক',
    removed: 'ছবিটি মুছে গেছে।',
    uploadedOn: (date) => `আপলোড ${date}`,
    back: 'আমার ভিসার আবেদন',
  },
}

function people(count: number): string {
  return `${digits(count)} জন যাত্রী`
}
