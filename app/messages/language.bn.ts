import type { Language } from '@jatra/contract/values/language'

/** The language of this build of the site. */
export const language: Language = 'bn'

/** The same for link previews, which want a country. */
export const locale = 'bn_BD'
