import { digits } from '../language/language.bn.ts'
import { multiCityMessages } from '../multi-city-editor/multi-city-messages.bn.ts'
import type { FlightSearchMessages, SearchProblemMessages } from './flight-search-messages.ts'

const searchProblemMessages: SearchProblemMessages = {
  fromMissing: 'কোথা থেকে যাবেন বেছে নিন।',
  toMissing: 'কোথায় যাবেন বেছে নিন।',
  sameAirport: 'দুই জায়গায় একই বিমানবন্দর দেওয়া হয়েছে।',
  dateMissing: 'তারিখ বেছে নিন।',
  dateTooEarly: 'তারিখটি আগের ফ্লাইটের আগে, বা পার হয়ে গেছে।',
  returnMissing: 'ফেরার তারিখ বেছে নিন।',
  returnTooEarly: 'ফেরার তারিখ যাত্রার আগে।',
  tooFewLegs: 'আরেকটি শহর যোগ করুন, অথবা একমুখী বেছে নিন।',
}

export const flightSearchMessages: FlightSearchMessages = {
  form: 'ফ্লাইট খুঁজুন',
  tripType: 'যাত্রার ধরন',
  from: 'কোথা থেকে',
  to: 'কোথায়',
  swap: 'শুরু ও গন্তব্য অদলবদল করুন',
  swapped: (from, to) => `${from} থেকে ${to}`,
  departure: 'যাত্রার তারিখ',
  return: 'ফেরার তারিখ',
  saveMore: 'খরচ কমান',
  saveMoreWhat: 'ফেরার ফ্লাইট',
  submit: 'ফ্লাইট খুঁজুন',
  problems: (count) => `ওপরে ${digits(count)}টি তথ্য বাকি আছে।`,
  airportSearch: 'বিমানবন্দর খুঁজুন',
  datePlaceholder: 'তারিখ বেছে নিন',
  agesOnTheWay: (lastFlight) => {
    const day = lastFlight ?? 'শেষ ফ্লাইটের দিন'
    return {
      children: `${day} বয়স ২ বা বেশি, রওনার দিন ১২-এর কম`,
      infants: `${day} বয়স ২-এর কম`,
    }
  },
  multiCity: multiCityMessages,
  plainMultiCity: 'একাধিক শহর খুঁজুন',
  missing: searchProblemMessages,
}
