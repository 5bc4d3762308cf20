import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  columns: { room: 'রুম', price: 'প্রতি রুমের দাম', count: 'রুম সংখ্যা', total: 'মোট' },
  caption: 'দামের তালিকা',
  total: 'মোট দেয়',
}
