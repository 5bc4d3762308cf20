import { digits, type Translated } from '@jatra/design-system/language'
import type * as english from './flights.ts'

export const flights: Translated<typeof english.flights> = {
  sorts: { cheapest: 'সবচেয়ে কম দাম', fastest: 'সবচেয়ে কম সময়', earliest: 'সবচেয়ে আগে' },
  times: {
    night: { short: 'রাত', label: 'রাত, ০০:০০ থেকে ০৫:৫৯' },
    morning: { short: 'সকাল', label: 'সকাল, ০৬:০০ থেকে ১১:৫৯' },
    afternoon: { short: 'দুপুর', label: 'দুপুর ও বিকেল, ১২:০০ থেকে ১৭:৫৯' },
    evening: { short: 'সন্ধ্যা', label: 'সন্ধ্যা, ১৮:০০ থেকে ২৩:৫৯' },
  },
  stops: { '0': 'সরাসরি', '1': '১টি বিরতি', '2': '২টি বা বেশি বিরতি' },
  outbound: 'যাওয়া',
  return: 'ফেরা',
  flight: (number) => `ফ্লাইট ${digits(number)}`,
  travelers: { ADULT: 'প্রাপ্তবয়স্ক', CHILD: 'শিশু', HELD_INFANT: 'কোলের শিশু' },
  overnight: 'রাতভর',
  noBaggage: 'চেক-ইন লাগেজ নেই',
}

export const fareConditionMessages: Translated<typeof english.fareConditionMessages> = {
  none: 'ভাড়ার কোনো নিয়ম পাওয়া যায়নি',
  title: 'পরিকল্পনা বদলালে',
  refund: 'বাতিল করলে',
  change: 'তারিখ বদলালে',
  note: 'এয়ারলাইন এখন যা বলে, যাত্রার আগে পর্যন্ত। শেষ দিনে আরও বেশি রাখতে পারে।',
}

export const sessionMessages: Translated<typeof english.sessionMessages> = {
  expiredTitle: 'সেশনের সময় শেষ',
  expiredText: 'আপনার সেশনের সময় শেষ হয়েছে। আবার খুঁজুন।',
  expiredAction: 'আবার খুঁজুন',
  over: 'সেশনের সময় শেষ',
  left: 'এই দামে বুক করার সময় বাকি',
}
