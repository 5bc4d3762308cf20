import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { packageCatalogue } from '@jatra/catalogue/packages/index'
import { packageInLanguage } from './package-in-language.ts'
import { cheapestRooms, emptyBeds, proposedParty, sameRooms } from './room-proposal.ts'
import {
  MAX_ROOMS_OF_A_KIND,
  validateRooms,
  roomTypes,
  tariffOf,
  type People,
  type Rooms,
} from '../order/rooms.ts'

const rooms = (over: Partial<Rooms>): Rooms => ({
  ...{ singleRoom: 0, doubleRoom: 0, twinRoom: 0, tripleRoom: 0 },
  ...over,
})
const adults = (count: number): People => ({ adults: count, child: 0, child2: 0, infants: 0 })

const roomCount = fc.integer({ min: 0, max: MAX_ROOMS_OF_A_KIND })
const anyRooms = fc.record({
  singleRoom: roomCount,
  doubleRoom: roomCount,
  twinRoom: roomCount,
  tripleRoom: roomCount,
})
const anyPrice = fc.integer({ min: 1, max: 2_000_000 })
const anyParty = fc
  .record({
    adults: fc.integer({ min: 1, max: 40 }),
    child: fc.integer({ min: 0, max: 20 }),
    child2: fc.integer({ min: 0, max: 20 }),
    infants: fc.integer({ min: 0, max: 40 }),
  })
  .filter(({ adults: count, infants }) => infants <= count)

describe('the cheapest rooms', () => {
  it('hold the party within the limits, for any price and party', () => {
    fc.assert(
      fc.property(anyPrice, anyParty, (price, party) => {
        const proposed = cheapestRooms(price, party)
        expect(proposed).not.toBeNull()
        if (!proposed) return
        expect(validateRooms(proposed, party)).toBeNull()
        for (const room of roomTypes)
          expect(proposed[room]).toBeLessThanOrEqual(MAX_ROOMS_OF_A_KIND)
      }),
    )
  })

  it('are not undercut by any other rooms that hold the party', () => {
    fc.assert(
      fc.property(anyPrice, anyParty, anyRooms, (price, party, others) => {
        fc.pre(validateRooms(others, party) === null)
        const proposed = cheapestRooms(price, party) ?? rooms({})
        expect(tariffOf(price, proposed).total).toBeLessThanOrEqual(tariffOf(price, others).total)
      }),
      { numRuns: 300 },
    )
  })

  it('are not undercut by any of the small stays, tried one by one', () => {
    const upTo4 = [0, 1, 2, 3, 4]
    for (const price of [1, 7, 68_900])
      for (let beds = 1; beds <= 8; beds += 1) {
        const { total } = tariffOf(price, cheapestRooms(price, adults(beds)) ?? rooms({}))
        for (const singleRoom of upTo4)
          for (const doubleRoom of upTo4)
            for (const twinRoom of upTo4)
              for (const tripleRoom of upTo4) {
                const others = { singleRoom, doubleRoom, twinRoom, tripleRoom }
                if (validateRooms(others, adults(beds)) === null)
                  expect(total).toBeLessThanOrEqual(tariffOf(price, others).total)
              }
      }
  })

  it.each<[number, Partial<Rooms>]>([
    [1, { singleRoom: 1 }],
    [2, { doubleRoom: 1 }],
    [3, { tripleRoom: 1 }],
    [4, { doubleRoom: 2 }],
    [5, { doubleRoom: 1, tripleRoom: 1 }],
  ])('of %i adults', (count, expected) => {
    expect(cheapestRooms(68_900, adults(count))).toEqual(rooms(expected))
  })

  it('are one double room rather than two single ones at the same price', () => {
    expect(cheapestRooms(1, adults(2))).toEqual(rooms({ doubleRoom: 1 }))
  })

  it('end with all the rooms that can be booked', () => {
    const all = { singleRoom: 10, doubleRoom: 10, twinRoom: 10, tripleRoom: 10 }
    expect(cheapestRooms(68_900, adults(80))).toEqual(all)
    expect(cheapestRooms(68_900, adults(81))).toBeNull()
  })
})

test('beds that stay empty are counted, infants aside', () => {
  expect(emptyBeds(rooms({ singleRoom: 1, doubleRoom: 1 }), { ...adults(1), infants: 1 })).toBe(2)
  expect(emptyBeds(rooms({ doubleRoom: 1 }), { ...adults(1), child2: 1 })).toBe(0)
  expect(emptyBeds(rooms({ singleRoom: 1 }), adults(3))).toBe(0)
})

test('rooms are the same when every kind is', () => {
  expect(sameRooms(rooms({ twinRoom: 1 }), rooms({ twinRoom: 1 }))).toBe(true)
  expect(sameRooms(rooms({ twinRoom: 1 }), rooms({ doubleRoom: 1 }))).toBe(false)
})

test('two travel on the honeymoons of the catalogue, one elsewhere, in each language', () => {
  const inBangla = packageCatalogue.map((holiday) => packageInLanguage('bn', holiday))
  const forTwo = inBangla.filter((holiday) => proposedParty(holiday).adults === 2)
  expect(forTwo.map(({ _id }) => _id).sort()).toEqual([
    'maldives-water-villa-honeymoon-5-days',
    'sri-lanka-honeymoon-bentota-7-days',
  ])
  expect(proposedParty({})).toEqual(adults(1))
})
