import { beforeEach, expect, it } from 'vitest'
import { jatraAirBookings } from '@jatra/sandbox/db/schema'
import {
  jatraAirForTest,
  offersOf,
  requestFor,
  type JatraAirForTest,
} from '@jatra/sandbox/testing/jatra-air'
import { oneWay } from '@jatra/sandbox/testing/timetable'
import { useTwoPools } from './two-pools.ts'

const { database, second } = useTwoPools()
let one: JatraAirForTest
let two: JatraAirForTest

beforeEach(() => {
  one = jatraAirForTest(database.db)
  two = jatraAirForTest(second.db)
})

const abroad = { ...oneWay('DAC', 'BKK'), adults: 2 }

it('an offer that is booked eight times at once is booked once', async () => {
  for (const sold of (await offersOf(one)).slice(0, 5)) {
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, at) => (at % 2 ? one : two).air.book(requestFor(sold))),
    )
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual([
      'done',
      ...Array<string>(7).fill('unknown'),
    ])
  }
  expect(await database.db.$count(jatraAirBookings)).toBe(5)
})

it('the last seats of a flight are sold once, to the first of twelve buyers', async () => {
  const found = await Promise.all(Array.from({ length: 12 }, () => offersOf(one, abroad)))
  const offers = found.flatMap(([sold]) => sold ?? [])
  const seats = offers[0]?.offer.numberOfBookableSeats ?? 0
  const outcomes = await Promise.all(
    offers.map((sold, at) => (at % 2 ? one : two).air.book(requestFor(sold))),
  )
  const done = outcomes.filter(({ kind }) => kind === 'done')
  expect(done).toHaveLength(Math.floor(seats / 2))
  const soldOut = outcomes.filter(
    (outcome) => outcome.kind === 'refused' && outcome.reason === 'sold_out',
  )
  expect(soldOut).toHaveLength(12 - done.length)
})
