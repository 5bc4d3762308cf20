import type { Cancellation } from '@jatra/contract/order/cancellation'
import type { HolidayOrder } from '@jatra/contract/holiday/holiday-order'
import { countPeople } from '@jatra/contract/order/rooms'
import type { Order } from '@jatra/contract/whole-order/order'
import { emailSubject } from '@jatra/contract/whole-order/order-name'
import { nameOfWayBack } from '@jatra/contract/order/way-back'
import type { VisaOrder } from '@jatra/contract/visa/visa-order'
import { chargeLabel } from '../../receipts/bought.ts'
import { describeOrder } from '../describe-order.ts'
import { facts, notice, text, type EmailContent, type Row } from '../email-content.ts'
import type { Locale } from '../locale.ts'
import { withCalendar } from './with-calendar.ts'

/** Holidays and visas, which we sell ourselves and cancel by the rule on their page. */
type OwnSale = HolidayOrder | VisaOrder

/** Cancelled by the traveller. */
export function bookingCancelled(
  order: OwnSale,
  cancellation: Cancellation,
  locale: Locale,
): EmailContent {
  const { own } = locale.words.cancellation
  const { serviceType } = order
  const content = emailAbout(order, locale, {
    kind: 'booking_cancelled',
    title: own.title[serviceType],
    said: own.cancelled[serviceType],
    next: `${backOf(cancellation, locale)} ${own.next[serviceType]}`,
    rows: rowsOf(order, 'cancelled', locale),
  })
  return withCalendar(content, order, locale.words.common.leavesCalendar)
}

/** Some rooms are cancelled, and the others stay. */
export function roomsGivenBack(
  order: HolidayOrder,
  cancellation: Cancellation,
  locale: Locale,
): EmailContent {
  const { language, words } = locale
  const { own } = words.cancellation
  const { lines, stay } = cancellation
  const rooms = words.common.list(lines.map((line) => chargeLabel(line, language)))
  const people = stay ? countPeople(stay.people) : 0
  const who = people === 0 ? own.allTravel : own.stayHome(people)
  const content = emailAbout(order, locale, {
    kind: 'part_cancelled',
    title: own.partTitle,
    said: `${own.part(rooms)} ${who}`,
    next: `${backOf(cancellation, locale)} ${own.restStands}`,
    rows: rowsOf(order, 'partly_cancelled', locale),
  })
  return withCalendar(content, order, words.common.restInCalendar)
}

/** It was sold without a written rule. */
export function ownCancellationWaits(
  order: OwnSale,
  { status }: Cancellation,
  locale: Locale,
): EmailContent | null {
  if (status !== 'needs_person') return null
  const { own, waitsTitle } = locale.words.cancellation
  return emailAbout(order, locale, {
    kind: 'cancellation_waits',
    title: waitsTitle,
    said: own.waits,
    next: own.waitsNext,
    rows: [],
  })
}

export function ownCancellationDropped(order: OwnSale, locale: Locale): EmailContent {
  const { own, droppedTitle } = locale.words.cancellation
  return emailAbout(order, locale, {
    kind: 'cancellation_dropped',
    title: droppedTitle,
    said: own.dropped,
    next: own.droppedNext,
    rows: [],
  })
}

function backOf({ refund, kept }: Cancellation, { words, bdt }: Locale): string {
  const { own } = words.cancellation
  if (!refund) return own.nothing
  return kept ? `${own.back(bdt(refund))} ${own.kept(bdt(kept))}` : own.back(bdt(refund))
}

/** The latest refund for that reason. */
function rowsOf(order: Order, why: 'cancelled' | 'partly_cancelled', locale: Locale): Row[] {
  const refund = order.refunds.findLast(({ reason }) => reason === why)
  if (!refund) return []
  const { common } = locale.words
  return [
    [common.goesBack, locale.bdt(refund.amount)],
    [common.whereTo, nameOfWayBack(refund, locale.language)],
    [common.by, locale.date(refund.dueBy)],
  ]
}

function emailAbout(
  order: OwnSale,
  locale: Locale,
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
  const { ticket, facts: bought, href } = describeOrder(order, locale)
  const { common } = locale.words
  return {
    subject: emailSubject(kind, order, locale.language),
    title,
    preview: said,
    parts: [notice(said), text(next), ticket, facts(...rows, ...bought)],
    button: { label: common.see, href },
    reason: common.reason,
  }
}
