/** What a Bangla keyboard types as ০ to ৯ as the digits that passports, tickets and dates are written in. */
export const latinDigits = (typed: string): string =>
  typed.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO))

const BANGLA_ZERO = '০'.charCodeAt(0)
