import type { Language } from '@jatra/contract/values/language'

/** The language of this build of the site. */
export const language: Language = 'en'

/** The same for link previews, which need a country. */
export const locale = 'en_GB'
