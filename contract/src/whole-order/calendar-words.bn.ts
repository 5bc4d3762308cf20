import { banglaDigits as digits } from '../values/digits.ts'
import type { calendarWords as english } from './calendar-words.ts'

export const calendarWords: typeof english = {
  bookingId: (reference) => `বুকিং আইডি ${reference}`,
  pnr: (reference) => `এয়ারলাইনের রেফারেন্স (PNR) ${reference}`,
  flight: (from, to, number) => `${from} থেকে ${to}, ${number}`,
  cancelled: (title) => `বাতিল: ${title}`,
  terminal: (name) => `টার্মিনাল ${digits(name)}`,
  localTime: (date, time) => `${date}, স্থানীয় সময় ${digits(time)}`,
  leaves: (airport, at) => `ছাড়বে ${airport} থেকে, ${at}`,
  arrives: (airport, at) => `পৌঁছাবে ${airport}, ${at}`,
  travelers: (names) => `যাত্রী: ${names}`,
  people: (count) => `${digits(count)} জনের জন্য`,
  hotels: (names) => `হোটেল: ${names}`,
  contact: (name) => `যোগাযোগ: ${name}`,
  pickUp: (visa) => `কাগজ নিতে আসব: ${visa}`,
  documentsDue: (visa) => `বাকি কাগজ দেওয়ার শেষ দিন: ${visa}`,
  page: (address) => `বুকিং দেখুন: ${address}`,
}
