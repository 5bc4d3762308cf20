import type { done as english } from './done.ts'
import type { Translated } from './translated.ts'

export const done: Translated<typeof english> = {
  signedOut: 'সাইন আউট হয়েছে',
  signedOutEverywhere: 'সব ডিভাইস থেকে সাইন আউট হয়েছে',
  passwordChanged: 'পাসওয়ার্ড বদলানো হয়েছে। আপনার অন্য ডিভাইসগুলো থেকে সাইন আউট করা হয়েছে।',
  resetSent: 'এই ইমেইলে অ্যাকাউন্ট থাকলে লিংকসহ একটি ইমেইল এখনই যাচ্ছে।',
  passwordReset: 'নতুন পাসওয়ার্ড চালু হয়েছে। এটি দিয়ে সাইন ইন করুন।',
  emailConfirmed: 'আপনার ইমেইল নিশ্চিত হয়েছে।',
  confirmationSent: 'লিংকসহ একটি ইমেইল এখনই যাচ্ছে।',
  travelerAdded: 'যাত্রী যোগ হয়েছে',
  travelerUpdated: 'যাত্রীর তথ্য হালনাগাদ হয়েছে',
  travelerRemoved: 'যাত্রীকে বাদ দেওয়া হয়েছে',
  passportDraftForgotten: 'পাসপোর্টের তথ্য মুছে ফেলা হয়েছে',
}
