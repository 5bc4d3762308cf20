import type { HolidayPackage } from './package.ts'
import {
  capacityOf,
  countRooms,
  MAX_ROOMS_OF_A_KIND,
  roomCapacity,
  roomTypes,
  startingPeople,
  tariffOf,
  type People,
  type Rooms,
  type RoomType,
} from '../order/rooms.ts'

/** Who probably travels: two on a honeymoon, otherwise one adult, the least that can be booked. */
export function proposedParty({ honeymoon }: Pick<HolidayPackage, 'honeymoon'>): People {
  return { ...startingPeople, adults: honeymoon ? 2 : 1 }
}

/** Adults and children need a bed each; infants sleep with an adult. */
export function bedsNeeded({ adults, child, child2 }: Readonly<People>): number {
  return adults + child + child2
}

/** How many beds are paid for and stay empty. */
export function emptyBeds(rooms: Readonly<Rooms>, people: Readonly<People>): number {
  return Math.max(0, capacityOf(rooms) - bedsNeeded(people))
}

export function sameRooms(one: Readonly<Rooms>, other: Readonly<Rooms>): boolean {
  return roomTypes.every((room) => one[room] === other[room])
}

/**
 * The cheapest rooms that hold the party, of two at one price the fewer, a double before a twin; null when it is larger than all rooms that
 * can be booked online.
 */
export function cheapestRooms(packagePrice: number, people: Readonly<People>): Rooms | null {
  const beds = Math.max(1, bedsNeeded(people))
  let best: { rooms: Rooms; total: number; count: number } | null = null
  for (const rooms of roomsBesidesSingle(beds)) {
    // People without a bed yet take a single room each; one more would only cost more.
    const singleRoom = Math.max(0, beds - capacityOf(rooms))
    if (singleRoom > MAX_ROOMS_OF_A_KIND) continue
    const candidate = { ...rooms, singleRoom }
    const total = tariffOf(packagePrice, candidate).total
    const count = countRooms(candidate)
    if (!best || total < best.total || (total === best.total && count < best.count))
      best = { rooms: candidate, total, count }
  }
  return best?.rooms ?? null
}

/** Doubles, twins and triples, of each no more than hold everybody alone: one more would only cost more. */
function* roomsBesidesSingle(beds: number): Generator<Rooms> {
  const most = (room: RoomType) =>
    Math.min(MAX_ROOMS_OF_A_KIND, Math.ceil(beds / roomCapacity[room]))
  for (let twinRoom = 0; twinRoom <= most('twinRoom'); twinRoom += 1)
    for (let doubleRoom = 0; doubleRoom <= most('doubleRoom'); doubleRoom += 1)
      for (let tripleRoom = 0; tripleRoom <= most('tripleRoom'); tripleRoom += 1)
        yield { singleRoom: 0, doubleRoom, twinRoom, tripleRoom }
}
