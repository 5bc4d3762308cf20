/** A number as it is kept: what a Bangla keyboard types as ০ to ৯ in Latin digits; the rest stays. */
export const latinDigits = (typed: string): string =>
  typed.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO))

const BANGLA_ZERO = '০'.charCodeAt(0)
