import { digits } from '../language/language.bn.ts'
import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  previous: 'আগের প্যাকেজ',
  next: 'পরের প্যাকেজ',
  seen: (first, last, count) =>
    first === last
      ? `${digits(count)}টির মধ্যে প্যাকেজ ${digits(first)}`
      : `${digits(count)}টির মধ্যে প্যাকেজ ${digits(first)} থেকে ${digits(last)}`,
}
