import type { accountScenarios as english } from './account.ts'
import type { ScenarioWords } from './scenario.ts'

export const accountScenarios: ScenarioWords<typeof english> = {
  'orders-failure': {
    title: 'বুকিংগুলো আনা যায় না',
    description: 'অ্যাকাউন্টের বুকিংয়ের তালিকার কোনো উত্তর আসে না।',
  },
  'profile-failure': {
    title: 'প্রোফাইল সেভ হয় না',
    description: 'প্রোফাইলে যা বদলানো হয় তা রাখা যায় না।',
  },
  'change-password-failure': {
    title: 'পাসওয়ার্ড বদলানো যায় না',
    description: 'যা-ই লেখা হোক, সেবা এখনকার পাসওয়ার্ড মানে না।',
  },
  'traveler-save-failure': {
    title: 'নিয়মিত যাত্রী সেভ হয় না',
    description: 'নিয়মিত যাত্রীর তথ্য সেভ করতে গেলে তা হয় না।',
  },
}
