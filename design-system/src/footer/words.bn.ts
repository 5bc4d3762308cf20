import { digits } from '../language/language.bn.ts'
import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  pages: {
    about: 'আমাদের কথা',
    terms: 'শর্তাবলি',
    privacy: 'গোপনীয়তা নীতি',
    refund: 'রিফান্ড নীতি',
  },
  owner: 'যাত্রা',
  headings: {
    about: 'যাত্রা',
    contact: 'যোগাযোগ',
    payment: 'পেমেন্টের উপায়',
    social: 'আমাদের সঙ্গে থাকুন',
  },
  copyright: (year, owner) => `© ${digits(`2023-${year}`)} ${owner}`,
}
