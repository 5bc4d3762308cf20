import type { Language } from '../values/language.ts'
import { gatewayLimits, type GatewayName } from '../payment/gateways.ts'
import { intoPaidFrom, nameOfPaidFrom, type PaidFrom } from '../payment/paid-from.ts'
import { paymentTypeLabels, type PaymentAttempt, type PaymentType } from '../payment/payment.ts'
import { DAY_MS } from '../values/time-units.ts'
import type { CancellationQuote } from './cancellation.ts'

/** By which way money is refunded, as a part of a sentence: `to your Visa card ending 1234`, `by bKash`, `bKash-এ`. */
export function wayBackInWords(
  channel: PaymentType,
  paidFrom: PaidFrom | undefined,
  language: Language = 'en',
): string {
  const label = paymentTypeLabels[channel]
  if (!paidFrom) return language === 'bn' ? `${label}-এ` : `by ${label}`
  return `${language === 'bn' ? 'আপনার' : 'to your'} ${intoPaidFrom(paidFrom, language)}`
}

/** The same as a name: `Visa card ending 1234`, `bKash`. */
export function nameOfWayBack(
  { channel, paidFrom }: { channel: PaymentType; paidFrom?: PaidFrom | undefined },
  language: Language = 'en',
): string {
  return paidFrom ? nameOfPaidFrom(paidFrom, language) : paymentTypeLabels[channel]
}

/**
 * Which way the price of an order would come back now: as it came, or, once its gateway gives nothing of it back any
 * more, by bank transfer.
 * @param gateway who took the payment
 * @param now epoch milliseconds
 */
export function wayBackOf(
  order: { paymentType: PaymentType; payments: readonly PaymentAttempt[] },
  gateway: GatewayName,
  now: number,
): Pick<CancellationQuote, 'channel' | 'paidFrom' | 'byBank'> {
  const paid = order.payments.find(({ status }) => status === 'success')
  const { refundDays } = gatewayLimits[gateway]
  const paidAt = paid?.settledAt ? Date.parse(paid.settledAt) : now
  return {
    channel: paid?.paymentType ?? order.paymentType,
    ...(paid?.paidFrom && { paidFrom: paid.paidFrom }),
    ...(refundDays !== null && now >= paidAt + refundDays * DAY_MS && { byBank: true }),
  }
}
