import type { Language } from '@jatra/contract/values/language'

/** Words of a catalogue that a visitor tries in another way, wherever a page has exactly them. */
export interface Rewording {
  language: Language
  from: string
  to: string
}

export const MAX_WORDS = 400
/** More than one tries at once. */
export const MAX_REWORDINGS = 50
