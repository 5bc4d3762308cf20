import type { PersonaName } from './personas.ts'

export const personas: Record<PersonaName, { title: string; description: string }> = {
  'new-visitor': {
    title: 'নতুন দর্শক',
    description: 'এখানে আগে কখনও আসেননি: অ্যাকাউন্ট নেই, কেউ সাইন ইন করে নেই।',
  },
  'first-timer': {
    title: 'প্রথমবার',
    description: 'ফারহানা এইমাত্র সাইন আপ করেছেন: বুকিং নেই, নিয়মিত যাত্রীও নেই।',
  },
  traveller: {
    title: 'সাধারণ যাত্রী',
    description: 'নুসরাত মাঝেমধ্যে বেড়াতে যান: নিশ্চিত, অপেক্ষমাণ ও বাতিল, সব রকম বুকিং আছে।',
  },
  'frequent-traveller': {
    title: 'নিয়মিত যাত্রী',
    description: 'শাহরিয়ার সব সময় পথে: ৬০টি বুকিং আর ১২ জন নিয়মিত যাত্রী।',
  },
  'longest-name': {
    title: 'সবচেয়ে লম্বা নাম',
    description: 'এমন একজন, যাঁর নাম ও ইমেইল যত লম্বা হতে পারে তত লম্বা।',
  },
  staff: {
    title: 'ম্যানেজার',
    description: 'রেজওয়ানা যাত্রার ম্যানেজার: প্যাকেজ, ভিসা, অ্যাকাউন্ট ও রিফান্ড তিনিই দেখেন।',
  },
  agent: {
    title: 'এজেন্ট',
    description: 'সাদিয়া যাত্রীদের সেবা দেন: বুকিং খুঁজে দেন, টাকায় হাত দেন না।',
  },
  finance: {
    title: 'হিসাব',
    description: 'ইমরান যাত্রার টাকা দেখেন: রিফান্ড, বাতিল আর আটকে থাকা পেমেন্ট তাঁর কাজ।',
  },
}
