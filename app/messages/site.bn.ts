import type { Translated } from '@jatra/design-system/language'
import type { messages as english } from './site.ts'

export const messages: Translated<typeof english> = {
  site: {
    name: 'যাত্রা',
    title: 'টাকায় ফ্লাইট, হলিডে ও ভিসা',
    description: 'বাংলাদেশের যাত্রীদের জন্য ফ্লাইট, হলিডে ও ভিসা। প্রথমে যে দাম দেখেন, সেটিই দেন।',
    skip: 'মূল অংশে যান',
    desk: 'ডেস্ক',
    pages: [
      { href: '/about', label: 'আমাদের কথা' },
      { href: '/about#terms', label: 'শর্তাবলি' },
      { href: '/privacy-policy', label: 'গোপনীয়তা নীতি' },
      { href: '/refund-policy', label: 'রিফান্ড নীতি' },
      { href: '/visa-status', label: 'ভিসা কি চালু?' },
      { href: '/verify', label: 'বুকিং যাচাই' },
    ],
  },
  tabs: { flight: 'ফ্লাইট', holiday: 'হলিডে', visa: 'ভিসা', hotels: 'হোটেল' },
  errors: {
    title: 'কিছু একটা সমস্যা হয়েছে',
    text: 'পাতাটি দেখানো গেল না। আপনি যা বুক করেছেন ও যা দিয়েছেন, সব নিরাপদ, আর বুকিংয়ের পাতায় দেখা যায়।',
    retry: 'আবার চেষ্টা করুন',
    home: 'প্রথম পাতায় যান',
    reference: (id) => `এ নিয়ে যোগাযোগ করলে এই রেফারেন্স বলুন: ${id}`,
    notFoundTitle: 'এই পাতাটি নেই',
    notFoundText: 'ঠিকানায় ভুল থাকতে পারে, অথবা পাতাটি সরে গেছে।',
  },
  soon: {
    action: 'ফ্লাইট খুঁজুন',
  },
  prototype: {
    accounts: 'ডেমো অ্যাকাউন্ট',
  },
}
