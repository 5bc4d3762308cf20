import type * as english from './language.ts'

const ZERO = '০'.charCodeAt(0)

export const digits: typeof english.digits = (value) =>
  String(value).replace(/[0-9]/g, (digit) => String.fromCharCode(ZERO + Number(digit)))

const rules = new Intl.PluralRules('bn')

export const plural: typeof english.plural = (count, words) =>
  rules.select(count) === 'one' ? words.one : words.other
