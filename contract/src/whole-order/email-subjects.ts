import type { Language } from '../values/language.ts'
import type { OrderEmail } from '../order/order-email.ts'

/** What an email about an order says has happened. */
export type EmailEvent =
  | OrderEmail['kind']
  | 'cancelled_by_you'
  | 'rooms_cancelled'
  | 'payment_cancelled'
  | 'booking_ended'

/** A text alone is both subject and title. Where the title depends on more than the event, its template gives it. */
type Entry = string | { subject: string; title: string }

type Subjects = Record<EmailEvent, Entry> & {
  /** Before the way of a flight. */
  flight: string
}

const english: Subjects = {
  flight: 'Flight',
  booking_received: { subject: 'Booking received', title: 'We have your booking' },
  flight_held: 'Your seats are held',
  hold_reminder: 'Pay soon to keep your seats',
  hold_ended: 'No longer held, nothing was charged',
  payment_confirmed: { subject: 'Payment confirmed', title: 'Your payment is confirmed' },
  payment_failed: { subject: 'Payment failed', title: 'The payment did not go through' },
  payment_cancelled: { subject: 'Payment cancelled', title: 'You cancelled the payment' },
  booking_ended: { subject: 'Booking ended', title: 'The time to pay is over' },
  flight_ticketed: { subject: 'Your tickets', title: 'You are booked' },
  flight_changed: 'The airline changed your flight',
  flight_change_accepted: { subject: 'Your new flight times', title: 'You fly at the new times' },
  flight_failed: 'No ticket, your money goes back',
  flight_cancelled: 'Flight cancelled, your money goes back',
  holiday_travelers_wanted: 'Tell us who travels',
  holiday_confirmed: {
    subject: 'Your holiday is confirmed',
    title: 'Your holiday is confirmed: here is your voucher',
  },
  visa_handed_over: 'Your application is with the embassy',
  visa_hand_over_undone: 'Your application is not with the embassy yet',
  visa_documents_asked: 'Please send a document once more',
  visa_at_embassy: 'The embassy has received your application',
  visa_granted: 'Your visa is granted',
  visa_refused: 'The embassy has refused your visa',
  visa_passport_back: 'Your passport and visa are back',
  cancelled_by_you: 'You cancelled your flight',
  cancellation_waits: 'We look after your cancellation',
  booking_cancelled: 'You cancelled',
  part_cancelled: 'Cancelled for some travellers',
  rooms_cancelled: 'A part is cancelled',
  cancellation_dropped: 'Your booking stands',
  refund_requested: 'Your money goes back',
  refund_waits: 'We check your refund',
  refund_approved: 'Your refund is approved',
  refund_declined: 'This refund does not come',
  refund_delayed: 'Your refund takes longer',
  refund_bank_asked: 'Your refund needs a bank account',
  refund_bank_given: 'We have your bank details',
  refund_sent: 'Your refund is on its way',
  refund_late: 'Your refund is late',
  refund_confirmed: 'Your refund is paid',
}

const bangla: Subjects = {
  flight: 'ফ্লাইট',
  booking_received: { subject: 'বুকিং পাওয়া গেছে', title: 'আপনার বুকিং পেয়েছি' },
  flight_held: 'আপনার আসন ধরে রাখা হয়েছে',
  hold_reminder: 'আসন রাখতে শিগগির টাকা দিন',
  hold_ended: 'আর ধরে রাখা নেই, কোনো টাকা কাটা হয়নি',
  payment_confirmed: { subject: 'পেমেন্ট নিশ্চিত', title: 'আপনার পেমেন্ট নিশ্চিত হয়েছে' },
  payment_failed: 'পেমেন্ট হয়নি',
  payment_cancelled: { subject: 'পেমেন্ট বাতিল', title: 'আপনি পেমেন্ট বাতিল করেছেন' },
  booking_ended: { subject: 'বুকিং শেষ', title: 'টাকা দেওয়ার সময় শেষ' },
  flight_ticketed: { subject: 'আপনার টিকিট', title: 'আপনার বুকিং হয়ে গেছে' },
  flight_changed: 'এয়ারলাইন আপনার ফ্লাইট বদলেছে',
  flight_change_accepted: { subject: 'আপনার ফ্লাইটের নতুন সময়', title: 'আপনি নতুন সময়ে যাচ্ছেন' },
  flight_failed: 'টিকিট হয়নি, টাকা ফেরত যাচ্ছে',
  flight_cancelled: 'ফ্লাইট বাতিল, টাকা ফেরত যাচ্ছে',
  holiday_travelers_wanted: 'কারা যাচ্ছেন জানান',
  holiday_confirmed: {
    subject: 'আপনার হলিডে নিশ্চিত',
    title: 'আপনার হলিডে নিশ্চিত হয়েছে: এই নিন ভাউচার',
  },
  visa_handed_over: 'আপনার আবেদন দূতাবাসে',
  visa_hand_over_undone: 'আপনার আবেদন এখনও দূতাবাসে যায়নি',
  visa_documents_asked: 'একটি কাগজ আবার পাঠান',
  visa_at_embassy: 'দূতাবাস আপনার আবেদন পেয়েছে',
  visa_granted: 'আপনার ভিসা হয়েছে',
  visa_refused: 'দূতাবাস আপনার ভিসা দেয়নি',
  visa_passport_back: 'আপনার পাসপোর্ট ও ভিসা ফিরে এসেছে',
  cancelled_by_you: 'আপনি ফ্লাইট বাতিল করেছেন',
  cancellation_waits: 'আপনার বাতিলের কাজ চলছে',
  booking_cancelled: 'আপনি বাতিল করেছেন',
  part_cancelled: 'কয়েকজনের ফ্লাইট বাতিল হয়েছে',
  rooms_cancelled: 'একাংশ বাতিল হয়েছে',
  cancellation_dropped: 'আপনার বুকিং বহাল আছে',
  refund_requested: 'আপনার টাকা ফেরত যাচ্ছে',
  refund_waits: 'আপনার রিফান্ড দেখছি',
  refund_approved: 'আপনার রিফান্ড অনুমোদিত',
  refund_declined: 'এই রিফান্ড দেওয়া হচ্ছে না',
  refund_delayed: 'আপনার রিফান্ডে বেশি সময় লাগছে',
  refund_bank_asked: 'রিফান্ডের জন্য ব্যাংক অ্যাকাউন্ট লাগবে',
  refund_bank_given: 'আপনার ব্যাংকের তথ্য পেয়েছি',
  refund_sent: { subject: 'রিফান্ড পাঠানো হয়েছে', title: 'আপনার রিফান্ড পাঠানো হয়েছে' },
  refund_late: 'আপনার রিফান্ডে দেরি হচ্ছে',
  refund_confirmed: 'রিফান্ড দেওয়া হয়েছে',
}

/** By language; a subject that is missing in one does not compile. */
export const subjects: Record<Language, Subjects> = { en: english, bn: bangla }
