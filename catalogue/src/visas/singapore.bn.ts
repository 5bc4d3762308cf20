import type { VisaWords } from '@jatra/contract/visa/visa-words'
import * as documents from './required-documents.bn.ts'

const everyone = [
  documents.passport,
  documents.oldPassports,
  'গত ৩ মাসে তোলা দুটি ছবি, ৩৫ × ৪৫ মিমি, ম্যাট কাগজ, সাদা ব্যাকগ্রাউন্ড, মুখের উচ্চতা ২৫ থেকে ৩৫ মিমি, চশমা ছাড়া',
  'ফর্ম 14A, পূরণ করা এবং পাসপোর্টের মতো আপনার নিজের স্বাক্ষর করা; আপনার কাগজপত্র থেকে আমরা পূরণ করে দিই, আপনি স্বাক্ষর করেন',
  'যাওয়া-আসার ফ্লাইট বুকিং, আপনার নাম ও দুই তারিখসহ',
  'প্রতি রাতের হোটেল বুকিং, অথবা যাঁর কাছে থাকবেন তাঁর ঠিকানা ও NRIC-এর কপি',
]

const money = [
  documents.statement,
  'ব্যাংক সলভেন্সি সার্টিফিকেট; কোনো অঙ্ক প্রকাশ করা নেই, আমাদের পরামর্শ: প্রতি যাত্রীর জন্য অন্তত ৳১,৫০,০০০',
]

const invitation =
  'সিঙ্গাপুর থেকে কেউ আমন্ত্রণ জানালে: নাগরিক, স্থায়ী বাসিন্দা বা কোম্পানির পরিচিতিপত্র (ফর্ম V39A), Singpass দিয়ে তৈরি করা'
const decides =
  'এটি ই-ভিসা: অনুমোদিত এজেন্ট আবেদন করে, ইমিগ্রেশন অ্যান্ড চেকপয়েন্টস অথরিটি (ICA) প্রায় ৫ কর্মদিবসে সিদ্ধান্ত দেয়, একবার না একাধিকবার যাওয়া যাবে তা-ও তারাই ঠিক করে'
const arrival =
  'ভিসা পাওয়ার পর: এসজি অ্যারাইভাল কার্ড, ফ্রি, পৌঁছানোর সর্বোচ্চ ৩ দিন আগে; কত দিন থাকতে পারবেন তা সেখানকার কর্মকর্তা ঠিক করেন, সর্বোচ্চ ৩০ দিন'

export const singaporeInBangla: VisaWords = {
  name: 'সিঙ্গাপুর ই-ভিসা',
  jobholders: [
    ...everyone,
    ...money,
    documents.creditedSalary,
    documents.leaveLetter,
    documents.salary,
    documents.officeId,
    documents.visitingCard,
    documents.nationalId,
    invitation,
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
    documents.nationalId,
    'ব্যবসায়িক সফরের জন্য: সিঙ্গাপুরের কোম্পানির ফর্ম V39A ও তার গত ৬ মাসের ACRA বিজনেস প্রোফাইল',
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
    'সিঙ্গাপুরে চিকিৎসার জন্য: হাসপাতালের অ্যাপয়েন্টমেন্ট লেটার ও আপনার মেডিকেল রিপোর্ট',
    invitation,
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
    invitation,
    decides,
    arrival,
  ],
  housewife: [
    ...everyone,
    documents.marriage,
    documents.husbandMoney,
    documents.husbandWork,
    documents.husbandPassport,
    'স্বামী সিঙ্গাপুরে কাজ করলে: তাঁর ওয়ার্ক পাস ও পাসপোর্টের কপি, এবং তাঁর বা তাঁর নিয়োগকর্তার তৈরি করা ফর্ম V39A',
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
    'এটি ভ্রমণ ভিসা: সিঙ্গাপুরে পড়তে হলে এর বদলে শিক্ষাপ্রতিষ্ঠান স্টুডেন্টস পাসের আবেদন করে',
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
    '১৬ বছরের কম বয়সী সন্তানের ফর্ম 14A-তে মা বা বাবা স্বাক্ষর করেন',
    'সন্তানের বয়স যা-ই হোক, তার আলাদা ই-ভিসা ও অ্যারাইভাল কার্ড লাগবে',
    decides,
    arrival,
  ],
  visaList: [
    'ট্যুরিস্ট ই-ভিসা, একবার ভ্রমণ',
    'বিজনেস ই-ভিসা, একবার ভ্রমণ',
    'ই-ভিসা, ICA অনুমতি দিলে একাধিকবার ভ্রমণ',
  ],
}
