import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  label: 'অ্যাকাউন্ট মেনু',
  bookings: 'আমার বুকিং',
  profile: 'প্রোফাইল',
  logout: 'সাইন আউট',
}
