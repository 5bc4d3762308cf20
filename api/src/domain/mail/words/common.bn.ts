import { inDigitsOf } from '@jatra/contract/values/digits'
import type { common as english } from './common.ts'

export const common: typeof english = {
  brand: 'যাত্রা',
  inDhaka: (date, time) => `${date}, ${time}, ঢাকার সময়`,
  list: (all) =>
    all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} ও ${all.at(-1) ?? ''}`,
  reason: 'একটি বুকিংয়ে এই ঠিকানা দেওয়া হয়েছে, তাই এই ইমেইল পেলেন।',
  call: 'কিছু জানার থাকলে ফোন করুন:',
  bookingId: 'বুকিং আইডি',
  for: 'কতজন',
  travelers: (count) => inDigitsOf('bn', `${count} জন যাত্রী`),
  totalPayable: 'মোট দেয়',
  paid: 'দেওয়া হয়েছে',
  pnr: 'এয়ারলাইনের রেফারেন্স (PNR)',
  inCalendar: 'সঙ্গের ফাইলটি এর দিনগুলো আপনার ক্যালেন্ডারে বসিয়ে দেবে।',
  leavesCalendar: 'ক্যালেন্ডারে যোগ করে থাকলে সঙ্গের ফাইলটি তা সরিয়ে দেবে।',
  restInCalendar: 'ক্যালেন্ডারে যোগ করে থাকলে সঙ্গের ফাইলে আছে এখন কতজন যাচ্ছেন।',
  seeMine: 'আমার বুকিং দেখুন',
  seeMineAndPay: 'বুকিং দেখে টাকা দিন',
  see: 'বুকিং দেখুন',
  goesBack: 'আপনি ফেরত পাবেন',
  whereTo: 'যেখানে ফেরত যাচ্ছে',
  by: 'শেষ তারিখ',
}
