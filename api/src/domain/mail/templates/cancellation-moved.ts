import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import { goneTravelers, stayingTravelers } from '@jatra/contract/flight/part-cancellation'
import type { Cancellation } from '@jatra/contract/order/cancellation'
import { emailSubject } from '@jatra/contract/order/order-name'
import { formatBdt } from '@jatra/contract/values/money'
import { describeOrder } from '../describe-order.ts'
import { facts, notice, text, type EmailContent } from '../email-content.ts'

/** A colleague has to look at what a traveller cancelled, before anything is. @returns null once they have */
export function cancellationWaits(
  order: FlightOrder,
  cancellation: Cancellation,
  siteUrl: string,
): EmailContent | null {
  const { travelerIds, refund, status } = cancellation
  if (status !== 'needs_person') return null
  const next = travelerIds
    ? 'Airlines take a part of a booking out by hand, so a colleague of ours does it with them, within a day as a rule. Until we write to you again nobody is cancelled.'
    : refund === null
      ? 'A colleague of ours asks the airline what comes back, and agrees on it with you. Nothing is cancelled before that.'
      : 'A colleague of ours takes it up with the airline. Until we write to you again nothing is cancelled, and you do not get less than we showed you.'
  return emailAbout(order, siteUrl, {
    ...{ kind: 'cancellation_waits', title: 'A colleague looks after your cancellation' },
    ...{ said: `You cancelled for ${whoOf(order, travelerIds)}.`, next },
  })
}

/** Some do not fly any more, and their part goes back. */
export function partCancelled(
  order: FlightOrder,
  { travelerIds, refund, kept }: Cancellation,
  siteUrl: string,
): EmailContent {
  const who = whoOf(order, travelerIds)
  const next = refund
    ? `Of their price ${formatBdt(refund)} go back the way they came. The airline keeps ${formatBdt(kept ?? 0)}, and we keep nothing. Everybody else flies as booked.`
    : 'By the conditions of this fare the airline keeps their whole price, so nothing goes back. Everybody else flies as booked.'
  return emailAbout(order, siteUrl, {
    ...{ kind: 'part_cancelled', title: `Cancelled for ${who}` },
    ...{ said: `The airline has taken ${who} out of this booking.`, next },
  })
}

/** It did not come to be. @returns null where the booking has ended since */
export function cancellationDropped(
  order: FlightOrder,
  { travelerIds }: Cancellation,
  siteUrl: string,
): EmailContent | null {
  if (['failed', 'cancelled'].includes(order.booking.status)) return null
  return emailAbout(order, siteUrl, {
    ...{ kind: 'cancellation_dropped', title: 'Your cancellation was not carried out' },
    said: `The booking stands, and ${whoOf(order, travelerIds)} can fly.`,
    next: 'A colleague of ours has talked to you or to the airline about it. If that is not what you expected, please call us.',
  })
}

function whoOf(order: FlightOrder, travelerIds: readonly string[] | null): string {
  if (!travelerIds && goneTravelers(order).length === 0) return 'everybody'
  const meant = travelerIds ?? stayingTravelers(order).map(({ travelerId }) => travelerId)
  const { travelers } = order.travelersData
  const named = travelers.filter(({ travelerId }) => meant.includes(travelerId))
  const names = named.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  return new Intl.ListFormat('en-GB').format(names)
}

function emailAbout(
  order: FlightOrder,
  siteUrl: string,
  {
    kind,
    title,
    said,
    next,
  }: { kind: Parameters<typeof emailSubject>[0]; title: string; said: string; next: string },
): EmailContent {
  const { ticket, facts: rows, href } = describeOrder(order, siteUrl)
  return {
    ...{ subject: emailSubject(kind, order), title, preview: said },
    parts: [notice(said), text(next), ticket, facts(...rows)],
    button: { label: 'See the booking', href },
    reason: 'You get this because this address was given for a booking.',
  }
}
