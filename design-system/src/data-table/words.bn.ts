import { digits } from '../language/language.bn.ts'
import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
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
