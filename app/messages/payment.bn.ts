import type { Translated } from '@jatra/design-system/language'
import type { paymentMessages as english } from './payment.ts'

export const paymentMessages: Translated<typeof english> = {
  waitingTitle: 'আপনার পেমেন্টের অপেক্ষায়',
  waitingText: 'পেমেন্ট প্রতিষ্ঠান এখনও নিশ্চিত করেনি। এই পাতা নিজেই খবর রাখছে।',
  waitingSafe:
    'টাকা দিয়ে থাকলে তা নিরাপদ: বুকিং নিশ্চিত না হওয়া পর্যন্ত আমরা খোঁজ নিতে থাকি, নইলে পুরো টাকা ফেরত যায়।',
  paidTitle: 'আপনার বুকিং হয়ে গেছে',
  paidText: 'আপনার পেমেন্ট নিশ্চিত হয়েছে।',
  ticketingTitle: 'পেমেন্ট হয়েছে, টিকিট তৈরি হচ্ছে',
  ticketingText:
    'আপনার পেমেন্ট নিশ্চিত হয়েছে। এয়ারলাইন টিকিট দিচ্ছে, সাধারণত এক মিনিটের মধ্যে। এই পাতা নিজেই খবর রাখছে।',
  reservedTitle: 'আপনার আসন রাখা হয়েছে',
  ticketedText: 'আপনার পেমেন্ট নিশ্চিত হয়েছে। এয়ারলাইন টিকিট দিয়েছে।',
  changedTitle: 'এয়ারলাইন আপনার ফ্লাইট বদলেছে',
  changedText: 'বুকিংয়ের পাতায় পুরোনো ও নতুন সময় আছে, সিদ্ধান্ত আপনার।',
  noTicketTitle: 'টিকিট হয়নি, আপনার টাকা ফেরত যাচ্ছে',
  airlineReference: 'এয়ারলাইনের রেফারেন্স (PNR)',
  failedTitle: 'পেমেন্ট হয়নি',
  failedText: 'কোনো টাকা কাটা হয়নি। একই বা অন্য উপায়ে আবার চেষ্টা করতে পারেন।',
  cancelledTitle: 'আপনি পেমেন্ট বাতিল করেছেন',
  cancelledText: 'কোনো টাকা কাটা হয়নি। দাম যতক্ষণ ধরা আছে, ফ্লাইটটি বুক করা যাবে।',
  expiredTitle: 'টাকা দেওয়ার সময় শেষ',
  expiredText: '৩০ মিনিটের মধ্যে কোনো পেমেন্ট নিশ্চিত হয়নি। আপনার টাকা কাটা হয়ে থাকলে তা ফেরত যাবে।',
  refundDue: 'বুকিং শেষ হওয়ার পর টাকা এসেছে। পুরো টাকা ফেরত যাচ্ছে।',
  sandbox: 'পরীক্ষামূলক: টাকা কাটে না',
  amount: 'টাকার পরিমাণ',
  reference: 'বুকিং আইডি',
  seeBooking: 'আমার বুকিং দেখুন',
  seeBookings: 'আমার বুকিংগুলো',
  tryAgain: 'আবার চেষ্টা করুন',
  newSearch: 'আবার খুঁজুন',
  checkAgain: 'আবার দেখুন',
  goOnToPay: 'টাকা দিতে যান',
  payBy: (time) => `এখনও টাকা না দিয়ে থাকলে ঢাকার সময় ${time} পর্যন্ত দিতে পারবেন।`,
}
