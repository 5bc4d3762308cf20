import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cancellation } from '../order/cancellation.ts'
import {
  chosenStay,
  peopleLeft,
  priceLeft,
  refundOfStay,
  stayLeft,
  stayQuoteStandsUntil,
  stayRefundByPerson,
} from './cancel-holiday.ts'
import type { HolidayOrder } from './holiday-order.ts'
import { ageBands, capacityOf, roomTypes, type People, type Rooms } from '../order/rooms.ts'
import type { Stay } from '../order/stay.ts'
import { quoteStay } from './holiday-validation.ts'

const noRooms: Rooms = { singleRoom: 0, doubleRoom: 0, twinRoom: 0, tripleRoom: 0 }
const nobody: People = { adults: 0, child: 0, child2: 0, infants: 0 }
type Booked = Pick<HolidayOrder, 'cancellations' | 'productData' | 'quote' | 'travelersData'>

function booked(rooms: Rooms, people: People, price = 9_501, percent = 70) {
  const cancellations: Cancellation[] = []
  return {
    quote: quoteStay(price, rooms),
    cancellations,
    productData: { package: { refundSteps: [{ daysBefore: 7, percent }] } },
    travelersData: { rooms, people, travelDate: '2027-02-12' },
  } as unknown as Booked
}

/** The same once a part of it is given back. */
const without = (order: Booked, stay: Stay): Booked => ({
  ...order,
  cancellations: [
    ...order.cancellations,
    {
      ...{ quoteId: String(order.cancellations.length), travelerIds: null, stay, status: 'done' },
      ...{ refund: 0, kept: 0, lines: [], dueBy: null },
      ...{ askedAt: '2026-11-20T00:00:00Z', doneAt: null },
    },
  ],
})

const IN_TIME = '2027-02-05'
const TOO_LATE = '2027-02-06'
const friends = booked({ ...noRooms, singleRoom: 1, doubleRoom: 1 }, { ...nobody, adults: 3 })
const single = { rooms: { ...noRooms, singleRoom: 1 }, people: { ...nobody, adults: 1 } }

describe('rooms of a holiday that are given back', () => {
  it('bring their part by the step of the day, and after the last step nothing', () => {
    // 70% of 9,501.
    expect(refundOfStay(friends, single, IN_TIME)).toEqual({
      refund: 6_651,
      kept: 2_850,
      lines: [
        { item: 'singleRoom', count: 1, travelerId: '', paid: 9_501, refund: 6_651, kept: 2_850 },
      ],
    })
    expect(refundOfStay(friends, single, TOO_LATE)).toMatchObject({ refund: 0, kept: 9_501 })
  })

  it('leave the others: rooms, people and what they were bought for', () => {
    const left = without(friends, single)
    expect(stayLeft(left)).toEqual({
      rooms: { ...noRooms, doubleRoom: 1 },
      people: { ...nobody, adults: 2 },
    })
    expect(peopleLeft(left)).toBe(2)
    expect(priceLeft(left)).toBe(17_577)
  })

  it.each<[string, Partial<Rooms>, Partial<People>, string, RegExp]>([
    ['no room', {}, { adults: 1 }, 'stay.rooms', /Choose the rooms/],
    ['a room that is not there', { twinRoom: 1 }, {}, 'stay.rooms', /does not have so many/],
    ['people who are not there', { singleRoom: 1 }, { child: 1 }, 'stay.people', /not so many/],
    ['a room of who still travels', { doubleRoom: 1 }, {}, 'stay.people', /1 bed for 3/],
    ['everybody, but not every room', { singleRoom: 1 }, { adults: 3 }, 'stay.people', /all rooms/],
    [
      'every room, but not everybody',
      { singleRoom: 1, doubleRoom: 1 },
      { adults: 1 },
      'stay.people',
      /needs a room/,
    ],
  ])('are refused for %s', (_, rooms, people, field, message) => {
    const asked = { rooms: { ...noRooms, ...rooms }, people: { ...nobody, ...people } }
    expect(() => chosenStay(friends, asked)).toThrow(message)
    expect(() => chosenStay(friends, asked)).toThrow(
      expect.objectContaining({ errors: { [field]: [expect.stringMatching(message)] } }),
    )
  })

  it('are refused where a child would be left without an adult, or an infant without a bed of one', () => {
    const family = booked(
      { ...noRooms, singleRoom: 2, doubleRoom: 1 },
      { adults: 2, child: 1, child2: 0, infants: 2 },
    )
    const give = (people: Partial<People>) => () =>
      chosenStay(family, { ...single, people: { ...nobody, ...people } })
    expect(give({ adults: 2 })).toThrow(/without an adult/)
    expect(give({ adults: 1 })).toThrow(/Each infant sleeps/)
    expect(give({ adults: 1, infants: 1 })()).not.toBeNull()
  })

  it('are the whole stay when nothing of it is left', () => {
    expect(chosenStay(friends, undefined)).toBeNull()
    expect(chosenStay(friends, stayLeft(friends))).toBeNull()
    expect(chosenStay(without(friends, single), stayLeft(without(friends, single)))).toBeNull()
  })

  it('are unknown where no rule was written', () => {
    const { productData } = friends
    const unwritten = { ...friends, productData: { ...productData, package: {} } } as Booked
    expect(refundOfStay(unwritten, null, IN_TIME)).toBeNull()
    expect(stayRefundByPerson(unwritten, 10_000, null)).toMatchObject({
      refund: 10_000,
      kept: 17_078,
    })
  })
})

const counts = fc.record({
  rooms: fc.record({
    singleRoom: fc.integer({ min: 1, max: 3 }),
    doubleRoom: fc.integer({ min: 0, max: 3 }),
    twinRoom: fc.integer({ min: 0, max: 2 }),
    tripleRoom: fc.integer({ min: 0, max: 2 }),
  }),
  price: fc.integer({ min: 1, max: 99_999 }),
  percent: fc.integer({ min: 1, max: 100 }),
})

it('brings the same on one day, room by room or all at once, to the taka', () => {
  fc.assert(
    fc.property(counts, ({ rooms, price, percent }) => {
      const people = { ...nobody, adults: capacityOf(rooms) }
      const order = booked(rooms, people, price, percent)
      const whole = refundOfStay(order, null, IN_TIME)
      let left = order
      let refund = 0
      for (const room of roomTypes) {
        for (let at = 0; at < rooms[room]; at += 1) {
          const one = { ...noRooms, [room]: 1 }
          const asked = { rooms: one, people: { ...nobody, adults: capacityOf(one) } }
          const stay = chosenStay(left, asked)
          const part = refundOfStay(left, stay, IN_TIME)
          refund += part?.refund ?? 0
          for (const line of part?.lines ?? []) expect(line.refund + line.kept).toBe(line.paid)
          if (stay) left = without(left, stay)
        }
      }
      expect(refund).toBe(whole?.refund)
      expect((whole?.refund ?? 0) + (whole?.kept ?? 0)).toBe(order.quote.total)
      expect(ageBands.every((band) => stayLeft(left).people[band] >= 0)).toBe(true)
    }),
  )
})

it('stands for half an hour, and never past midnight in Dhaka, when the rule may change', () => {
  const at = (time: string) => new Date(stayQuoteStandsUntil(Date.parse(time))).toISOString()
  expect(at('2026-11-20T12:00:00+06:00')).toBe('2026-11-20T06:30:00.000Z')
  expect(at('2026-11-20T23:50:00+06:00')).toBe('2026-11-20T18:00:00.000Z')
})
