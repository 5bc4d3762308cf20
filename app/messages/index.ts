import { en } from './en.ts'

/** The catalogue in use. English is the first; another locale has the same shape. */
export const messages = en
