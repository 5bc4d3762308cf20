import type { Translated } from '@jatra/design-system/language'
import type { failed as english } from './failed.ts'

export const failed: Translated<typeof english> = {
  title: 'সমস্যা হয়েছে! কাজটি হয়নি।',
  retry: 'আবার চেষ্টা করুন',
  offer: 'ফ্লাইটটি এখন আনা গেল না। আপনার লেখা তথ্য রাখা আছে, কোনো টাকা কাটা হয়নি।',
  bookings: 'আপনার বুকিংগুলো এখন আনা গেল না। সেগুলো নিরাপদ আছে।',
  booking: 'আপনার বুকিং এখন আনা গেল না। যা বুক করেছেন ও যা দিয়েছেন, সব নিরাপদ আছে।',
  profile: 'আপনার প্রোফাইল এখন আনা গেল না। এর কিছুই বদলায়নি।',
  travelers: 'আপনার যাত্রীদের তালিকা এখন আনা গেল না। যাঁদের রেখেছেন, সবাই আছেন।',
  documents: 'আপনার কাগজপত্র এখন আনা গেল না। যা আপলোড করেছেন, সব আছে।',
}

export const noAnswer: string = 'কোনো উত্তর পাওয়া যায়নি। আপনার লেখা তথ্য এখনও আছে: আবার চেষ্টা করুন।'
