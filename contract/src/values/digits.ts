import type { Language } from './language.ts'

/** The zeros of the digits that keyboards here type: Bangla, Arabic, Persian and Urdu, Devanagari, and of double width. */
const ZEROS = ['০', '٠', '۰', '०', '０'].map((zero) => zero.charCodeAt(0))

/** A number as it is kept: in Latin digits, whatever keyboard typed it; the rest stays. */
export const latinDigits = (typed: string): string =>
  typed.replace(/[০-৯٠-٩۰-۹०-९０-９]/g, (digit) => {
    const code = digit.charCodeAt(0)
    const zero = ZEROS.find((one) => code >= one && code < one + 10) ?? code
    return String(code - zero)
  })

/** A text with its digits as the language writes them: ০ to ৯ in Bangla. */
export const inDigitsOf = (language: Language, text: string): string =>
  language === 'bn'
    ? text.replace(/[0-9]/g, (digit) => String.fromCharCode(BANGLA_ZERO + Number(digit)))
    : text

const BANGLA_ZERO = '০'.charCodeAt(0)

/** A number or a text with the digits of Bangla. */
export const banglaDigits = (value: number | string): string => inDigitsOf('bn', String(value))
