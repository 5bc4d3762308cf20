import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  missing: 'পেমেন্টের একটি উপায় বেছে নিন',
  legend: 'পেমেন্টের উপায়',
  details: {
    bkash: 'মোবাইল ওয়ালেট',
    nogod: 'মোবাইল ওয়ালেট',
    nexus: 'ডিবিবিএল কার্ড বা অ্যাপ',
    sslCommerz: 'কার্ড ও নেট ব্যাংকিং',
  },
}
