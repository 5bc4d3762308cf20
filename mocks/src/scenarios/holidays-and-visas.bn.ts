import type { holidayAndVisaScenarios as english } from './holidays-and-visas.ts'
import type { ScenarioWords } from './scenario.ts'

export const holidayAndVisaScenarios: ScenarioWords<typeof english> = {
  'no-packages': {
    title: 'কোনো প্যাকেজ নেই',
    description: 'কোনো হলিডে প্যাকেজ বিক্রি হচ্ছে না।',
  },
  'packages-load-failure': {
    title: 'প্যাকেজগুলো আনা যায় না',
    description: 'প্রথম পাতার জনপ্রিয় প্যাকেজ আর প্যাকেজের তালিকার কোনো উত্তর আসে না।',
  },
  'package-detail-failure': {
    title: 'প্যাকেজটি আনা যায় না',
    description: 'প্যাকেজের পাতার কোনো উত্তর আসে না।',
  },
  'sold-out': {
    title: 'প্যাকেজে জায়গা নেই',
    description: 'যে তারিখেই হোক, প্যাকেজ বুক করতে গেলে আর কোনো আসন থাকে না।',
  },
  withdrawn: {
    title: 'প্যাকেজ বা ভিসা তুলে নেওয়া হয়েছে',
    description:
      'প্যাকেজ বুক করতে বা ভিসার আবেদন করতে গেলে দেখা যায়, এইমাত্র তা তুলে নেওয়া হয়েছে। এরপর তার পাতায়ও তা বলা থাকে।',
  },
  'holiday-names-missing': {
    title: 'হলিডের পাসপোর্ট বাকি',
    description:
      'এক দম্পতি বিদেশে হলিডের টাকা দিয়েছেন, কিন্তু দুজনের একজনের পাসপোর্ট দিতে দেরি হয়েছে। কী কী বাকি তা বুকিংয়ে লেখা থাকে, ইমেইলেও মনে করানো হয়েছে।',
  },
  'holiday-not-confirmed': {
    title: 'হোটেল এখনও হলিডে নিশ্চিত করেনি',
    description:
      'নাম ও পাসপোর্ট দেওয়া আছে, কিন্তু হোটেল তার দিনের মধ্যে নিশ্চিত করেনি। বুকিংয়ে তা লেখা থাকে, আর ডেস্কে কাজটি একজনের অপেক্ষায় থাকে।',
  },
  'visa-load-failure': {
    title: 'ভিসা আনা যায় না',
    description: 'ভিসা খুঁজলে কোনো উত্তর আসে না।',
  },
  'visa-documents-missing': {
    title: 'ভিসার কাগজ বাকি',
    description: 'টাকা দেওয়া সর্বশেষ আবেদনে এখনো কোনো কাগজ নেই: পাতায় লেখা আছে কী দিতে হবে।',
  },
  'visa-document-asked': {
    title: 'একটি কাগজ আবার চাওয়া হয়েছে',
    description: 'কর্মীরা টাকা দেওয়া সর্বশেষ আবেদনের পাসপোর্ট দেখে আরেকটি ছবি চেয়েছেন।',
  },
  'visa-granted': {
    title: 'ভিসা হয়েছে',
    description: 'টাকা দেওয়া সর্বশেষ আবেদন দূতাবাস থেকে ভিসা নিয়ে ফিরেছে।',
  },
  'visa-refused': {
    title: 'ভিসা হয়নি',
    description: 'টাকা দেওয়া সর্বশেষ আবেদনে দূতাবাস ভিসা দেয়নি।',
  },
  'visas-closed': {
    title: 'কোনো ভিসা চালু নেই',
    description:
      'কোনো দেশ এখন আবেদন নিচ্ছে না: ভিসা বিক্রি হয় না, বিদেশের প্যাকেজের টাকা নেওয়া হয় না, আর আগে যা দেওয়া হয়েছে তা যে থাকবে সে কথা বলা হয়।',
  },
}
