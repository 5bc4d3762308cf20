import type { bookingFailures as english } from './booking-failures.ts'

export const bookingFailures: typeof english = {
  gone: 'এয়ারলাইন এই ভাড়ায় ফ্লাইটটি আর বিক্রি করে না।',
  price_changed: 'টিকিট দেওয়ার আগে এয়ারলাইন দাম বদলেছে।',
  sold_out: 'এয়ারলাইন আপনার বুকিং নেওয়ার আগেই শেষ আসন বিক্রি হয়ে গেছে।',
  offer_taken: 'এই অফার আগেই অন্য একটি বুকিংয়ে গেছে, আর এয়ারলাইন একটি অফার একবারই নেয়।',
  passenger_refused: 'এয়ারলাইন একজন যাত্রীর তথ্য নেয়নি।',
  not_ticketed: 'এয়ারলাইন সময়মতো টিকিট দেয়নি।',
  not_held: 'আসন ধরে রাখতে বলা হলে এয়ারলাইন উত্তর দেয়নি।',
  hold_lapsed: 'ধরে রাখা আসনের টাকা দেওয়ার সময় শেষ।',
  released: 'আপনি ধরে রাখা আসন ছেড়ে দিয়েছেন।',
  airline_cancelled: 'এয়ারলাইন এই ফ্লাইট তুলে নিয়েছে।',
}
