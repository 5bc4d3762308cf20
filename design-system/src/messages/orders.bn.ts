import { digits } from '../language/language.bn.ts'
import type { Translated } from '../language/index.ts'
import type * as english from './orders.ts'

export const orderCard: Translated<typeof english.orderCard> = {
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

export const orderTicket: Translated<typeof english.orderTicket> = {
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

export const dataTable: Translated<typeof english.dataTable> = {
  count: (shown, total) =>
    total === undefined
      ? `এই পাতায় ${digits(shown)}টি`
      : shown < total
        ? `${digits(total)}টির মধ্যে ${digits(shown)}টি`
        : `${digits(total)}টি`,
  sortBy: (column) => `${column} অনুযায়ী সাজান`,
  newer: 'নতুনগুলো',
  older: 'পুরোনোগুলো',
  pages: 'পাতা',
}
