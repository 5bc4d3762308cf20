import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packageCatalogue } from '@jatra/catalogue/packages/index'
import {
  ageBands,
  capacityOf,
  countPeople,
  countRooms,
  leastPriceFor,
  MAX_ROOMS_OF_A_KIND,
  validateRooms,
  roomCapacity,
  roomPrice,
  roomTypes,
  sharedPrice,
  startingPeople,
  startingRooms,
  tariffOf,
  type AgeBand,
  type People,
  type Rooms,
  type RoomType,
} from './rooms.ts'
import { writeMessage } from '../messages/write-message.ts'

const rooms = (over: Partial<Rooms>): Rooms => ({
  ...{ singleRoom: 0, doubleRoom: 0, twinRoom: 0, tripleRoom: 0 },
  ...over,
})
const people = (over: Partial<People>): People => ({
  ...{ adults: 0, child: 0, child2: 0, infants: 0 },
  ...over,
})

const anyPrice = fc.integer({ min: 0, max: 2_000_000 })
const roomCount = fc.integer({ min: 0, max: MAX_ROOMS_OF_A_KIND })
const anyRooms = fc.record({
  singleRoom: roomCount,
  doubleRoom: roomCount,
  twinRoom: roomCount,
  tripleRoom: roomCount,
})
const headCount = fc.integer({ min: 0, max: 60 })
const anyPeople = fc.record({
  adults: headCount,
  child: headCount,
  child2: headCount,
  infants: headCount,
})

describe('what rooms cost', () => {
  it.each<[RoomType, number, number]>([
    ['singleRoom', 10_000, 10_000],
    ['doubleRoom', 10_000, 18_500],
    ['twinRoom', 10_000, 20_000],
    ['tripleRoom', 10_000, 27_500],
    // 1.85 x 10 = 18.5: a half goes up. 2.5 x 1 is more than two singles.
    ['doubleRoom', 10, 19],
    ['twinRoom', 1, 2],
    ['tripleRoom', 2, 6],
    // 1.85 x 9501 = 17576.85; 2.75 x 9501 = 26127.75; 1.85 x 3 = 5.55; 1.85 x 9 = 16.65.
    ['doubleRoom', 9_501, 17_577],
    ['tripleRoom', 9_501, 26_128],
    // 1.85 x 7 = 12.95; 2.75 x 5 = 13.75; 1.85 x 12 = 22.2: less than a half goes down.
    ['doubleRoom', 12, 22],
    ['singleRoom', 0, 0],
  ])('a %s of a package for %i: %i', (room, price, expected) => {
    expect(roomPrice(price, room)).toBe(expected)
  })

  it('is the multiple rounded half up to whole taka, at most a single for each bed, for any price', () => {
    const hundredths = { singleRoom: 100n, doubleRoom: 185n, twinRoom: 250n, tripleRoom: 275n }
    fc.assert(
      fc.property(anyPrice, fc.constantFrom(...roomTypes), (price, room) => {
        // Exact, in integers without end.
        const exact = (2n * BigInt(price) * hundredths[room] + 100n) / 200n
        const singles = BigInt(price * roomCapacity[room])
        expect(roomPrice(price, room)).toBe(Number(exact < singles ? exact : singles))
      }),
    )
  })
})

it('never asks a couple for more in a twin than in two singles, in the catalogue', () => {
  for (const { price } of packageCatalogue)
    for (const room of roomTypes)
      expect(roomPrice(price, room)).toBeLessThanOrEqual(
        roomCapacity[room] * roomPrice(price, 'singleRoom'),
      )
})

describe('what a person of two in a double room pays', () => {
  it('is half of the room, and rounded up where that is no whole taka', () => {
    expect(sharedPrice(10_000)).toBe(9_250)
    // A double room of 17,577.
    expect(sharedPrice(9_501)).toBe(8_789)
  })

  it('leads back to the price of the package, for any price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000 }), (price) => {
        const shared = sharedPrice(price)
        expect(sharedPrice(leastPriceFor(shared))).toBe(shared)
        expect(leastPriceFor(shared)).toBeLessThanOrEqual(price)
        expect(sharedPrice(leastPriceFor(shared) - 1)).toBeLessThan(shared)
      }),
    )
  })
})

describe('the total', () => {
  it('is the sum over the rooms, one by one, for any price and rooms', () => {
    fc.assert(
      fc.property(anyPrice, anyRooms, (price, chosen) => {
        const oneByOne = roomTypes.flatMap((room) =>
          Array.from({ length: chosen[room] }, () => roomPrice(price, room)),
        )
        const { total, lines } = tariffOf(price, chosen)
        expect(total).toBe(oneByOne.reduce((sum, one) => sum + one, 0))
        expect(total).toBe(lines.reduce((sum, line) => sum + line.total, 0))
        expect(Number.isSafeInteger(total)).toBe(true)
        for (const line of lines) expect(line.total).toBe(line.count * line.price)
        expect(lines.map(({ room }) => room)).toEqual(roomTypes)
      }),
    )
  })

  it('grows by a room’s price with each room', () => {
    fc.assert(
      fc.property(anyPrice, anyRooms, fc.constantFrom(...roomTypes), (price, chosen, room) => {
        const more = { ...chosen, [room]: chosen[room] + 1 }
        expect(tariffOf(price, more).total - tariffOf(price, chosen).total).toBe(
          roomPrice(price, room),
        )
      }),
    )
  })
})

/** Whether these people may stay in these rooms, said in another way than by the code. */
const fits = (chosen: Rooms, who: People) =>
  countRooms(chosen) > 0 &&
  who.adults > 0 &&
  who.infants <= who.adults &&
  who.adults + who.child + who.child2 <=
    chosen.singleRoom + 2 * chosen.doubleRoom + 2 * chosen.twinRoom + 3 * chosen.tripleRoom

describe('who may stay', () => {
  it('is rejected exactly when the rooms do not hold them', () => {
    fc.assert(
      fc.property(anyRooms, anyPeople, (chosen, who) => {
        expect(validateRooms(chosen, who) === null).toBe(fits(chosen, who))
      }),
      { numRuns: 1000 },
    )
  })

  it.each<[string, Rooms, People, { field: string; message: string } | null]>([
    ['one adult in a single room', startingRooms, startingPeople, null],
    ['two adults in a double room', rooms({ doubleRoom: 1 }), people({ adults: 2 }), null],
    [
      'no room',
      rooms({}),
      people({ adults: 1 }),
      { field: 'rooms', message: 'Choose at least one room.' },
    ],
    [
      'children alone',
      rooms({ tripleRoom: 1 }),
      people({ child: 2 }),
      { field: 'people', message: 'At least one adult must travel.' },
    ],
    [
      'two infants with one adult',
      rooms({ tripleRoom: 1 }),
      people({ adults: 1, infants: 2 }),
      {
        field: 'people',
        message: 'Each infant sleeps with an adult, so there cannot be more infants than adults.',
      },
    ],
    [
      'an infant in an adult’s bed',
      rooms({ singleRoom: 1 }),
      people({ adults: 1, infants: 1 }),
      null,
    ],
    [
      'two adults in a single room',
      rooms({ singleRoom: 1 }),
      people({ adults: 2 }),
      {
        field: 'rooms',
        message:
          'These rooms hold 1 adult or child, and you chose 2. Add a room or travel with fewer.',
      },
    ],
    [
      'a family that is too large',
      rooms({ doubleRoom: 1, tripleRoom: 1 }),
      people({ adults: 3, child: 2, child2: 1, infants: 3 }),
      {
        field: 'rooms',
        message:
          'These rooms hold 5 adults and children, and you chose 6. Add a room or travel with fewer.',
      },
    ],
  ])('%s', (_, chosen, who, expected) => {
    const problem = validateRooms(chosen, who)
    const said = problem && { ...problem, message: writeMessage(problem.message, 'en') }
    expect(said).toEqual(expected)
  })

  it('counts all travellers with infants, and beds without them', () => {
    expect(countPeople(people({ adults: 2, child: 1, child2: 3, infants: 2 }))).toBe(8)
    expect(capacityOf(rooms({ singleRoom: 1, doubleRoom: 1, twinRoom: 1, tripleRoom: 1 }))).toBe(8)
    expect(roomCapacity.tripleRoom).toBe(3)
  })

  it('is kept by any sequence of clicks, each of which is taken only when the stay allows it', () => {
    const click = fc.record({
      on: fc.constantFrom<(RoomType | AgeBand)[]>(...roomTypes, ...ageBands),
      by: fc.constantFrom(1, -1),
    })
    fc.assert(
      fc.property(fc.array(click, { maxLength: 200 }), (clicks) => {
        let [chosen, who] = [startingRooms, startingPeople]
        let taken = 0
        for (const { on, by } of clicks) {
          const next = { ...chosen, ...who }
          next[on] += by
          // The buttons end at 0 and at ten rooms of a kind.
          if (next[on] < 0 || (on in chosen && next[on] > MAX_ROOMS_OF_A_KIND)) continue
          const { adults, child, child2, infants, ...nextRooms } = next
          const nextPeople = { adults, child, child2, infants }
          if (validateRooms(nextRooms, nextPeople)) continue
          ;[chosen, who] = [nextRooms, nextPeople]
          taken += 1
          expect(who.adults + who.child + who.child2).toBeLessThanOrEqual(capacityOf(chosen))
          expect(fits(chosen, who)).toBe(true)
        }
        // A first click on another room is always taken: the property is not about nothing.
        if (clicks.some(({ on, by }) => on === 'doubleRoom' && by === 1))
          expect(taken).toBeGreaterThan(0)
      }),
    )
  })
})
