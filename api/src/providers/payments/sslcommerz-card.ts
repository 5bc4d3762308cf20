import type { PaidFrom } from '@jatra/contract/payment/paid-from'

/** What comes before the bank in `card_type`: `VISA-Dutch Bangla`, `BKASH-BKash`. */
const brands: Record<string, string> = {
  VISA: 'Visa',
  MASTER: 'Mastercard',
  MASTERCARD: 'Mastercard',
  AMEX: 'American Express',
  UNIONPAY: 'UnionPay',
  'DBBL NEXUS': 'Nexus',
  NEXUS: 'Nexus',
  BKASH: 'bKash',
  NAGAD: 'Nagad',
  DBBLMOBILEB: 'Rocket',
  UPAY: 'Upay',
}

/**
 * What may be kept of `card_type` and `card_no`: a brand that we know, and the last four digits of `432149XXXXXX0667`.
 * Null where the number does not end in four.
 */
export function paidFromOf(
  cardType: string | null | undefined,
  cardNo: string | null | undefined,
): PaidFrom | null {
  const ending = /\d{4}$/.exec(cardNo?.trim() ?? '')?.[0]
  if (!ending) return null
  const [brand = ''] = (cardType ?? '').split('-')
  return { brand: brands[brand.trim().toUpperCase()] ?? null, ending }
}
