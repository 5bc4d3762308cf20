import type { DemoUserName } from './accounts.ts'

/** Descriptions of the demo accounts. */
export const demoAccounts: Record<DemoUserName, string> = {
  nusrat: 'প্রায়ই বেড়াতে যান: নিশ্চিত, অপেক্ষমাণ ও বাতিল বুকিং আছে।',
  shahriar: 'সব সময় পথে: ৬০টি বুকিং, ১২ জন নিয়মিত যাত্রী।',
  abulfazalmohammadshamsuzzaman: 'এমন নাম যা কোথাও আঁটে না, আর তিনটি বুকিং।',
  tanvir: 'একটি নিশ্চিত বুকিং আছে।',
  farhana: 'এইমাত্র সাইন আপ করেছেন: এখনও কোনো বুকিং নেই।',
  rezwana: 'যাত্রা চালান: হলিডে প্যাকেজ, ভিসা, অ্যাকাউন্ট ও রিফান্ড।',
  sadia: 'যাত্রীদের সেবা দেন: বুকিং খুঁজে দেন, ভিসার কাগজ জমা দেন।',
  imran: 'যাত্রার টাকা দেখেন: রিফান্ড অনুমোদন দেন, পেমেন্ট যাচাই করেন।',
}
