import { whyNotCancel } from '@jatra/contract/flight/flight-cancellation'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import type { Cancellation, CancellationQuote } from '@jatra/contract/order/cancellation'
import { paymentTypeLabels } from '@jatra/contract/payment/payment'
import { formatDate, formatTime } from '@jatra/contract/values/dates'
import { formatBdt } from '@jatra/contract/values/money'
import { orders } from '~/messages/orders.ts'

const copy = orders.cancellation

/** Where a traveller's own cancellation is; null where there is nothing to cancel or to say. @param now epoch milliseconds */
export function viewCancellation(order: FlightOrder, now: number) {
  const { cancellation } = order
  if (cancellation && cancellation.status !== 'dropped') {
    const { status, refund } = cancellation
    const waits = refund === null ? copy.amountUnknown : copy.airlineAsked
    return {
      text: status === 'needs_person' ? waits : copy.states[status],
      ...tableOf(order, cancellation),
      mayAsk: false,
    }
  }
  if (whyNotCancel(order, now)) return null
  const again = cancellation ? copy.dropped : copy.intro
  return { text: again, lines: [], totals: [], mayAsk: true }
}
export type CancellationView = NonNullable<ReturnType<typeof viewCancellation>>

/** What the traveller is asked to agree to, ready-made. */
export function viewQuote(order: FlightOrder, quote: CancellationQuote) {
  const { quoteId, refund, channel, dueBy, expiresAt } = quote
  return {
    quoteId,
    ...tableOf(order, quote),
    sentence:
      refund === null
        ? copy.unknown
        : refund > 0
          ? orders.refund.sentence(formatBdt(refund), paymentTypeLabels[channel], formatDate(dueBy))
          : copy.nothingBack,
    why: refund === null ? null : copy.why,
    until: copy.until(formatTime(expiresAt)),
    submit: refund === null ? copy.askColleague : copy.confirm,
  }
}
export type QuoteView = ReturnType<typeof viewQuote>

/** Each traveller's part, and all together. */
function tableOf(
  { travelersData }: FlightOrder,
  { refund, kept, lines }: Pick<Cancellation, 'refund' | 'kept' | 'lines'>,
) {
  const nameOf = (travelerId: string) => {
    const found = travelersData.travelers.find((one) => one.travelerId === travelerId)
    return found ? `${found.firstName} ${found.lastName}` : ''
  }
  return {
    lines: lines.map((line) => ({
      name: nameOf(line.travelerId),
      kept: formatBdt(line.kept),
      refund: formatBdt(line.refund),
    })),
    totals:
      refund === null || kept === null
        ? []
        : ([
            [copy.airlineKeeps, formatBdt(kept)],
            [copy.jatraKeeps, formatBdt(0)],
            [copy.comesBack, formatBdt(refund)],
          ] as const),
  }
}
