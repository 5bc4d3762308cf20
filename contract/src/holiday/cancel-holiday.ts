import { DomainError, invalidFields } from '../http/problem.ts'
import { CANCELLATION_QUOTE_MINUTES, type CancellationSums } from '../order/cancellation.ts'
import { endingCancellation } from '../order/own-cancellations.ts'
import { addDays, todayInDhaka } from '../values/dates.ts'
import { midnightInDhaka } from '../values/dhaka-time.ts'
import { percentRoundedHalfUp, share } from '../values/money.ts'
import { MINUTE_MS } from '../values/time-units.ts'
import { refundDates } from './holiday-cancellation.ts'
import type { HolidayOrder } from './holiday-order.ts'
import {
  ageBands,
  capacityOf,
  countPeople,
  countRooms,
  roomTypes,
  type Rooms,
} from '../order/rooms.ts'
import type { Stay } from '../order/stay.ts'
import type { Message } from '../messages/message.ts'

/** The rules of a traveller's own cancellation of a holiday (decision 129). Integer BDT, epoch milliseconds. */

type Booked = Pick<HolidayOrder, 'cancellations' | 'quote' | 'travelersData'>

/** Why a holiday that is paid cannot be cancelled by its traveller now; null when it can. */
export function whyNotCancelHoliday(
  { travelersData }: Pick<HolidayOrder, 'travelersData'>,
  now: number,
): DomainError | null {
  if (todayInDhaka(now) < travelersData.travelDate) return null
  return new DomainError('outdated', 'cancelStarted')
}

/** Until when a quote of now stands: half an hour, and never past the day whose rule it is by. */
export function stayQuoteStandsUntil(now: number): number {
  const midnight = midnightInDhaka(addDays(todayInDhaka(now), 1))
  return Math.min(now + CANCELLATION_QUOTE_MINUTES * MINUTE_MS, midnight)
}

/** The part of a stay that is still booked: what was bought, less what its traveller has cancelled. */
export function stayLeft({
  cancellations,
  travelersData,
}: Pick<Booked, 'cancellations' | 'travelersData'>): Stay {
  const { rooms, people } = travelersData
  return cancellations
    .flatMap(({ status, stay }) => (status === 'done' && stay ? [stay] : []))
    .reduce(lessen, { rooms, people })
}

/** How many people still travel. */
export function peopleLeft(order: Pick<Booked, 'cancellations' | 'travelersData'>): number {
  return endingCancellation(order.cancellations) ? 0 : countPeople(stayLeft(order).people)
}

/** A stay without what is taken from it. */
export function lessen({ rooms, people }: Stay, taken: Stay): Stay {
  const left = { rooms: { ...rooms }, people: { ...people } }
  for (const room of roomTypes) left.rooms[room] -= taken.rooms[room]
  for (const band of ageBands) left.people[band] -= taken.people[band]
  return left
}

/**
 * What a choice means: null for all that is left, however that was said.
 * @throws DomainError invalid_input where there is less of it, no room is given back, or who stays would not fit
 */
export function chosenStay(order: Booked, asked: Stay | undefined): Stay | null {
  if (!asked) return null
  const rest = lessen(stayLeft(order), asked)
  const refuse = (field: keyof Stay, message: Message) =>
    invalidFields({ [`stay.${field}`]: [message] })
  if (countRooms(asked.rooms) === 0) throw refuse('rooms', 'roomsMissing')
  if (roomTypes.some((room) => rest.rooms[room] < 0)) {
    throw refuse('rooms', 'roomsGone')
  }
  if (ageBands.some((band) => rest.people[band] < 0)) {
    throw refuse('people', 'peopleGone')
  }
  if (countRooms(rest.rooms) === 0 && countPeople(rest.people) === 0) return null
  const problem = whyNotStay(rest)
  if (problem) throw refuse('people', problem)
  return asked
}

/** Why these people cannot stay in the rooms that are left. */
function whyNotStay({ rooms, people }: Stay): Message | null {
  if (countPeople(people) === 0) return 'nobodyTravels'
  if (countRooms(rooms) === 0) return 'noRoomLeft'
  if (people.adults < 1) return 'childrenStayAlone'
  if (people.infants > people.adults) {
    return 'infantStaysAlone'
  }
  const beds = capacityOf(rooms)
  const sleepers = people.adults + people.child + people.child2
  if (sleepers <= beds) return null
  return { key: 'bedsTooFew', params: { beds, sleepers } }
}

/**
 * The refund of rooms, by the step that applies today: their part of what all that is left would bring, so that
 * however a stay is cancelled on one day, room by room or at once, it gets the same.
 * @param chosen null: all that is left
 * @param today in Asia/Dhaka, `YYYY-MM-DD`
 * @returns null when the holiday was sold without steps
 */
export function refundOfStay(
  order: Booked & Pick<HolidayOrder, 'productData'>,
  chosen: Stay | null,
  today: string,
): CancellationSums | null {
  const { refundSteps } = order.productData.package
  if (!refundSteps) return null
  const { travelDate } = order.travelersData
  const [step] = refundDates(refundSteps, { price: 0, travelDate }, today)
  const left = stayLeft(order)
  const given = chosen ?? left
  const bringing = ({ rooms }: Stay) =>
    percentRoundedHalfUp(priceOf(order, rooms), step?.percent ?? 0)
  return partsOf(given.rooms, order, bringing(left) - (chosen ? bringing(lessen(left, chosen)) : 0))
}

/** A refund that a colleague has agreed on. @param refund integer BDT, at most what the rooms cost */
export function stayRefundByPerson(
  order: Booked,
  refund: number,
  chosen: Stay | null,
): CancellationSums {
  const { rooms } = chosen ?? stayLeft(order)
  return partsOf(rooms, order, Math.min(refund, priceOf(order, rooms)))
}

function partsOf(rooms: Rooms, order: Booked, refund: number): CancellationSums {
  const given = order.quote.lines.flatMap(({ item, base }) => {
    const room = roomTypes.find((one) => one === item)
    const count = room ? rooms[room] : 0
    return count > 0 ? [{ item, count, paid: count * base }] : []
  })
  const parts = share(
    refund,
    given.map(({ paid }) => paid),
  )
  const paid = given.reduce((sum, one) => sum + one.paid, 0)
  return {
    refund,
    kept: paid - refund,
    lines: given.map((one, index) => {
      const part = parts[index] ?? 0
      return { ...one, travelerId: '', refund: part, kept: one.paid - part }
    }),
  }
}

/** What the rooms that are left were bought for, integer BDT. */
export const priceLeft = (order: Booked): number => priceOf(order, stayLeft(order).rooms)

/** What rooms of a stay were bought for, integer BDT. */
function priceOf({ quote }: Booked, rooms: Rooms): number {
  return quote.lines.reduce((sum, { item, base }) => {
    const room = roomTypes.find((one) => one === item)
    return sum + (room ? rooms[room] * base : 0)
  }, 0)
}
