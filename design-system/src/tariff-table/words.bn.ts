import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  rooms: {
    singleRoom: 'প্রাপ্তবয়স্ক (প্রতি সিঙ্গেল রুমে ১ জন)',
    doubleRoom: '(প্রতি ডাবল রুমে ২ জন)',
    twinRoom: '(প্রতি টুইন রুমে ২ জন)',
    tripleRoom: '(প্রতি ট্রিপল রুমে ৩ জন)',
  },
  columns: { room: 'রুম', price: 'প্রতি রুমের দাম', count: 'রুম সংখ্যা', total: 'মোট' },
  caption: 'দামের তালিকা',
  total: 'মোট দেয়',
}
