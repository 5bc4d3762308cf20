import type { receiptWords as english } from './receipt-words.ts'

export const receiptWords: typeof english = {
  brand: 'যাত্রা',
  title: 'রসিদ',
  bookedOn: (reference, date) => `বুকিং আইডি ${reference}, বুক করা হয়েছে ${date}`,
  totalPaid: 'মোট দেওয়া হয়েছে',
  paidOn: (date) => `টাকা পেয়েছি ${date}`,
  bookingId: 'বুকিং আইডি',
  price: 'দাম',
  total: 'মোট দেয়',
  actualPrice: 'এই দামে ভ্যাট ও সব ট্যাক্স আছে। এটিই প্রকৃত দাম, যা দেওয়া হয়েছে।',
  history: 'পেমেন্টের ইতিহাস',
  statuses: {
    pending: 'অপেক্ষমাণ',
    success: 'সফল',
    failed: 'ব্যর্থ',
    cancelled: 'বাতিল',
    expired: 'সময় শেষ',
    refund_due: 'টাকা ফেরত যাবে',
  },
  back: {
    confirmed: 'ফেরত দেওয়া হয়েছে',
    sent: 'ফেরত পাঠানো হয়েছে',
    otherwise: 'ফেরত যাচ্ছে',
  },
  staysPaid: 'এরপর যা থাকে',
  times: 'সব সময় ঢাকার।',
  soldBy: 'বিক্রেতা',
  registration: (number) => `ট্রাভেল এজেন্সি নিবন্ধন ${number}`,
  isReal: 'এই রসিদ কি আসল?',
  check: (address, reference) => [
    'যে কেউ যাচাই করতে পারেন: কোডটি স্ক্যান করুন, অথবা',
    address,
    `খুলে ${reference} ও নামের শেষ অংশ লিখুন।`,
  ],
}
