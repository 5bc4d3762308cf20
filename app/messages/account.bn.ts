import type { Translated } from '@jatra/design-system/language'
import type { accountMessages as english } from './account.ts'

export const accountMessages: Translated<typeof english> = {
  title: 'আমার অ্যাকাউন্ট',
  menu: {
    profile: 'প্রোফাইল',
    travelers: 'নিয়মিত যাত্রী',
    bookings: 'বুকিং',
    password: 'পাসওয়ার্ড বদল',
  },
  bookingsTitle: 'আমার বুকিং',
  tabs: { flight: 'ফ্লাইট', holidays: 'হলিডে', visa: 'ভিসা', hotels: 'হোটেল' },
  noFlights: 'আপনার কোনো ফ্লাইটের বুকিং নেই',
  noHolidays: 'আপনার কোনো হলিডের বুকিং নেই',
  noVisas: 'আপনার কোনো ভিসার বুকিং নেই',
  older: 'আগের বুকিং দেখুন',
  order: {
    title: 'আপনার বুকিং',
    price: 'দাম',
    payments: 'পেমেন্টের ইতিহাস',
    travelers: 'যাত্রী',
    journey: 'আপনার যাত্রা',
    receipt: 'রসিদ',
    bookedOn: 'বুকিংয়ের তারিখ',
    paymentStatus: 'পেমেন্ট',
    paymentStatuses: {
      pending: 'অপেক্ষমাণ',
      success: 'পেমেন্ট হয়েছে',
      failed: 'ব্যর্থ',
      cancelled: 'বাতিল',
      expired: 'সময় শেষ',
      refund_due: 'টাকা ফেরত যাবে',
    },
    passport: 'পাসপোর্ট',
    document: 'পরিচয়পত্র',
    noPassport: 'ছবিসহ সরকারি পরিচয়পত্র',
    contact: 'যোগাযোগ',
    transaction: 'লেনদেন',
  },
  printReceipt: 'রসিদ প্রিন্ট করুন',
  backToBookings: 'সব বুকিং',
}
