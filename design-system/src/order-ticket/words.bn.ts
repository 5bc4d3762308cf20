import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  labels: {
    kinds: { flight: 'ফ্লাইট', holidays: 'হলিডে', visa: 'ভিসা' },
    booking: 'বুকিং',
    travelers: 'যাত্রী',
    bookingId: 'বুকিং আইডি',
    total: 'মোট',
    next: 'এখন কী করবেন',
  },
  departs: 'ছাড়বে',
  arrives: 'পৌঁছাবে',
}
