import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { holidayOrders, refunds } from '@jatra/api/db/schema'
import type { DatabaseHandle } from '@jatra/api/db/types'
import { decideCancellation } from '@jatra/api/domain/cancellations/decide-cancellation'
import { defaultLimits } from '@jatra/api/domain/limits'
import { createJatraAir } from '@jatra/sandbox/jatra-air/jatra-air'
import { readAnyOrder, readOrder, signUp } from '@jatra/api/testing/booking'
import { fakeSslCommerz } from '@jatra/api/testing/fake-sslcommerz'
import { holidayPaymentFor, insertPackage, reserve } from '@jatra/api/testing/holidays'
import { expectBalanced } from '@jatra/api/testing/expect-balanced'
import { startTicketed } from '@jatra/api/testing/ticketed'
import { startPaying } from '@jatra/api/testing/paying'
import { createTestApi, TEST_NOW, type TestApi } from '@jatra/api/testing/test-api'
import { createLogger } from '@jatra/contract/observability/logging'
import type { CancellationChoice } from '@jatra/contract/order/cancellation'
import type { DomainError } from '@jatra/contract/http/problem'
import { cancelOrder, quoteCancellation } from '@jatra/contract/whole-order/endpoints'
import { useTwoPools } from './two-pools.ts'

const { database, second } = useTwoPools()
let apis: [TestApi, TestApi]
let now: number
beforeEach(() => {
  now = TEST_NOW
  const openOn = (handle: Pick<DatabaseHandle, 'db' | 'jobs'>) =>
    createTestApi(handle, {
      clock: () => now,
      flights: createJatraAir({ db: handle.db, clock: () => now }),
    })
  apis = [openOn(database), openOn(second)]
})

it('of ten cancellations at once, by quotes of their own, one stands, and brings one refund', async () => {
  const flights = createJatraAir({ db: database.db, clock: () => now })
  const { api, fake, notify, orderId, tranId, visitor } = await startPaying(database, {
    clock: () => now,
    flights,
  })
  await notify(fake.pay(tranId))
  // At the airline the newest quote alone counts: a job that is refused with an older one is tried again.
  const work = () =>
    Promise.allSettled(
      Array.from({ length: 10 }, (_, at) =>
        (at % 2 ? apis[0] : apis[1]).handlers.booking({
          ...{ data: { orderId, once: true }, attempt: 1, isLast: false },
        }),
      ),
    )
  for (let looks = 0; looks < 3; looks += 1) {
    await work()
    now += 5_000
  }
  const input = { params: { userId: visitor.userId, orderId } }
  const token = { token: visitor.token }
  const first = await api.client.call(quoteCancellation, { ...input, body: {} }, token)
  const other = await api.client.call(quoteCancellation, { ...input, body: {} }, token)
  const answers = await Promise.allSettled(
    Array.from({ length: 10 }, (_, at) =>
      (at % 2 ? apis[0] : apis[1]).client.call(
        cancelOrder,
        { ...input, body: { quoteId: (at % 4 < 2 ? first : other).quoteId } },
        token,
      ),
    ),
  )
  const codes = answers.map((one) =>
    one.status === 'fulfilled' ? one.value.quoteId : (one.reason as DomainError).code,
  )
  expect(new Set(codes).size).toBe(2)
  expect(codes).toContain('outdated')
  await work()
  await work()
  const { booking, cancellations } = await readOrder(api.client, visitor, orderId)
  expect([booking.status, cancellations[0]?.status]).toEqual(['cancelled', 'done'])
  expect(await database.db.select().from(refunds)).toMatchObject([
    { reason: 'cancelled', amount: first.refund },
  ])
})

it('of ten confirmations at once of who leaves a flight, one waits for a colleague, and each goes once', async () => {
  const flight = await startTicketed(database, { penalty: '30.00', adults: 3 })
  const { visitor, order } = flight
  const other = createTestApi(second, { clock: () => flight.api.now })
  const input = { params: { userId: visitor.userId, orderId: order._id } }
  const token = { token: visitor.token }
  const [one = '', two = ''] = (await flight.quote()).lines.map(({ travelerId }) => travelerId)
  const quotes = [
    await flight.quote({ travelerIds: [one] }),
    await flight.quote({ travelerIds: [one, two] }),
    await flight.quote({ travelerIds: [two] }),
  ]
  const answers = await Promise.allSettled(
    Array.from({ length: 10 }, (_, at) =>
      (at % 2 ? flight.api : other).client.call(
        cancelOrder,
        { ...input, body: { quoteId: quotes[at % 3]?.quoteId ?? '' } },
        token,
      ),
    ),
  )
  const codes = answers.map((answer) =>
    answer.status === 'fulfilled' ? answer.value.quoteId : (answer.reason as DomainError).code,
  )
  // The same quote again has the same answer; the others are refused while it waits.
  expect(new Set(codes).size).toBe(2)
  expect(codes).toContain('outdated')
  const asked = (await flight.read()).cancellations
  expect(asked.map(({ status }) => status)).toEqual(['needs_person'])

  const approve = (handle: Pick<DatabaseHandle, 'db' | 'jobs'>) =>
    decideCancellation(
      {
        ...{ db: handle.db, jobs: handle.jobs, clock: () => flight.api.now, newId: randomUUID },
        ...{ log: createLogger(() => undefined), limits: defaultLimits },
      },
      asked[0]?.quoteId ?? '',
      { do: 'approve', refund: null },
      'rahima',
    )
  const decided = await Promise.all(
    Array.from({ length: 10 }, (_, at) => approve(at % 2 ? database : second)),
  )
  expect(decided.filter(Boolean)).toHaveLength(1)
  expect(await database.db.select().from(refunds)).toMatchObject([
    { reason: 'partly_cancelled', amount: asked[0]?.refund },
  ])
  await expectBalanced(database.db)
})

it('of ten confirmations of a holiday at once, whole and by a room, one stands: its places and its money go back once', async () => {
  const holiday = await insertPackage(database.db)
  const fake = fakeSslCommerz()
  const api = createTestApi(database, {
    clock: () => now,
    gateways: { sslcommerz: fake.gateway },
  })
  const visitor = await signUp(api.client)
  const rooms = { singleRoom: 3, doubleRoom: 0, twinRoom: 0, tripleRoom: 0 }
  const people = { adults: 3, child: 0, child2: 0, infants: 0 }
  const { orderId } = await reserve(
    api.client,
    visitor,
    holidayPaymentFor(holiday, visitor.userId, { rooms, people }),
  )
  const read = () => readAnyOrder(api.client, visitor, orderId)
  const tranId = (await read()).payments[0]?.tranId ?? ''
  await api.send('POST', '/api/payment/ipn', { body: fake.pay(tranId) })
  const input = { params: { userId: visitor.userId, orderId } }
  const token = { token: visitor.token }
  const one = { rooms: { ...rooms, singleRoom: 1 }, people: { ...people, adults: 1 } }
  const quote = (body: CancellationChoice) =>
    api.client.call(quoteCancellation, { ...input, body }, token)
  const quotes = [await quote({}), await quote({ stay: one }), await quote({ stay: one })]
  const answers = await Promise.allSettled(
    Array.from({ length: 10 }, (_, at) =>
      (at % 2 ? apis[0] : apis[1]).client.call(
        cancelOrder,
        { ...input, body: { quoteId: quotes[at % 3]?.quoteId ?? '' } },
        token,
      ),
    ),
  )
  // The other quotes are overtaken by it, of an equal room too.
  const done = new Map(
    answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? [[answer.value.quoteId, answer.value]] : [],
    ),
  )
  const refused = answers.flatMap((answer) =>
    answer.status === 'rejected' ? [(answer.reason as DomainError).code] : [],
  )
  expect(new Set(refused)).toEqual(new Set(['outdated']))
  expect(done.size).toBe(1)
  const freed = [...done.values()].reduce((sum, { stay }) => sum + (stay ? 1 : 3), 0)
  const [row] = await database.db.select().from(holidayOrders)
  expect(row?.freedSeats).toBe(freed)
  const back = await database.db.select().from(refunds)
  expect(back).toHaveLength(done.size)
  const sum = [...done.values()].reduce((all, { refund }) => all + (refund ?? 0), 0)
  expect(back.reduce((all, { amount }) => all + amount, 0)).toBe(sum)
  expect(sum).toBe(freed * holiday.price)
})
