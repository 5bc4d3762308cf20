import { digits } from '../language/language.bn.ts'
import type { Translated } from '../language/index.ts'
import type * as english from './frame.ts'

export const header: Translated<typeof english.header> = {
  flight: 'ফ্লাইট',
  holiday: 'হলিডে',
  visa: 'ভিসা',
  hotels: 'হোটেল',
  signIn: 'সাইন ইন',
  navigation: 'প্রধান মেনু',
  home: 'যাত্রা, প্রথম পাতা',
}

export const footer: Translated<typeof english.footer> = {
  pages: {
    about: 'আমাদের কথা',
    terms: 'শর্তাবলি',
    privacy: 'গোপনীয়তা নীতি',
    refund: 'রিফান্ড নীতি',
  },
  owner: 'যাত্রা',
  headings: {
    about: 'যাত্রা',
    contact: 'যোগাযোগ',
    payment: 'পেমেন্টের উপায়',
    social: 'আমাদের সঙ্গে থাকুন',
  },
  copyright: (year, owner) => `© ${digits(`2023-${year}`)} ${owner}`,
}

export const skipLink: Translated<typeof english.skipLink> = {
  label: 'মূল অংশে যান',
}

export const avatarMenu: Translated<typeof english.avatarMenu> = {
  label: 'অ্যাকাউন্ট মেনু',
  bookings: 'আমার বুকিং',
  profile: 'প্রোফাইল',
  logout: 'সাইন আউট',
}

export const toast: Translated<typeof english.toast> = {
  label: 'বিজ্ঞপ্তি',
  one: 'বিজ্ঞপ্তি',
  dismiss: 'সরিয়ে দিন',
}

export const alert: Translated<typeof english.alert> = {
  critical: 'ত্রুটি',
  warning: 'সতর্কতা',
  positive: 'সফল',
  info: 'তথ্য',
}

export const dialog: Translated<typeof english.dialog> = {
  close: 'বন্ধ করুন',
}

export const confirmDialog: Translated<typeof english.confirmDialog> = {
  cancel: 'থাক',
  close: 'বন্ধ করুন',
  failed: 'কাজটি হয়নি। কিছুই বদলায়নি। আবার চেষ্টা করুন।',
}

export const sessionExpiredModal: Translated<typeof english.sessionExpiredModal> = {
  title: 'সেশনের সময় শেষ',
  text: 'আপনার সেশনের সময় শেষ হয়েছে। আবার খুঁজুন।',
  search: 'আবার খুঁজুন',
}

export const skeleton: Translated<typeof english.skeleton> = {
  label: 'আসছে…',
}

export const hydration: Translated<typeof english.hydration> = {
  notLoaded: 'এই অংশটি লোড করা যায়নি।',
  loadAgain: 'পাতাটি আবার লোড করুন',
}
