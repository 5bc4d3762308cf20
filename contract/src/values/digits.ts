import type { Language } from './language.ts'

/** A number as it is kept: what a Bangla keyboard types as ০ to ৯ in Latin digits; the rest stays. */
export const latinDigits = (typed: string): string =>
  typed.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO))

/** A text with its digits as the language writes them: ০ to ৯ in Bangla. */
export const inDigitsOf = (language: Language, text: string): string =>
  language === 'bn'
    ? text.replace(/[0-9]/g, (digit) => String.fromCharCode(BANGLA_ZERO + Number(digit)))
    : text

const BANGLA_ZERO = '০'.charCodeAt(0)

/** A number or a text with the digits of Bangla. */
export const banglaDigits = (value: number | string): string => inDigitsOf('bn', String(value))
