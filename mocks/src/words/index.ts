import type { Language } from '@jatra/contract/values/language'
import * as english from './prototype.ts'
import * as bangla from './prototype.bn.ts'

export type PrototypeWords = typeof english

/** The words of the prototype. A text that is missing or spare in a language does not compile. */
export const prototypeWords: Record<Language, PrototypeWords> = { en: english, bn: bangla }
