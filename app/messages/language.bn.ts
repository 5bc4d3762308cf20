import type { Language } from '@jatra/contract/values/language'

/** The language of this build of the site. */
export const language: Language = 'bn'

/** The same for link previews, which need a country. */
export const locale = 'bn_BD'
