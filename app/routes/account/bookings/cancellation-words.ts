import { fullName } from '@jatra/contract/traveler/person-name'
import { conditionsInForce } from '@jatra/contract/flight/conditions-in-force'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import {
  goneTravelers,
  stayingTravelers,
  wantsPerson,
} from '@jatra/contract/flight/part-cancellation'
import { refundDates } from '@jatra/contract/holiday/holiday-cancellation'
import { lessen, stayLeft } from '@jatra/contract/holiday/cancel-holiday'
import type { HolidayOrder } from '@jatra/contract/holiday/holiday-order'
import { ageBands, countRooms, roomTypes } from '@jatra/contract/order/rooms'
import type { Stay } from '@jatra/contract/order/stay'
import type {
  Cancellation,
  CancellationLine,
  CancellationQuote,
} from '@jatra/contract/order/cancellation'
import type { Order } from '@jatra/contract/whole-order/order'
import { wayBackInWords, wayBackOf } from '@jatra/contract/order/way-back'
import { ownGateways } from '@jatra/contract/payment/gateways'
import { addDays, todayInDhaka } from '@jatra/contract/values/dates'
import { visaRefundAt } from '@jatra/contract/visa/visa-cancellation'
import type { VisaOrder } from '@jatra/contract/visa/visa-order'
import { formatBdt, formatDate } from '~/messages/format.ts'
import { holidays } from '~/messages/holidays.ts'
import { language } from '~/messages/language.ts'
import { orders } from '~/messages/orders.ts'
import { nameOfLine } from './quote-lines.ts'

const copy = orders.cancellation
const { own } = copy

interface CountChoice {
  name: string
  label: string
  /** How many can be chosen at most. */
  count: number
}

/** Copy that differs by product when it is cancelled. */
export interface CancellationWords {
  intro: string
  /** What is cancelled already; null when nothing is. */
  gone: string | null
  /** The parts that can be chosen; empty where it can only be cancelled as a whole. */
  choices: {
    travelers: { value: string; label: string }[]
    stay: { rooms: CountChoice[]; people: CountChoice[] } | null
  }
  /** Of the table. */
  heads: { item: string; kept: string }
  fee: string
  nameOf: (line: CancellationLine) => string
  unknown: string
  nothingBack: string
  /** The reason for the amount on each line of a quote made at that moment, epoch milliseconds. */
  ruleAt: (now: number) => string | null
  /** The question, what stays where only a part is cancelled, what follows from a yes, and the button's text. */
  asking: (quote: CancellationQuote) => {
    asked: string
    rest: string | null
    follows: string
    submit: string
  }
  stateOf: (cancellation: Cancellation) => string
}

export function wordsOf(order: Order): CancellationWords {
  if (order.serviceType === 'flight') return flightWords(order)
  return order.serviceType === 'holidays'
    ? { ...ownWords(order), ...holidayWords(order) }
    : ownWords(order)
}

function flightWords(order: FlightOrder): CancellationWords {
  const nameOf = ({ travelerId }: { travelerId: string }) => travelerName(order, travelerId)
  const namesOf = (ids: readonly string[]) =>
    inWords(ids.map((travelerId) => nameOf({ travelerId })))
  const stayingWithout = (leaving: readonly string[]) =>
    stayingTravelers(order)
      .map(({ travelerId }) => travelerId)
      .filter((travelerId) => !leaving.includes(travelerId))
  const gone = goneTravelers(order)
  return {
    intro: copy.intro,
    gone: gone.length > 0 ? copy.partGone(namesOf(gone)) : null,
    choices: {
      travelers: stayingTravelers(order).map((one) => ({
        value: one.travelerId,
        label: nameOf(one),
      })),
      stay: null,
    },
    heads: { item: copy.traveler, kept: copy.airlineKeeps },
    fee: copy.jatraKeeps,
    nameOf,
    unknown: copy.unknown,
    nothingBack: copy.nothingBack,
    ruleAt: () => fareRule(order),
    asking({ travelerIds, refund }) {
      const question = {
        asked: travelerIds ? copy.askedPart(namesOf(travelerIds)) : copy.asked,
        rest: travelerIds && copy.stillFlying(namesOf(stayingWithout(travelerIds))),
      }
      if (refund === null) return { ...question, follows: copy.notYet, submit: copy.askColleague }
      return {
        ...question,
        follows: wantsPerson(order, travelerIds) ? copy.byColleague : copy.forGood,
        submit: travelerIds ? copy.confirmPart(travelerIds.length) : copy.confirm,
      }
    },
    stateOf({ status, travelerIds, refund, dueBy, askedAt }) {
      if (status === 'asked' || status === 'done') return copy.states[status]
      if (refund === null) return copy.amountUnknown
      const whole = wantsPerson(order, travelerIds) ? copy.restAsked : copy.airlineAsked
      const asked = travelerIds ? copy.partAsked(namesOf(travelerIds)) : whole
      if (refund === 0 || dueBy === null) return asked
      const way = shownWayBack(order, Date.parse(askedAt))
      return `${asked} ${copy.comesBackBy(formatBdt(refund), way, formatDate(dueBy))}`
    },
  }
}

export function travelerName({ travelersData }: FlightOrder, travelerId: string): string {
  const found = travelersData.travelers.find((one) => one.travelerId === travelerId)
  return found ? fullName(found) : ''
}

/**
 * The refund method that was shown when the cancellation was requested; null where it depends on the gateway that took
 * the payment, which an order does not name: some cannot refund an old payment.
 * @param askedAt epoch milliseconds
 */
function shownWayBack(order: FlightOrder, askedAt: number): string | null {
  const { channel } = wayBackOf(order, 'sslcommerz', askedAt)
  const { paidFrom, byBank } = wayBackOf(order, ownGateways[channel], askedAt)
  return byBank ? null : wayBackInWords(channel, paidFrom, language)
}

/** The condition that the flight was sold under, with the fee of all who still fly. */
function fareRule(order: FlightOrder): string | null {
  const condition = conditionsInForce(order)?.refund
  if (!condition) return null
  if (!condition.allowed) return copy.rules.none
  if (!condition.fee) return condition.fee === 0 ? copy.rules.free : null
  return copy.rules.fee(formatBdt(condition.fee), stayingTravelers(order).length)
}

/** The step of the refund rule that applies today. */
function stayRule({ productData, travelersData }: HolidayOrder, today: string): string | null {
  const { refundSteps } = productData.package
  if (!refundSteps) return null
  const { travelDate } = travelersData
  const [step] = refundDates(refundSteps, { price: 0, travelDate }, today)
  if (step) return own.rules.until(step.percent, formatDate(step.until))
  return own.rules.over(formatDate(addDays(travelDate, -(refundSteps.at(-1)?.daysBefore ?? 0))))
}

function visaRule({ handedOverAt, price, productData }: VisaOrder): string | null {
  const { refund } = productData.visa
  if (!refund) return null
  const isHandedOver = handedOverAt !== null
  const { percent } = visaRefundAt(refund, price, isHandedOver)
  return isHandedOver ? own.rules.afterwards(percent) : own.rules.beforeEmbassy(percent)
}

/** Holidays and visas, which we sell ourselves: cancelled at once, by their rule. */
function ownWords(order: HolidayOrder | VisaOrder): CancellationWords {
  const { serviceType } = order
  const whole = { asked: copy.asked, rest: null }
  return {
    intro: own.intro,
    gone: null,
    choices: { travelers: [], stay: null },
    heads: { item: own.item, kept: own.kept },
    fee: own.fee,
    nameOf: (line) => nameOfLine(line) ?? '',
    unknown: own.unknown,
    nothingBack: own.nothingBack,
    ruleAt: (now) =>
      order.serviceType === 'holidays' ? stayRule(order, todayInDhaka(now)) : visaRule(order),
    asking: ({ refund }) =>
      refund === null
        ? { ...whole, follows: own.notYet, submit: copy.askColleague }
        : { ...whole, follows: own.forGood[serviceType], submit: copy.confirm },
    stateOf: ({ status }) => (status === 'done' ? own.done : own.waits),
  }
}

/** A holiday can also be cancelled in part, by rooms. */
function holidayWords(order: HolidayOrder): Partial<CancellationWords> {
  const gone = order.cancellations.filter(({ status, stay }) => status === 'done' && stay)
  const { asking } = ownWords(order)
  return {
    gone: gone.length > 0 ? own.partGone(roomsOf(gone.flatMap(({ lines }) => lines))) : null,
    choices: { travelers: [], stay: choicesOf(order) },
    asking: (quote) =>
      quote.stay && quote.refund !== null
        ? {
            asked: own.askedPart(roomsOf(quote.lines)),
            rest: restOf(order, quote.stay),
            follows: own.partForGood,
            submit: own.confirmPart,
          }
        : asking(quote),
  }
}

export const roomsOf = (lines: readonly Pick<CancellationLine, 'item' | 'count'>[]) =>
  inWords(lines.flatMap((line) => nameOfLine(line) ?? []))

/** Who leaves, and who stays in which rooms, once a part is cancelled. */
function restOf(order: HolidayOrder, given: Stay): string {
  const { rooms, people } = lessen(stayLeft(order), given)
  const leaving = peopleIn(given.people)
  return [
    ...(leaving ? [own.notTravelling(leaving)] : []),
    own.stillTravelling(
      peopleIn(people),
      roomsOf(roomTypes.flatMap((item) => (rooms[item] > 0 ? [{ item, count: rooms[item] }] : []))),
    ),
  ].join(' ')
}

const peopleIn = (people: Stay['people']) =>
  inWords(
    ageBands
      .filter((band) => people[band] > 0)
      .map((band) => holidays.reserve.roomLine(holidays.order.bands[band], people[band])),
  )

/** The remaining rooms and people; null for a single room, which is cancelled as a whole. */
function choicesOf(order: HolidayOrder): CancellationWords['choices']['stay'] {
  const { rooms, people } = stayLeft(order)
  if (countRooms(rooms) < 2) return null
  const { roomLines } = holidays.reserve
  const { bands } = holidays.order
  const choice = (name: string, what: string, count: number) =>
    count > 0 ? [{ name, label: own.of(what, count), count }] : []
  return {
    rooms: roomTypes.flatMap((room) => choice(`rooms.${room}`, roomLines[room], rooms[room])),
    people: ageBands.flatMap((band) => choice(`people.${band}`, bands[band], people[band])),
  }
}

const lists = new Intl.ListFormat(language === 'bn' ? 'bn-BD' : 'en-GB')
export const inWords = (names: readonly string[]) => lists.format(names)
