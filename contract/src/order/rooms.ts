import type { FieldMessage } from '../messages/message.ts'
import { percentRoundedHalfUp } from '../values/money.ts'

/**
 * Rooms of a holiday package: what they cost and whom they hold. Integer BDT; counts are whole numbers
 * of 0 and more.
 */

export const roomTypes = ['singleRoom', 'doubleRoom', 'twinRoom', 'tripleRoom'] as const
export type RoomType = (typeof roomTypes)[number]
export type Rooms = Record<RoomType, number>

/** Age bands of a package's travellers (docs/specification.md, Age bands). */
export const ageBands = ['adults', 'child', 'child2', 'infants'] as const
export type AgeBand = (typeof ageBands)[number]
export interface People {
  /** 12 and more. */
  adults: number
  /** 7 to 12. */
  child: number
  /** 3 to 6. */
  child2: number
  /** Under 3, in an adult's bed. */
  infants: number
}

/** One adult in one single room (docs/specification.md, Holiday reservation). */
export const startingRooms: Rooms = { singleRoom: 1, doubleRoom: 0, twinRoom: 0, tripleRoom: 0 }
export const startingPeople: People = { adults: 1, child: 0, child2: 0, infants: 0 }

/** Beds of a room. */
export const roomCapacity: Readonly<Rooms> = {
  singleRoom: 1,
  doubleRoom: 2,
  twinRoom: 2,
  tripleRoom: 3,
}

/** Hundredths of the package's price (docs/specification.md, Room prices). */
const roomFactor: Readonly<Rooms> = {
  singleRoom: 100,
  doubleRoom: 185,
  twinRoom: 250,
  tripleRoom: 275,
}

/** More of one kind is a group, which is booked by telephone. */
export const MAX_ROOMS_OF_A_KIND = 10

/**
 * What one room of a package costs, integer BDT: price x factor, rounded half up, and never more than a single for each
 * of its beds, since nobody pays more for sharing a room (decision 038).
 */
export function roomPrice(packagePrice: number, room: RoomType): number {
  const multiple = percentRoundedHalfUp(packagePrice, roomFactor[room])
  return Math.min(multiple, packagePrice * roomCapacity[room])
}

/**
 * What a person pays in the party that most people book, two in a double room: what lists and links name as the price of
 * a package. Integer BDT, rounded up.
 */
export function sharedPrice(packagePrice: number): number {
  return Math.ceil(roomPrice(packagePrice, 'doubleRoom') / roomCapacity.doubleRoom)
}

/** The least price of a package at which a person of two in a double room pays this much or more, integer BDT. */
export function leastPriceFor(shared: number): number {
  // A little too low, since both roundings go up.
  let price = Math.max(0, Math.floor((shared * 200) / roomFactor.doubleRoom) - 3)
  while (sharedPrice(price) < shared) price += 1
  return price
}

/** One line of the tariff table. count x price = total. */
interface TariffLine {
  room: RoomType
  /** Of one room, integer BDT. */
  price: number
  count: number
  total: number
}

/** The tariff of a stay, a line for each kind of room, and what is to be paid: the sum of the lines. */
export function tariffOf(
  packagePrice: number,
  rooms: Readonly<Rooms>,
): { lines: TariffLine[]; total: number } {
  const lines = roomTypes.map((room) => {
    const price = roomPrice(packagePrice, room)
    return { room, price, count: rooms[room], total: price * rooms[room] }
  })
  return { lines, total: lines.reduce((sum, line) => sum + line.total, 0) }
}

export function countRooms(rooms: Readonly<Rooms>): number {
  return roomTypes.reduce((sum, room) => sum + rooms[room], 0)
}

/** Everybody, infants too. */
export function countPeople(people: Readonly<People>): number {
  return ageBands.reduce((sum, band) => sum + people[band], 0)
}

/** How many adults and children the rooms hold. */
export function capacityOf(rooms: Readonly<Rooms>): number {
  return roomTypes.reduce((sum, room) => sum + rooms[room] * roomCapacity[room], 0)
}

/** Which half of a stay is to change, and the sentence that says how. */
interface StayProblem {
  field: 'rooms' | 'people'
  message: FieldMessage
}

/** Why these people cannot stay in these rooms, in words for the traveller, or null when they can. */
export function validateRooms(
  rooms: Readonly<Rooms>,
  people: Readonly<People>,
): StayProblem | null {
  if (countRooms(rooms) < 1) return { field: 'rooms', message: 'roomMissing' }
  if (people.adults < 1) return { field: 'people', message: 'adultMissing' }
  if (people.infants > people.adults) return { field: 'people', message: 'infantsPerAdult' }
  const beds = capacityOf(rooms)
  const sleepers = people.adults + people.child + people.child2
  if (sleepers > beds) {
    return {
      field: 'rooms',
      message: { key: 'roomsTooSmall', params: { beds, sleepers } },
    }
  }
  return null
}
