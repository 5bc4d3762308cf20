import type { VisaWords } from '@jatra/contract/visa/visa-words'
import * as documents from './required-documents.bn.ts'

const everyone = [
  documents.passport,
  documents.oldPassports,
  'গত ৩ মাসে তোলা একটি ছবি, ৩৫ × ৫০ মিমি, সাদা ব্যাকগ্রাউন্ড, গাঢ় পোশাক, দুই কান দেখা যায় এমন; একই ছবির JPEG ফাইলও',
  'যাওয়া-আসার ফ্লাইট বুকিং, আপনার নাম ও দুই তারিখসহ',
  'প্রতি রাতের হোটেল বুকিং, অথবা যাঁর কাছে থাকবেন তাঁর আমন্ত্রণপত্র, MyKad বা পাসের কপি ও সাম্প্রতিক ইউটিলিটি বিল',
  'এক পাতায় দিনভিত্তিক ভ্রমণ পরিকল্পনা',
]

const money = [
  documents.statement,
  'ব্যাংক সলভেন্সি সার্টিফিকেট; কোনো অঙ্ক প্রকাশ করা নেই, আমাদের পরামর্শ: প্রতি যাত্রীর জন্য অন্তত ৳১,০০,০০০ এবং প্রতি মাসে লেনদেন',
]

const decides =
  'এটি ই-ভিসা: আমরা malaysiavisa.imi.gov.my-এ আবেদন করি, মালয়েশিয়ার ইমিগ্রেশন বিভাগ প্রায় ৫ কর্মদিবসে সিদ্ধান্ত দেয়, এবং কারণ না জানিয়েও আবেদন ফিরিয়ে দিতে পারে'
const arrival =
  'ভিসা পাওয়ার পর: মালয়েশিয়া ডিজিটাল অ্যারাইভাল কার্ড (MDAC), ফ্রি, পৌঁছানোর সর্বোচ্চ ৩ দিন আগে; প্রিন্ট করা ই-ভিসা ও ফিরতি টিকিট সঙ্গে রাখুন'

export const malaysiaInBangla: VisaWords = {
  name: 'মালয়েশিয়া ই-ভিসা',
  jobholders: [
    ...everyone,
    ...money,
    documents.creditedSalary,
    documents.leaveLetter,
    documents.salary,
    documents.officeId,
    documents.visitingCard,
    documents.nationalId,
    decides,
    arrival,
  ],
  businessman: [
    ...everyone,
    ...money,
    documents.companyStatement,
    documents.tradeLicence,
    documents.memorandum,
    documents.businessLetter,
    documents.visitingCard,
    documents.tin,
    'মাল্টিপল এন্ট্রি ভিসার জন্য: মালয়েশিয়ার কোম্পানির আমন্ত্রণপত্র, তার SSM রেজিস্ট্রেশন ও আগের সফরগুলোর সিল',
    documents.nationalId,
    decides,
    arrival,
  ],
  govtJobHolder: [
    ...everyone,
    ...money,
    documents.governmentOrder,
    documents.departmentNoc,
    documents.salary,
    documents.officeId,
    documents.officialPassport,
    documents.nationalId,
    decides,
    arrival,
  ],
  retiredPerson: [
    ...everyone,
    ...money,
    documents.retirement,
    documents.pension,
    documents.nationalId,
    'খরচ সন্তানেরা দিলে: তাঁদের চিঠি, গত ৬ মাসের ব্যাংক স্টেটমেন্ট ও পেশার কাগজপত্র',
    decides,
    arrival,
  ],
  unemployed: [
    ...everyone,
    documents.noWorkLetter,
    documents.sponsorLetter,
    documents.sponsorMoney,
    documents.sponsorWork,
    documents.kinship,
    documents.nationalId,
    'কাজ, পড়াশোনা বা আগের ভ্রমণ না থাকলে তরুণ আবেদনকারীদের প্রায়ই ফিরিয়ে দেওয়া হয়; ফি ফেরত দেওয়া হয় না',
    decides,
    arrival,
  ],
  housewife: [
    ...everyone,
    documents.marriage,
    documents.husbandMoney,
    documents.husbandWork,
    documents.husbandPassport,
    'স্বামী মালয়েশিয়ায় কাজ করলে: তাঁর পাস ও পাসপোর্টের কপি এবং সেখানকার নিয়োগকর্তার চিঠি',
    documents.nationalId,
    decides,
    arrival,
  ],
  student: [
    ...everyone,
    documents.studentId,
    documents.studentNoc,
    documents.parentsMoney,
    documents.parentsWork,
    'এনআইডির কপি, অথবা বয়স ১৮-এর কম হলে জন্মসনদের কপি',
    'বয়স ১৮-এর কম হলে: মা-বাবা দুজনের সম্মতিপত্র, নোটারি করা',
    'এটি ভ্রমণ ভিসা: মালয়েশিয়ায় পড়তে হলে এর বদলে EMGS-এর অনুমোদন ও স্টুডেন্ট পাস লাগবে',
    decides,
    arrival,
  ],
  nonChild: [
    ...everyone,
    documents.birthCertificate,
    documents.bothParents,
    documents.parentsMoney,
    documents.parentsWork,
    documents.parentsVisas,
    documents.deadOrApart,
    'সন্তান স্কুলে পড়লে: স্টুডেন্ট আইডি কার্ড ও স্কুলের ছুটির চিঠি',
    'সন্তানের বয়স যা-ই হোক, তার আলাদা ই-ভিসা ও অ্যারাইভাল কার্ড লাগবে',
    decides,
    arrival,
  ],
  visaList: [
    'ট্যুরিস্ট ই-ভিসা, একবার প্রবেশ',
    'বিজনেস ভিজিট ই-ভিসা, একবার প্রবেশ',
    'মাল্টিপল এন্ট্রি ভিসা, ব্যবসার কাজে যাঁরা যান',
  ],
}
