import { digits } from '../language/language.bn.ts'
import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  more: 'আরও দেখুন',
  labels: {
    bookingId: 'বুকিং আইডি',
    date: 'তারিখ',
    payment: 'পেমেন্ট',
    booking: 'বুকিং',
  },
  rating: (rating) => `৫-এর মধ্যে ${digits(rating)}`,
  persons: (count) => `${digits(count)} জন`,
  about: (order) => `: ${order}`,
}
