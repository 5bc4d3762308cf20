import type { flightScenarios as english } from './flights.ts'
import type { ScenarioWords } from './scenario.ts'

export const flightScenarios: ScenarioWords<typeof english> = {
  'no-results': {
    title: 'কোনো ফ্লাইট নেই',
    description: 'ফ্লাইট খুঁজলে কিছুই পাওয়া যায় না।',
  },
  'partial-results': {
    title: 'সব এয়ারলাইন উত্তর দেয় না',
    description: 'ফ্লাইট খুঁজলে পাওয়া যায়, কিন্তু কিছু এয়ারলাইন সময়মতো উত্তর দেয় না।',
  },
  'own-charges': {
    title: 'মার্জিন ও সার্ভিস ফি',
    description:
      'এখন ফ্লাইট খুঁজলে ভাড়ার সঙ্গে ২.৫% মার্জিন আর যাত্রীপ্রতি ৳৩০০ সার্ভিস ফি যোগ হয়, কোনো ছাড় থাকে না।',
  },
  'session-20s': {
    title: 'সেশনের সময় প্রায় শেষ',
    description: 'এখন ফ্লাইট খুঁজলে ২০ সেকেন্ড পরই তার মেয়াদ শেষ হয়।',
  },
  'session-expired': {
    title: 'খোঁজের মেয়াদ শেষ',
    description: 'ফ্লাইট দেখাতে না দেখাতেই খোঁজের মেয়াদ শেষ হয়ে যায়।',
  },
  'missing-flight': {
    title: 'ফ্লাইটটি আর নেই',
    description: '‘বুক করুন’ চাপলে দেখা যায়, ফ্লাইটটি আর নেই।',
  },
  'flight-search-error': {
    title: 'ফ্লাইট খোঁজা যায় না',
    description: 'ফ্লাইট খুঁজলে কোনো উত্তর আসে না।',
  },
  'fare-rules': {
    title: 'ভাড়ার নিয়ম নেই',
    description: 'বাতিল করা বা তারিখ বদলানোর কথা এয়ারলাইন কিছু জানায় না।',
  },
  'no-airports': {
    title: 'কোনো বিমানবন্দর নেই',
    description: 'বিমানবন্দরের ঘরে যা-ই লেখা হোক, কিছুই পাওয়া যায় না।',
  },
  'date-not-valid': {
    title: 'তারিখ বোঝা যায় না',
    description: 'সব সময় যেমন: যাত্রার তারিখে ‘শিগগির’ লিখে ঘরটি ছেড়ে যান।',
  },
}
