import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { flightBookings, flightTickets, refunds } from '@jatra/api/db/schema'
import { jatraAirBookings } from '@jatra/sandbox/db/schema'
import type { DatabaseHandle } from '@jatra/api/db/types'
import { createJatraAir } from '@jatra/sandbox/jatra-air/jatra-air'
import { pay, readOrder, signUp } from '@jatra/api/testing/booking'
import { startPaying } from '@jatra/api/testing/paying'
import type { ChangeDecision } from '@jatra/contract/flight/flight-booking'
import type { DomainError } from '@jatra/contract/http/problem'
import { decideAirlineChange } from '@jatra/contract/whole-order/endpoints'
import { HOUR_MS } from '@jatra/contract/values/time-units'
import { createTestApi, TEST_NOW, type TestApi } from '@jatra/api/testing/test-api'
import { useTwoPools } from './two-pools.ts'

const AT_ONCE = 10

const { database, second } = useTwoPools()
let one: TestApi
let two: TestApi
let now: number
beforeEach(() => {
  now = TEST_NOW
  const openOn = (handle: Pick<DatabaseHandle, 'db' | 'jobs'>) =>
    createTestApi(handle, {
      clock: () => now,
      flights: createJatraAir({ db: handle.db, clock: () => now }),
    })
  one = openOn(database)
  two = openOn(second)
})

/** A flight that is paid, and the work of its booking done many times at once, by both processes. */
async function workAtOnce() {
  const flights = createJatraAir({ db: database.db, clock: () => now })
  const { api, fake, notify, orderId, tranId, visitor } = await startPaying(database, {
    clock: () => now,
    flights,
  })
  const notice = fake.pay(tranId)
  await Promise.all(Array.from({ length: AT_ONCE }, () => notify(notice)))
  const work = () =>
    Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) =>
        (at % 2 ? one : two).handlers.booking({
          ...{ data: { orderId, once: at % 3 === 0 }, attempt: 1, isLast: false },
        }),
      ),
    )
  return { work, read: () => readOrder(api.client, visitor, orderId) }
}

it('one order, worked on ten times at once by two processes, is booked and ticketed once', async () => {
  const { work, read } = await workAtOnce()
  await work()
  now += 5_000
  await work()
  expect((await read()).booking.status).toBe('ticketed')
  expect(await database.db.$count(jatraAirBookings)).toBe(1)
  expect(await database.db.$count(flightTickets)).toBe(1)
  expect(await database.db.$count(refunds)).toBe(0)
})

it('one that is overdue gives its money back once', async () => {
  const { work, read } = await workAtOnce()
  now += 15 * 60_000
  await work()
  await work()
  expect((await read()).booking).toMatchObject({ status: 'failed', failure: 'not_ticketed' })
  expect(await database.db.$count(refunds)).toBe(1)
  expect(await database.db.$count(jatraAirBookings)).toBe(0)
})

it('of two opposite decisions about a change, made many times at once, one stands and is told once', async () => {
  const flights = createJatraAir({
    ...{ db: database.db, clock: () => now, scenario: () => 'schedule_changed' as const },
  })
  const { api, fake, notify, orderId, tranId, visitor } = await startPaying(database, {
    clock: () => now,
    flights,
  })
  await notify(fake.pay(tranId))
  for (let minutes = 0; minutes < 4; minutes += 1) {
    now = TEST_NOW + minutes * 60_000
    api.now = now
    await api.runJobs()
  }
  const { userId, token } = visitor
  const { change } = (await readOrder(api.client, visitor, orderId)).booking
  const decide = (decision: ChangeDecision, { client }: TestApi) =>
    client
      .call(
        decideAirlineChange,
        { params: { userId, orderId }, body: { changeId: change?.id ?? '', decision } },
        { token },
      )
      .then(
        () => decision,
        ({ code }: DomainError) => code,
      )
  const outcomes = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, at) =>
      decide(at % 3 ? 'accept' : 'refund', at % 2 ? one : two),
    ),
  )
  const stands = (await readOrder(api.client, visitor, orderId)).booking.change?.decision
  expect(new Set(outcomes)).toEqual(new Set([stands, 'outdated']))

  const work = () =>
    Promise.allSettled(
      Array.from({ length: AT_ONCE }, (_, at) =>
        (at % 2 ? one : two).handlers.booking({
          ...{ data: { orderId, once: true }, attempt: 1, isLast: false },
        }),
      ),
    )
  await work()
  // Of two quotes at one moment the airline knows the second alone: the job of the first is tried again.
  await work()
  const { booking, refunds: back } = await readOrder(api.client, visitor, orderId)
  expect(booking.answeredChanges).toMatchObject([{ id: change?.id, decision: stands }])
  expect(booking.status).toBe(stands === 'accept' ? 'ticketed' : 'cancelled')
  expect(back).toHaveLength(stands === 'accept' ? 0 : 1)
})

it('a ticketed flight whose job was lost gets one again, though both processes sweep at once', async () => {
  const { work, read } = await workAtOnce()
  await work()
  now += 5_000
  await work()
  expect((await read()).booking.status).toBe('ticketed')
  await database.db.execute('delete from jobs.job')
  now += 8 * HOUR_MS
  await Promise.all([one, two, one, two].map((api) => api.sweep()))
  const stored = database.db.execute(
    "select count(*)::int as jobs from jobs.job where name = 'booking'",
  )
  expect(await stored).toMatchObject({ rows: [{ jobs: 1 }] })
})

it.each([
  ['that nobody has asked for', false],
  ['that the airline refused to a third for a name', true],
])(
  'of two orders of an offer %s, at once by two processes, one is ticketed',
  async (_, refused) => {
    const flights = createJatraAir({ db: database.db, clock: () => now })
    const first = await startPaying(database, { clock: () => now, flights })
    const { api, body, fake, notify, visitor } = first
    const orderAs = async (userName: string, lastName: string) => {
      const person = await signUp(api.client, userName)
      const travelersData = body.travelersData.map((one) => ({ ...one, lastName }))
      const { userId } = person
      const { orderId } = await pay(api.client, person, { ...body, travelersData, userId })
      const read = () => readOrder(api.client, person, orderId)
      const [attempt] = (await read()).payments
      return { orderId, read, tranId: attempt?.tranId ?? '' }
    }
    const karim = await orderAs('karim', 'Rahman')
    const work = (id: string, { handlers }: TestApi) =>
      handlers.booking({ data: { orderId: id, once: true }, attempt: 1, isLast: false })
    if (refused) {
      const third = await orderAs('nusrat', 'Refused')
      await notify(fake.pay(third.tranId))
      await work(third.orderId, one)
      expect((await third.read()).booking.failure).toBe('passenger_refused')
    }
    for (const tranId of [first.tranId, karim.tranId]) await notify(fake.pay(tranId))
    const workBoth = () => [work(first.orderId, one), work(karim.orderId, two)]
    // Both have looked whether the offer is free when the rows are.
    const { working } = await database.db.transaction(async (db) => {
      await db.select().from(flightBookings).for('update')
      const working = workBoth()
      const waiting = sql`select count(*)::int as locks from pg_locks where not granted`
      await expect
        .poll(() => second.db.execute(waiting), { timeout: 2_500 })
        .toMatchObject({ rows: [{ locks: 2 }] })
      return { working }
    })
    await Promise.all(working)
    now += 5_000
    await Promise.all(workBoth())
    const booked = [await readOrder(api.client, visitor, first.orderId), await karim.read()]
    expect(booked.map(({ booking }) => booking.status).sort()).toEqual(['failed', 'ticketed'])
    expect(booked.map(({ booking }) => booking.failure)).toContain('offer_taken')
    expect(await database.db.$count(jatraAirBookings)).toBe(1)
    expect(await database.db.$count(refunds)).toBe(refused ? 2 : 1)
  },
)
