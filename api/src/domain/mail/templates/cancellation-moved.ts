import { fullName } from '@jatra/contract/traveler/person-name'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import { goneTravelers, stayingTravelers } from '@jatra/contract/flight/part-cancellation'
import { keptServiceFee, type Cancellation } from '@jatra/contract/order/cancellation'
import { emailSubject } from '@jatra/contract/whole-order/order-name'
import { describeOrder } from '../describe-order.ts'
import { facts, notice, text, type EmailContent, type Row } from '../email-content.ts'
import type { Locale } from '../locale.ts'
import { withCalendar } from './with-calendar.ts'

/** Staff have to review a traveller's cancellation before anything is cancelled. */
export function cancellationWaits(
  order: FlightOrder,
  cancellation: Cancellation,
  locale: Locale,
): EmailContent | null {
  const { travelerIds, refund, status } = cancellation
  if (status !== 'needs_person') return null
  const { waitsTitle, flight: words } = locale.words.cancellation
  const next = travelerIds
    ? words.waitsPart
    : refund === null
      ? words.waitsUnknown
      : words.waitsWhole
  return emailAbout(order, locale, {
    kind: 'cancellation_waits',
    title: waitsTitle,
    said: words.waits(whoOf(order, travelerIds, locale)),
    next,
    back: backOf(cancellation, locale),
  })
}

/** The refund and its date as the traveller was shown; nothing while the amount is unknown. */
function backOf({ refund, dueBy }: Cancellation, { bdt, date, words }: Locale): Row[] {
  if (refund === null) return []
  const { goesBack, by } = words.common
  return [[goesBack, bdt(refund)], ...(refund > 0 && dueBy ? [[by, date(dueBy)] as const] : [])]
}

/** Some travellers were cancelled, and their part is refunded. */
export function partCancelled(
  order: FlightOrder,
  { travelerIds, refund, kept, lines }: Cancellation,
  locale: Locale,
): EmailContent {
  const words = locale.words.cancellation.flight
  const who = whoOf(order, travelerIds, locale)
  const serviceFee = keptServiceFee(lines)
  const fee = serviceFee > 0 ? locale.bdt(serviceFee) : null
  const next = refund
    ? words.partBack(locale.bdt(refund), locale.bdt((kept ?? 0) - serviceFee), fee)
    : words.partNothing(fee)
  const content = emailAbout(order, locale, {
    kind: 'part_cancelled',
    title: words.partTitle(who),
    said: words.part(who),
    next,
  })
  return withCalendar(content, order, locale.words.common.restInCalendar)
}

/** Staff did not cancel it. */
export function cancellationDropped(
  order: FlightOrder,
  { travelerIds }: Cancellation,
  locale: Locale,
): EmailContent | null {
  if (['failed', 'cancelled'].includes(order.booking.status)) return null
  const { droppedTitle, flight: words } = locale.words.cancellation
  return emailAbout(order, locale, {
    kind: 'cancellation_dropped',
    title: droppedTitle,
    said: words.dropped(whoOf(order, travelerIds, locale)),
    next: words.droppedNext,
  })
}

function whoOf(
  order: FlightOrder,
  travelerIds: readonly string[] | null,
  { words }: Locale,
): string {
  if (!travelerIds && goneTravelers(order).length === 0) return words.cancellation.flight.everybody
  const meant = travelerIds ?? stayingTravelers(order).map(({ travelerId }) => travelerId)
  const { travelers } = order.travelersData
  const named = travelers.filter(({ travelerId }) => meant.includes(travelerId))
  return words.common.list(named.map(fullName))
}

function emailAbout(
  order: FlightOrder,
  locale: Locale,
  {
    kind,
    title,
    said,
    next,
    back = [],
  }: {
    kind: Parameters<typeof emailSubject>[0]
    title: string
    said: string
    next: string
    back?: readonly Row[]
  },
): EmailContent {
  const { ticket, facts: rows, href } = describeOrder(order, locale)
  const { common } = locale.words
  return {
    subject: emailSubject(kind, order, locale.language),
    title,
    preview: said,
    parts: [notice(said), text(next), ticket, facts(...back, ...rows)],
    button: { label: common.see, href },
    reason: common.reason,
  }
}
