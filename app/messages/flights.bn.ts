import { digits, type Translated } from '@jatra/design-system/language'
import type { flights as english } from './flights.ts'

export const flights: Translated<typeof english> = {
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
