import { CONFIRM_DAYS } from '@jatra/contract/account/account-limits'
import { digits, type Translated } from '@jatra/design-system/language'
import type { confirmation as english } from './confirmation.ts'

export const confirmation: Translated<typeof english> = {
  title: 'আপনার ইমেইল নিশ্চিত করুন',
  text: 'এই ইমেইল দিয়ে অ্যাকাউন্টটি আপনি খুলে থাকলে ইমেইলটি যে আপনার তা নিশ্চিত করুন। এরপর Google দিয়ে সাইন ইন করলেও আপনার পাসওয়ার্ড থাকবে।',
  notYou: 'আমাদের এখানে অ্যাকাউন্ট খোলেননি? তাহলে নিশ্চিত করবেন না: কেউ ভুল করে আপনার ঠিকানা লিখেছেন।',
  submit: 'ইমেইল নিশ্চিত করুন',
  confirmedTitle: 'আপনার ইমেইল নিশ্চিত হয়েছে',
  confirmedText: 'ধন্যবাদ। আর কিছু করতে হবে না।',
  deadTitle: 'লিংকটি আর কাজ করে না',
  deadText: `যে ইমেইলে পাঠানো হয় তার জন্য লিংকটি ${digits(CONFIRM_DAYS)} দিন কাজ করে। প্রোফাইল থেকে নতুন একটি পাঠাতে পারেন।`,
  profile: 'আমার প্রোফাইলে যান',
}
