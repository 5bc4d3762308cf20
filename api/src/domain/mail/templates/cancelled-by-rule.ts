import { formatDate } from '@jatra/contract/values/dates'
import type { Cancellation } from '@jatra/contract/order/cancellation'
import type { HolidayOrder } from '@jatra/contract/holiday/holiday-order'
import { countPeople } from '@jatra/contract/holiday/rooms'
import type { Order } from '@jatra/contract/order/order'
import { emailSubject } from '@jatra/contract/order/order-name'
import { nameOfWayBack } from '@jatra/contract/order/way-back'
import { formatBdt } from '@jatra/contract/values/money'
import type { VisaOrder } from '@jatra/contract/visa/visa-order'
import { chargeLabel } from '../../receipts/bought.ts'
import { describeOrder } from '../describe-order.ts'
import { facts, notice, text, type EmailContent, type Row } from '../email-content.ts'

/** What we sell ourselves, and cancel by the rule that is written on its page. */
export type OwnSale = HolidayOrder | VisaOrder

/** Its traveller ended it. */
export function bookingCancelled(
  order: OwnSale,
  cancellation: Cancellation,
  siteUrl: string,
): EmailContent {
  const what = order.serviceType === 'visa' ? 'application' : 'holiday'
  const papers =
    order.serviceType === 'visa'
      ? 'We do not hand it to the embassy. Papers that you gave us are yours: ask us for them.'
      : 'Its places and rooms are given to others. You need not tell the hotel.'
  return emailAbout(order, siteUrl, {
    ...{ kind: 'booking_cancelled', title: `You cancelled your ${what}` },
    ...{ said: `Your ${what} is cancelled.`, next: `${backOf(cancellation)} ${papers}` },
    rows: rowsOf(order, 'cancelled'),
  })
}

/** Some rooms of it are given back, and the others stand. */
export function roomsGivenBack(
  order: HolidayOrder,
  cancellation: Cancellation,
  siteUrl: string,
): EmailContent {
  const { lines, stay } = cancellation
  const rooms = new Intl.ListFormat('en-GB').format(lines.map(chargeLabel))
  const people = stay ? countPeople(stay.people) : 0
  const who =
    people === 0
      ? 'Everybody still travels.'
      : `${people} ${people === 1 ? 'traveller does' : 'travellers do'} not travel any more.`
  return emailAbout(order, siteUrl, {
    ...{ kind: 'part_cancelled', title: 'A part of your holiday is cancelled' },
    said: `You gave back: ${rooms}. ${who}`,
    next: `${backOf(cancellation)} The rest of your holiday stands.`,
    rows: rowsOf(order, 'partly_cancelled'),
  })
}

/** It was sold without a written rule. @returns null once a colleague has looked at it */
export function ownCancellationWaits(
  order: OwnSale,
  { status }: Cancellation,
  siteUrl: string,
): EmailContent | null {
  if (status !== 'needs_person') return null
  return emailAbout(order, siteUrl, {
    ...{ kind: 'cancellation_waits', title: 'A colleague looks after your cancellation' },
    said: 'You asked to cancel this booking.',
    next: 'It was sold without a written rule, so a colleague of ours finds out what comes back, and agrees on it with you. Nothing is cancelled before that.',
    rows: [],
  })
}

export function ownCancellationDropped(order: OwnSale, siteUrl: string): EmailContent {
  return emailAbout(order, siteUrl, {
    ...{ kind: 'cancellation_dropped', title: 'Your cancellation was not carried out' },
    said: 'The booking stands.',
    next: 'A colleague of ours has talked to you about it. If that is not what you expected, please call us.',
    rows: [],
  })
}

const backOf = ({ refund, kept }: Cancellation) => {
  if (!refund) return 'By the rule of this booking nothing comes back.'
  const rest = kept
    ? ` By its rule ${formatBdt(kept)} do not come back. We have no fee of our own.`
    : ''
  return `${formatBdt(refund)} go back the way they came.${rest}`
}

/** Of its latest refund for that reason. */
function rowsOf(order: Order, why: 'cancelled' | 'partly_cancelled'): Row[] {
  const refund = order.refunds.findLast(({ reason }) => reason === why)
  if (!refund) return []
  return [
    ['Goes back to you', formatBdt(refund.amount)],
    ['Where to', nameOfWayBack(refund)],
    ['By', formatDate(refund.dueBy)],
  ]
}

function emailAbout(
  order: OwnSale,
  siteUrl: string,
  {
    kind,
    title,
    said,
    next,
    rows,
  }: {
    kind: Parameters<typeof emailSubject>[0]
    title: string
    said: string
    next: string
    rows: readonly Row[]
  },
): EmailContent {
  const { ticket, facts: bought, href } = describeOrder(order, siteUrl)
  return {
    ...{ subject: emailSubject(kind, order), title, preview: said },
    parts: [notice(said), text(next), ticket, facts(...rows, ...bought)],
    button: { label: 'See the booking', href },
    reason: 'You get this because this address was given for a booking.',
  }
}
