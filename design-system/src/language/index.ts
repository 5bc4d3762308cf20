export { digits, plural } from './language.ts'
export type { Translated } from './translated.ts'
