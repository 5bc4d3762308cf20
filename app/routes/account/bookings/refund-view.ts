import {
  isBesidePrice,
  isOrderRefund,
  isRefundLate,
  refundLateAt,
  type Refund,
  type RefundStatus,
} from '@jatra/contract/order/refund'
import type { Order } from '@jatra/contract/whole-order/order'
import { nameOfWayBack, wayBackInWords } from '@jatra/contract/order/way-back'
import { paymentTypeLabels } from '@jatra/contract/payment/payment'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { formatBdt, formatDate, formatTime } from '~/messages/format.ts'
import { language } from '~/messages/language.ts'
import { orders } from '~/messages/orders.ts'
import { bankDetails } from '~/messages/bank-details.ts'
import type { Detail } from './detail-list.tsx'

const copy = orders.refund

/** The refunds of an order, ready to show, the newest last. @param phone of the agency */
export function viewRefunds(
  { _id, serviceType, refunds, bookingReference }: Order,
  now: number,
  phone: string,
) {
  return refunds.map((refund) => {
    const { id, reason, status, amount, channel, gatewayReference, bankAccount } = refund
    const rows: Detail[] = [
      [copy.amount, formatBdt(amount)],
      [copy.to, whereTo(refund)],
      [copy.by, dueInWords(refund)],
      ...(gatewayReference ? ([[copy.reference, gatewayReference]] as const) : []),
    ]
    const late = isRefundLate(refund, now)
    return {
      id,
      reason: copy.reasons[reason],
      rows,
      steps: stepsOf(refund),
      // For a late refund: what to do instead of waiting.
      waits: status === 'requested' && !late,
      person:
        status === 'needs_person' && !bankAccount && !late ? copy.statuses.needs_person : null,
      bank:
        status === 'needs_person' && bankAccount
          ? {
              ending: bankAccount.ending,
              channel: paymentTypeLabels[channel],
              href: `/app/account/bookings/${serviceType}/${encodeURIComponent(_id)}/bank-details/${encodeURIComponent(id)}`,
            }
          : null,
      late: late ? copy.late(dueInWords(refund), phone, bookingReference) : null,
    }
  })
}
export type RefundView = ReturnType<typeof viewRefunds>[number]

/** Why payments that pay for nothing go back, each reason once. */
export const whyGoesBack = ({ refunds }: Order): string[] => [
  ...new Set(refunds.flatMap(({ reason }) => (isBesidePrice(reason) ? copy.reasons[reason] : []))),
]

/** The way it was paid, unless that is closed. */
function whereTo(refund: Refund): string {
  if (!refund.bankAccount) return nameOfWayBack(refund, language)
  const { ending } = refund.bankAccount
  return ending ? bankDetails.card.account(ending) : bankDetails.card.anAccount
}

/** The steps of a refund, each with its time once it is done. */
function stepsOf({ requestedAt, approvedAt, sentAt, confirmedAt }: Refund) {
  const steps: [Exclude<RefundStatus, 'needs_person' | 'declined'>, string | null][] = [
    ['requested', requestedAt],
    ['approved', approvedAt],
    ['sent', sentAt],
    ['confirmed', confirmedAt],
  ]
  const last = steps.filter(([, at]) => at !== null).at(-1)?.[0]
  return steps.map(([step, at]) => ({
    label: copy.statuses[step],
    time: at ? inWords(at) : copy.notYet,
    state: at ? ('done' as const) : ('ahead' as const),
    current: step === last,
  }))
}

/** `20 Nov 2026, 12:05`, Dhaka time. */
const inWords = (at: string) => `${formatDate(todayInDhaka(Date.parse(at)))}, ${formatTime(at)}`

/** The refund's deadline: to the minute, or to the end of the day that was shown. */
function dueInWords(refund: Refund): string {
  const at = refundLateAt(refund)
  const { dueBy } = refund
  return todayInDhaka(at) > dueBy ? formatDate(dueBy) : inWords(new Date(at).toISOString())
}

/** The amount, method and date of an order's refund, or that it is late; null when there is none. */
export function refundSentence(refunds: readonly Refund[], now: number): string | null {
  const refund = refunds.findLast(({ reason }) => isOrderRefund(reason))
  if (!refund) return null
  const { amount, channel, paidFrom, dueBy, confirmedAt, bankAccount } = refund
  const way = bankAccount ? bankDetails.card.transfer : wayBackInWords(channel, paidFrom, language)
  const words = [formatBdt(amount), way] as const
  if (confirmedAt) return copy.paid(...words, inWords(confirmedAt))
  if (isRefundLate(refund, now)) return copy.isLate(formatBdt(amount))
  return copy.sentence(...words, formatDate(dueBy))
}
