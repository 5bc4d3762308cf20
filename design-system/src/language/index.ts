export { digits, plural, type Translated } from './language.ts'
