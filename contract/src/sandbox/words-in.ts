import type { Language } from '../values/language.ts'
import { words } from './words.ts'
import { words as inBangla } from './words.bn.ts'

/** The words of sandbox pages. A text that is missing or spare in a language does not compile. */
export const sandboxWords: Record<Language, typeof words> = { en: words, bn: inBangla }
