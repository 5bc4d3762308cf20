import { digits } from '../language/language.bn.ts'
import type { PassengerMessages } from './passenger-messages.ts'

export const passengerMessages: PassengerMessages = {
  trigger: 'যাত্রী ও শ্রেণি',
  title: 'যাত্রী বাছাই',
  done: 'হয়ে গেছে',
  close: 'বন্ধ করুন',
  cabinLabel: 'শ্রেণি',
  kinds: {
    adults: { name: 'প্রাপ্তবয়স্ক', band: '১২ বছর বা বেশি' },
    children: { name: 'শিশু', band: '২ থেকে ১২ বছরের কম' },
    infants: { name: 'কোলের শিশু', band: '২ বছরের কম' },
  },
  cabins: { ECONOMY: 'ইকোনমি', BUSINESS: 'বিজনেস', FIRST: 'ফার্স্ট ক্লাস' },
  travelers: (count) => `${digits(count)} জন যাত্রী`,
  tooManySeated: (limit) =>
    `এক বুকিংয়ে এয়ারলাইন সর্বোচ্চ ${digits(limit)} জন প্রাপ্তবয়স্ক ও শিশু নেয়। বাকিদের জন্য আরেকটি বুকিং করুন।`,
  moreInfantsThanAdults:
    'প্রতিটি কোলের শিশু একজন প্রাপ্তবয়স্কের কোলে বসে যায়। অন্তত ততজন প্রাপ্তবয়স্ক বেছে নিন।',
}
