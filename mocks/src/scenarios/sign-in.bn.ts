import type { ScenarioWords } from './scenario.ts'
import type { signInScenarios as english } from './sign-in.ts'

export const signInScenarios: ScenarioWords<typeof english> = {
  'login-failure': {
    title: 'সাইন ইন হয় না',
    description: 'পাসওয়ার্ড যা-ই হোক, প্রতিবার সাইন ইন করতে গেলে সেবা ব্যর্থ হয়।',
  },
  'register-failure': {
    title: 'ইউজারনেমটি আরেকজনের',
    description: 'সাইন আপে যে ইউজারনেমই বেছে নেওয়া হোক, তা অন্য কেউ নিয়ে রেখেছেন।',
  },
  'register-error': {
    title: 'সাইন আপ হয় না',
    description: 'সাইন আপ করার সময় সেবায় পৌঁছানো যায় না।',
  },
  'logout-failure': {
    title: 'সাইন আউট হয় না',
    description: 'সাইন আউট করতে গেলে সেবা ব্যর্থ হয়: এই ডিভাইসে তবু সাইন আউট হয়ে যায়, আর তা জানানো হয়।',
  },
  'login-success-failure': {
    title: 'Google থেকে ফেরা হয় না',
    description: 'Google-এ সাইন ইন করে যে কোড নিয়ে ফিরতে হয়, তা নেওয়া হয় না।',
  },
  'forgot-password-failure': {
    title: 'নতুন পাসওয়ার্ডের ইমেইল যায় না',
    description: 'নতুন পাসওয়ার্ডের জন্য ইমেইল চাইলে তা হয় না।',
  },
  'reset-password-failure': {
    title: 'নতুন পাসওয়ার্ড বসে না',
    description: 'ইমেইলের লিংক কাজ করে, কিন্তু নতুন পাসওয়ার্ড রাখা যায় না।',
  },
  unauthorised: {
    title: 'সেবা সাইন আউট করে দিয়েছে',
    description: 'সেবা আর সেশন মানে না: অ্যাকাউন্টের যে পাতাতেই যান, সাইন ইন পাতা আসে।',
  },
}
