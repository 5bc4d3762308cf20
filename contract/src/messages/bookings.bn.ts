import { banglaDigits as digits } from '../values/digits.ts'
import type { bookings as english } from './bookings.ts'
import type { Translated } from './translated.ts'

export const bookings: Translated<typeof english> = {
  bookingUnknown: 'এই বুকিং নেই।',
  bookingNotShown: 'এই বুকিং দেখানো যাচ্ছে না। আমাদের ফোন করুন।',
  bookingNotFound: 'এমন কোনো বুকিং নেই। আইডির অক্ষর ও নাম দেখে নিন।',
  notToRelease: 'এই বুকিংয়ের টাকা দেওয়া হয়েছে বা এটি শেষ হয়ে গেছে। এখন কী অবস্থায় আছে দেখুন।',
  receiptUnpaid: 'টাকা দেওয়ার পরে রসিদ পাওয়া যায়।',
  receiptNotDrawn: 'রসিদ সার্ভারে তৈরি হয়।',
  calendarUnpaid: 'টাকা দেওয়ার পরে ক্যালেন্ডারের ফাইল পাওয়া যায়।',
  calendarEmpty: 'এই বুকিংয়ে ক্যালেন্ডারে রাখার মতো কোনো দিন নেই।',
  bankNotAsked: 'এই রিফান্ডের জন্য আপনার ব্যাংকের তথ্য আর লাগবে না।',
  bankUnreadable: 'পড়ার মতো ব্যাংকের তথ্য নেই। আবার চেয়ে নিন।',

  // Changes by the airline
  changeGone: 'এই বদল আর নেই। বুকিং এখন কী অবস্থায় আছে দেখুন।',
  changeTooLate: 'ফ্লাইটগুলো ছেড়ে গেছে, তাই এখন আর সিদ্ধান্ত নেওয়া যায় না। আমাদের ফোন করুন।',
  changeAccepted: 'এই বদল আপনি আগেই মেনে নিয়েছেন। বাতিল করতে চাইলে আমাদের ফোন করুন।',
  changeRefunded: 'এই বুকিং বাতিল হচ্ছে, আর আপনার টাকা ফেরত যাচ্ছে।',
  changeIdMissing: 'কোন বদলের কথা বলছেন জানান',
  changeDecisionMissing: 'বদলটি মেনে নিন, অথবা রিফান্ড চান',

  // Cancelling
  quoteUnknown: 'এই হিসাবটি নেই। আবার জেনে নিন।',
  quoteIdMissing: 'কোন হিসাবের কথা বলছেন জানান',
  quoteExpired: 'এই হিসাব আর চলে না, কিছু বাতিল হয়নি। আবার জেনে নিন।',
  quoteOutdated: 'এর মধ্যে বুকিংটি বদলেছে, কিছু বাতিল হয়নি। আবার জেনে নিন।',
  quoteOvertakenByRooms: ({ rooms }) =>
    `এই হিসাবের পরে বুকিংটির ${digits(rooms)}টি রুম বাতিল হয়েছে। এখন আর কিছু বাতিল হয়নি: বাকিটার জন্য কত ফেরত আসবে দেখে নিন।`,
  quoteOvertakenByTravelers: ({ travelers }) =>
    `এই হিসাবের পরে বুকিংটি থেকে ${digits(travelers)} জন যাত্রী বাদ গেছেন। এখন আর কিছু বাতিল হয়নি: বাকিটার জন্য কত ফেরত আসবে দেখে নিন।`,
  cancelUnpaid: 'এই বুকিংয়ের টাকা দেওয়া হয়নি, তাই এটি ছেড়ে দিন।',
  cancelAsked: 'এই বুকিং বাতিল করতে আগেই বলেছেন।',
  bookingEnded: 'এই বুকিং আগেই শেষ হয়েছে।',
  cancelChanged: 'এয়ারলাইন এই ফ্লাইট বদলেছে: বাতিল না করে টাকা ফেরত নিতে পারেন।',
  cancelTicketing: 'এয়ারলাইন এখনও আপনার টিকিট তৈরি করছে। তৈরি হলে বাতিল করতে পারবেন।',
  cancelFlown: 'ফ্লাইটগুলো ছেড়ে গেছে, তাই এখানে বাতিল করা যায় না। আমাদের ফোন করুন।',
  cancelStarted: 'এই হলিডে শুরু হয়ে গেছে, তাই এখানে বাতিল করা যায় না। আমাদের ফোন করুন।',
  cancelAtEmbassy: 'আপনার আবেদন দূতাবাসে, তাই আর কিছু ফেরত আসে না।',
  travelerGone: 'এঁদের একজন এই বুকিংয়ে আর যাচ্ছেন না।',
  childrenAlone: 'প্রাপ্তবয়স্ক ছাড়া শিশুরা যেতে পারে না: তাদেরটাও বাতিল করুন।',
  infantAlone: 'কোলের শিশু একজন প্রাপ্তবয়স্কের কোলে যায়: শিশুরটাও বাতিল করুন।',
  travelerIdMissing: 'কোন যাত্রীর কথা বলছেন জানান',
  travelersMissing: 'কে যাবেন না বেছে নিন',
  roomsMissing: 'যে রুম ছেড়ে দেবেন সেগুলো বেছে নিন।',
  roomsGone: 'এই বুকিংয়ে এই রুম আর এতগুলো নেই।',
  peopleGone: 'এই বুকিংয়ে আপনারা আর এতজন নেই।',
  nobodyTravels: 'কেউ না গেলে সব রুম ছেড়ে দিন।',
  noRoomLeft: 'যাঁরা যাচ্ছেন তাঁদের রুম লাগবে: সবাইকেও বেছে নিন।',
  childrenStayAlone: 'প্রাপ্তবয়স্ক ছাড়া শিশুরা যেতে পারে না: তাদেরও বেছে নিন।',
  infantStaysAlone: 'কোলের শিশু একজন প্রাপ্তবয়স্কের সঙ্গে ঘুমায়: শিশুকেও বেছে নিন।',
  bedsTooFew: ({ beds, sleepers }) =>
    `যে রুম থাকছে তাতে ${digits(sleepers)} জনের জন্য ${digits(beds)}টি বিছানা। কে যাবেন না বেছে নিন।`,
}
