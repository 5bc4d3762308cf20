import { whyNotCancel } from '@jatra/contract/flight/flight-cancellation'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import {
  goneTravelers,
  stayingTravelers,
  wantsPerson,
} from '@jatra/contract/flight/part-cancellation'
import {
  endingCancellation,
  openCancellation,
  type Cancellation,
  type CancellationQuote,
} from '@jatra/contract/order/cancellation'
import { paymentTypeLabels } from '@jatra/contract/payment/payment'
import { formatDate, formatTime } from '@jatra/contract/values/dates'
import { formatBdt } from '@jatra/contract/values/money'
import { orders } from '~/messages/orders.ts'

const copy = orders.cancellation

/** Where a traveller's own cancellation is; null where there is nothing to cancel or to say. @param now epoch milliseconds */
export function viewCancellation(order: FlightOrder, now: number) {
  const current = openCancellation(order.cancellations) ?? endingCancellation(order.cancellations)
  if (current) {
    const shown = { ...tableOf(order, current), choices: [], mayAsk: false }
    return { text: textOf(order, current), ...shown }
  }
  if (whyNotCancel(order, now)) return null
  const last = order.cancellations.at(-1)
  const gone = namesOf(order, goneTravelers(order))
  return {
    text: last?.status === 'dropped' ? copy.dropped : gone ? copy.partGone(gone) : copy.intro,
    ...{ lines: [], totals: [], mayAsk: true },
    choices: stayingTravelers(order).map(({ travelerId }) => ({
      value: travelerId,
      label: nameOf(order, travelerId),
    })),
  }
}
export type CancellationView = NonNullable<ReturnType<typeof viewCancellation>>

function textOf(order: FlightOrder, { status, travelerIds, refund }: Cancellation): string {
  if (status === 'asked' || status === 'done') return copy.states[status]
  if (refund === null) return copy.amountUnknown
  if (travelerIds) return copy.partAsked(namesOf(order, travelerIds))
  return wantsPerson(order, travelerIds) ? copy.restAsked : copy.airlineAsked
}

/** What the traveller is asked to agree to, ready-made. */
export function viewQuote(order: FlightOrder, quote: CancellationQuote) {
  const { quoteId, travelerIds, refund, channel, dueBy, expiresAt } = quote
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
    ...askingOf(order, travelerIds, refund === null),
  }
}
export type QuoteView = ReturnType<typeof viewQuote>

/** What is asked, what follows from a yes, and the button that says it. */
function askingOf(order: FlightOrder, travelerIds: string[] | null, unknown: boolean) {
  const names = travelerIds && namesOf(order, travelerIds)
  const asked = names ? copy.askedPart(names) : copy.asked
  if (unknown) return { asked, follows: copy.notYet, submit: copy.askColleague }
  if (names)
    return { asked, follows: copy.byColleague, submit: copy.confirmPart(travelerIds.length) }
  const follows = wantsPerson(order, travelerIds) ? copy.byColleague : copy.forGood
  return { asked, follows, submit: copy.confirm }
}

function nameOf({ travelersData }: FlightOrder, travelerId: string): string {
  const found = travelersData.travelers.find((one) => one.travelerId === travelerId)
  return found ? `${found.firstName} ${found.lastName}` : ''
}

const namesOf = (order: FlightOrder, travelerIds: readonly string[]) =>
  new Intl.ListFormat('en-GB').format(travelerIds.map((id) => nameOf(order, id)))

/** Each traveller's part, and all together. */
function tableOf(
  order: FlightOrder,
  { refund, kept, lines }: Pick<Cancellation, 'refund' | 'kept' | 'lines'>,
) {
  return {
    lines: lines.map((line) => ({
      name: nameOf(order, line.travelerId),
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
