import type { Translated } from '@jatra/design-system/language'
import type { deskTimeline as english } from './desk-timeline.ts'

export const deskTimeline: Translated<typeof english> = {
  placed: (price) => `${price}-এর বুকিং হয়েছে`,
  paymentOpened: (amount, option, tranId) => `${option}-এ ${amount} পেমেন্ট শুরু, ${tranId}`,
  paymentEnded: {
    failed: (tranId) => `পেমেন্ট ${tranId} ব্যর্থ`,
    cancelled: (tranId) => `পেমেন্ট ${tranId} যাত্রী বাতিল করেছেন`,
    expired: (tranId) => `পেমেন্ট ${tranId} সময়মতো হয়নি`,
  },
  paymentReceived: {
    settled: (amount, id) => `${amount} পাওয়া গেছে, গেটওয়ের আইডি ${id}`,
    held: (amount, id) => `${amount} পাওয়া গেছে, গেটওয়ে যাচাই করছে, আইডি ${id}`,
    refund_due: (amount, id) => `পাওনার অতিরিক্ত ${amount} পাওয়া গেছে, গেটওয়ের আইডি ${id}`,
  },
  supplierAsked: (supplier) => `${supplier}-এর কাছে বুকিং পাঠানো`,
  supplierPaid: (supplier) => `${supplier}-কে টাকা দেওয়া হয়েছে`,
  ticketIssued: (number) => `টিকিট ${number} ইস্যু হয়েছে`,
  changeDetected: 'এয়ারলাইন ফ্লাইট বদলেছে',
  changeAnswered: {
    accept: 'যাত্রী পরিবর্তন মেনে নিয়েছেন',
    refund: 'যাত্রী পরিবর্তন মানেননি, টাকা ফেরত চান',
  },
  cancellationAsked: (refund) =>
    refund === null ? 'বাতিল চাওয়া হয়েছে, অঙ্ক জানা নেই' : `বাতিল চাওয়া হয়েছে, ফেরত ${refund}`,
  cancellationDone: (refund) => (refund === null ? 'বাতিল' : `বাতিল, ফেরত ${refund}`),
  refundRequested: (amount, reason) => `${amount} রিফান্ড চাওয়া হয়েছে: ${reason}`,
  refundApproved: (amount) => `${amount} রিফান্ড অনুমোদিত`,
  refundSent: (amount) => `${amount} রিফান্ড গেটওয়েতে পাঠানো`,
  refundConfirmed: (amount, reference) =>
    reference === null
      ? `${amount} রিফান্ড দেওয়া হয়েছে`
      : `${amount} রিফান্ড দেওয়া হয়েছে, গেটওয়ের রেফারেন্স ${reference}`,
  email: {
    waiting: (what) => `ইমেইল “${what}” লেখা হয়েছে, পাঠানো হচ্ছে`,
    sent: (what) => `ইমেইল “${what}” পাঠানো হয়েছে`,
    failed: (what) => `ইমেইল “${what}” পৌঁছানো যায়নি`,
  },
  note: 'নোট',
  staff: {
    'refund.requested': 'হাতে রিফান্ড চাওয়া',
    'refund.approved': 'রিফান্ড অনুমোদন',
    'refund.declined': 'রিফান্ড নাকচ',
    'refund.retried': 'রিফান্ড আবার চেষ্টা',
    'refund.paid_by_hand': 'রিফান্ড হাতে দেওয়া হয়েছে বলে লেখা',
    'refund.sent': 'রিফান্ড পাঠানো',
    'refund.bank_details_given': 'গ্রাহক ব্যাংকের তথ্য দিয়েছেন',
    'refund.bank_details_read': 'ব্যাংকের তথ্য পড়া',
    'cancellation.asked': 'টেলিফোনে বাতিল চাওয়া',
    'cancellation.approve': 'বাতিল অনুমোদন',
    'cancellation.drop': 'বাতিল তুলে নেওয়া',
    'payment.released': 'সন্দেহ হওয়া পেমেন্ট গ্রহণ',
    'payment.refused': 'সন্দেহ হওয়া পেমেন্ট ফেরত',
    'holiday.confirmed': 'হলিডে নিশ্চিত',
    'visa.handed_over': 'আবেদন দূতাবাসে জমা',
    'visa.hand_over_undone': 'দূতাবাসে জমা ফিরিয়ে নেওয়া',
    'visa.documents_accepted': 'কাগজপত্র গৃহীত',
    'visa.documents_asked': 'অন্য কাগজ চাওয়া হয়েছে',
    'visa.at_embassy': 'দূতাবাস আবেদন পেয়েছে',
    'visa.granted': 'ভিসা হয়েছে',
    'visa.refused': 'ভিসা হয়নি',
    'visa.passport_back': 'পাসপোর্ট ও ভিসা ফিরে এসেছে',
    'passport.opened': 'পাসপোর্ট নম্বর খোলা',
    'document.opened': 'কাগজ খোলা',
    'role.set': 'ভূমিকা বদলানো হয়েছে',
    'account.deleted': 'অ্যাকাউন্ট মুছে ফেলা হয়েছে',
  },
  otherAct: (action) => `${action} (কাজের খাতা)`,
}
