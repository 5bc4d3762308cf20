import { digits } from '../language/language.bn.ts'
import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  rooms: 'রুম',
  travelers: 'যাত্রী',
  kinds: {
    singleRoom: 'সিঙ্গেল রুম',
    doubleRoom: 'ডাবল রুম',
    twinRoom: 'টুইন রুম',
    tripleRoom: 'ট্রিপল রুম',
    adults: 'প্রাপ্তবয়স্ক (১২+)',
    child: 'শিশু (৭-১২)',
    child2: 'শিশু (৩-৬)',
    infants: 'কোলের শিশু (৩-এর কম)',
  },
  total: (rooms, travelers) => `${digits(rooms)}টি রুম, ${digits(travelers)} জন যাত্রী`,
}
