import { keysOf } from '../values/keys-of.ts'
import { countries as all, getEmojiFlag, type TCountryCode } from 'countries-list'

/** A country as travel forms need it (docs/specification.md, Country). */
export interface Country {
  /** ISO 3166 alpha-2. */
  code: TCountryCode
  name: string
  /** With the plus sign, `+880`; with the area where countries share a code, `+1876`. */
  dialCode: string
  flag: string
}

/** Where the list has a code that nobody calls by: Kosovo's former ones, and one that the Vatican never used. */
const calledBy: Partial<Record<TCountryCode, number>> = { XK: 383, VA: 39 }

/** Every country that has a dial code, by name. */
export const countries: readonly Country[] = keysOf(all)
  .flatMap((code) => {
    const { name, phone } = all[code]
    const dialled = calledBy[code] ?? phone[0]
    return dialled ? [{ code, name, dialCode: `+${dialled}`, flag: getEmojiFlag(code) }] : []
  })
  .sort((a, b) => a.name.localeCompare(b.name, 'en'))
