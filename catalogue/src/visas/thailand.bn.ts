import type { VisaWords } from '@jatra/contract/visa/visa-words'
import * as documents from './required-documents.bn.ts'

const everyone = [
  documents.passport,
  documents.oldPassports,
  'গত ৬ মাসে তোলা একটি ছবি, ৩৫ × ৪৫ মিমি, সাদা ব্যাকগ্রাউন্ড, ম্যাট কাগজ, চশমা ছাড়া; একই ছবির JPEG ফাইলও',
  'যাওয়া-আসার ফ্লাইট বুকিং, আপনার নাম ও দুই তারিখসহ; ভিসা পাওয়ার আগে টিকিটের টাকা দেবেন না',
  'প্রতি রাতের হোটেল বুকিং, অথবা যাঁর কাছে থাকবেন তাঁর আমন্ত্রণপত্র ও আইডির কপি',
]

const money = [
  documents.statement,
  'ব্যাংক সলভেন্সি সার্টিফিকেট; আবেদনের দিন প্রতি যাত্রীর জন্য অন্তত ৳৬০,০০০ আছে কি না দূতাবাস দেখে',
]

/** It decides, and asks for more whenever it likes. */
const decides =
  'এটি ই-ভিসা: আমরা thaievisa.go.th-এ আবেদন করি, ঢাকার রয়্যাল থাই দূতাবাস প্রায় ১০ কর্মদিবসে সিদ্ধান্ত দেয়, এবং আরও কাগজপত্র বা সাক্ষাৎকার চাইতে পারে'
const arrival =
  'ভিসা পাওয়ার পর: থাইল্যান্ড ডিজিটাল অ্যারাইভাল কার্ড (TDAC), ফ্রি, পৌঁছানোর সর্বোচ্চ ৩ দিন আগে'

export const thailandInBangla: VisaWords = {
  name: 'থাইল্যান্ড ই-ভিসা',
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
    'বিজনেস ভিসার (নন-ইমিগ্র্যান্ট B) জন্য: থাই কোম্পানির আমন্ত্রণপত্র, তার গত ৬ মাসের রেজিস্ট্রেশন ও স্বাক্ষরকারীর আইডি',
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
    'থাইল্যান্ডে চিকিৎসার জন্য: সম্ভাব্য খরচসহ হাসপাতালের অ্যাপয়েন্টমেন্ট লেটার ও আপনার মেডিকেল রিপোর্ট',
    decides,
    arrival,
  ],
  unemployed: [
    ...everyone,
    documents.noWorkLetter,
    documents.sponsorLetter,
    documents.sponsorMoney,
    'স্পনসরের ব্যালান্স প্রতি যাত্রীর জন্য অন্তত ৳৬০,০০০ হওয়া চাই; দুজনই গেলে স্পনসরের নিজের টাকাও আলাদা থাকতে হবে',
    documents.sponsorWork,
    documents.kinship,
    documents.nationalId,
    decides,
    arrival,
  ],
  housewife: [
    ...everyone,
    documents.marriage,
    documents.husbandMoney,
    'ব্যালান্স পরিবারের প্রতি যাত্রীর জন্য অন্তত ৳৬০,০০০ হওয়া চাই',
    documents.husbandWork,
    documents.husbandPassport,
    'স্বামী সঙ্গে না গেলে ভ্রমণে তাঁর সম্মতিপত্র (এনওসি)',
    documents.nationalId,
    decides,
    arrival,
  ],
  student: [
    ...everyone,
    documents.studentId,
    documents.studentNoc,
    documents.parentsMoney,
    'ব্যালান্স পরিবারের প্রতি যাত্রীর জন্য অন্তত ৳৬০,০০০ হওয়া চাই',
    documents.parentsWork,
    'এনআইডির কপি, অথবা বয়স ১৮-এর কম হলে জন্মসনদের কপি',
    'বয়স ১৮-এর কম হলে: মা-বাবা দুজনের সম্মতিপত্র, নোটারি করা',
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
    'ট্যুরিস্ট ই-ভিসা, একাধিকবার প্রবেশ',
    'চিকিৎসার ই-ভিসা, একবার প্রবেশ',
    'বিজনেস ই-ভিসা (নন-ইমিগ্র্যান্ট B)',
  ],
}
