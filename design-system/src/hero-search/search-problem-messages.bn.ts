import type { SearchProblemMessages } from './search-problem-messages.ts'

export const searchProblemMessages: SearchProblemMessages = {
  fromMissing: 'কোথা থেকে যাবেন বেছে নিন।',
  toMissing: 'কোথায় যাবেন বেছে নিন।',
  sameAirport: 'দুই জায়গায় একই বিমানবন্দর দেওয়া হয়েছে।',
  dateMissing: 'তারিখ বেছে নিন।',
  dateTooEarly: 'তারিখটি আগের ফ্লাইটের আগে, বা পার হয়ে গেছে।',
  returnMissing: 'ফেরার তারিখ বেছে নিন।',
  returnTooEarly: 'ফেরার তারিখ যাত্রার আগে।',
  tooFewLegs: 'আরেকটি শহর যোগ করুন, অথবা একমুখী বেছে নিন।',
}
