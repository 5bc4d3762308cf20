import { digits } from '../language/language.bn.ts'
import type { FileDropMessages } from './file-drop-messages.ts'

export const fileDropMessages: FileDropMessages = {
  add: 'ছবি যোগ করুন',
  drop: 'অথবা এখানে এনে ছাড়ুন',
  empty: 'এখনও কোনো ছবি নেই',
  remove: (name) => `${name} বাদ দিন`,
  preview: (name) => `${name}-এর প্রিভিউ`,
  notAccepted: (name) => `${name} কোনো ছবি নয়। JPG, PNG বা WebP বেছে নিন।`,
  tooLarge: (name, limit) => `${name} ${limit}-এর চেয়ে বড়। আরও ছোট একটি বেছে নিন।`,
  tooMany: (name, limit) => `${name} নেওয়া হয়নি: সর্বোচ্চ ${digits(limit)}টি ফাইল।`,
  added: (count) => `${digits(count)}টি ফাইল যোগ হয়েছে`,
  removed: (name) => `${name} বাদ দেওয়া হয়েছে`,
  progress: (name) => `${name} আপলোড হচ্ছে`,
  uploaded: 'আপলোড হয়েছে',
  retry: 'আবার চেষ্টা করুন',
  retryNamed: (name) => `আবার চেষ্টা করুন: ${name}`,
}
