import { keysOf } from '../values/keys-of.ts'
import { countries as all, getEmojiFlag, type TCountryCode } from 'countries-list'

/** A country as travel forms need it (docs/specification.md, Country). */
export interface Country {
  /** ISO 3166 alpha-2. */
  code: TCountryCode
  name: string
  /** With the plus sign, `+880`. */
  dialCode: string
  flag: string
}

/** Every country that has a dial code, by name. */
export const countries: readonly Country[] = keysOf(all)
  .flatMap((code) => {
    const { name, phone } = all[code]
    return phone[0] ? [{ code, name, dialCode: `+${phone[0]}`, flag: getEmojiFlag(code) }] : []
  })
  .sort((a, b) => a.name.localeCompare(b.name, 'en'))
