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

/** The dial codes that countries-list has wrong: Kosovo's is out of date, and the Vatican's was never put to use. */
const calledBy: Partial<Record<TCountryCode, number>> = { XK: 383, VA: 39 }

/** Every country that has a dial code, by name. */
export const countries: readonly Country[] = keysOf(all)
  .flatMap((code) => {
    const { name, phone } = all[code]
    const dialled = calledBy[code] ?? phone[0]
    return dialled ? [{ code, name, dialCode: `+${dialled}`, flag: getEmojiFlag(code) }] : []
  })
  .sort((a, b) => a.name.localeCompare(b.name, 'en'))
