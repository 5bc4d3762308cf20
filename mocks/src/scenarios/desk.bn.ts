import type { deskScenarios as english } from './desk.ts'
import type { ScenarioWords } from './scenario.ts'

export const deskScenarios: ScenarioWords<typeof english> = {
  'desk-full': {
    title: 'সাধ্যের চেয়ে বেশি কাজ',
    description: 'ডেস্কে একশর বেশি ভিসার আবেদন অপেক্ষায়, দেরি হয়ে যাওয়াগুলো আগে।',
  },
  'desk-empty': {
    title: 'কাজ শেষ',
    description: 'কারও জন্য কিছু অপেক্ষায় নেই।',
  },
  'desk-conflict': {
    title: 'একজন সহকর্মী আগে নিয়েছেন',
    description: 'ডেস্কে যা নিতে যান ইমরান এইমাত্র নিয়েছেন, আর যে রিফান্ড মঞ্জুর করেন তা এইমাত্র নাকচ হয়েছে।',
  },
}
