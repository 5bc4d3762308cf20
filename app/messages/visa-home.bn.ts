import { digits, type Translated } from '@jatra/design-system/language'
import type { visaHome as english } from './visa-home.ts'

export const visaHome: Translated<typeof english> = {
  form: 'ভিসা খুঁজুন',
  country: 'কোন দেশে যাবেন',
  choose: 'ভিসার দেশ বেছে নিন…',
  nationality: 'জাতীয়তা',
  findNationality: 'জাতীয়তা বেছে নিন…',
  travelers: 'যাত্রী',
  group: (most, phone) => `${digits(most)} জনের বেশি হলে ফোন করুন: ${digits(phone)}`,
  submit: 'ভিসা খুঁজুন',
  loading: 'আসছে…',
  none: 'এখন কোনো ভিসার আবেদন নেওয়া হচ্ছে না',
  noneText: 'আমরা তালিকা নতুন করছি। কিছুক্ষণ পরে আবার আসুন।',
  failed: 'সমস্যা হয়েছে! কাজটি হয়নি।',
  failedText: 'ভিসার তালিকা এখন আনা গেল না। এই পাতার বাকি সব ঠিক আছে।',
  retry: 'আবার চেষ্টা করুন',
}
