import type { emails as english } from './emails.ts'

export const emails: typeof english = {
  welcome: 'যাত্রায় স্বাগতম',
  confirmEmail: 'আপনার ইমেইল নিশ্চিত করুন',
  newPassword: 'নতুন পাসওয়ার্ড দিন',
  passwordChanged: 'আপনার পাসওয়ার্ড বদলেছে',
  passwordRemoved: 'এখন থেকে Google দিয়ে সাইন ইন করুন',
  accountDeleted: 'আপনার অ্যাকাউন্ট মুছে গেছে',
}
