import { banglaDigits as digits } from '@jatra/contract/values/digits'
import type { holiday as english } from './holiday.ts'

export const holiday: typeof english = {
  wanted: {
    passports: (missing, day) => `${day}-এর মধ্যে ${digits(missing)} জন যাত্রীর নাম ও পাসপোর্ট লাগবে।`,
    names: (missing, day) => `${day}-এর মধ্যে ${digits(missing)} জন যাত্রীর নাম ও বয়স লাগবে।`,
    passportsLate: (missing) => `এখনও ${digits(missing)} জন যাত্রীর নাম ও পাসপোর্ট বাকি আছে।`,
    namesLate: (missing) => `এখনও ${digits(missing)} জন যাত্রীর নাম ও বয়স বাকি আছে।`,
    why: 'ফ্লাইট ও হোটেল এই নামেই বুক হয়। একেক জনের জন্য এক মিনিট লাগে, একজন একজন করেও দেওয়া যায়।',
    button: 'কারা যাচ্ছেন জানান',
  },
  confirmed: {
    said: 'হোটেলসহ সবাই আপনার হলিডে নিশ্চিত করেছেন।',
    voucher: 'হোটেলে ভাউচারটি দেখান: এটি এই ইমেইলে আছে, আপনার বুকিংয়ের পাতায়ও আছে।',
    hotel: 'হোটেলের রেফারেন্স',
    guide: 'গাইডের রেফারেন্স',
    flights: 'এয়ারলাইনের রেফারেন্স',
  },
}
