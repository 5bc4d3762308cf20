import { digits } from '../language/language.bn.ts'
import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  label: 'এই ভাড়ায় বুক করার সময় বাকি',
  urgent: 'সময় প্রায় শেষ, বাকি',
  expired: 'সেশনের সময় শেষ',
  announcement: (time) => `এই ভাড়ায় বুক করতে ${time} বাকি।`,
  minutes: (count) => `${digits(count)} মিনিট`,
  seconds: (count) => `${digits(count)} সেকেন্ড`,
}
