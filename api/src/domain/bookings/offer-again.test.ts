import { describe, expect, it } from 'vitest'
import { releaseOrder } from '@jatra/contract/whole-order/checkout-endpoints'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { pay, readOrder, signUp } from '../../testing/booking.ts'
import { startHolding } from '../../testing/holding.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const database = useTestDatabase()

const USED =
  'This offer was used for an earlier booking, and an airline takes each offer once. Nothing was charged. Please search again.'

/** A hold that was asked for, and the same offer ordered anew by its traveller. */
async function asked(refusal?: 'passenger_refused' | 'price_changed' | 'sold_out' | 'gone') {
  const test = await startHolding(database)
  const { api, body, flights, visitor } = test
  if (refusal) flights.onBook = () => Promise.resolve({ kind: 'refused', reason: refusal })
  await test.pass(0)
  delete flights.onBook
  return { ...test, again: () => pay(api.client, visitor, body, 'key-2') }
}

describe('an offer that was asked for before', () => {
  it.each(['passenger_refused', 'price_changed'] as const)(
    'can be booked again when the airline refused it for %s',
    async (refusal) => {
      const { again, api, flights, pass, read, visitor } = await asked(refusal)
      const { orderId } = await again()
      await pass(0)
      const booked = () => readOrder(api.client, visitor, orderId)
      expect((await booked()).booking.status).toBe('held')
      // The first order is still looked for, and does not find the seats of the second.
      for (let minutes = 0; minutes < 5; minutes += 1) await pass(MINUTE_MS)
      expect((await booked()).booking.status).toBe('held')
      expect((await read()).booking).toMatchObject({ status: 'failed', failure: refusal })
      expect(flights.cancelled).toEqual([])
    },
  )

  it.each(['sold_out', 'gone'] as const)(
    'is no longer sold when the airline refused it for %s',
    async (refusal) => {
      const { again } = await asked(refusal)
      await expect(again()).rejects.toMatchObject({
        code: 'withdrawn',
        message:
          'The airline no longer sells this flight. Nothing was charged. Please search again.',
      })
    },
  )

  it('is named as one’s own booking while its seats are held', async () => {
    const { again, orderId } = await asked()
    await expect(again()).rejects.toMatchObject({ code: 'already_taken', orderId })
  })

  it('is to be searched anew when somebody else has its seats', async () => {
    const { api, body } = await asked()
    const other = await signUp(api.client, 'karim')
    const again = pay(api.client, other, { ...body, userId: other.userId }, 'key-2')
    await expect(again).rejects.toMatchObject({ code: 'withdrawn', message: USED })
  })

  it('is to be searched anew when its seats were given back', async () => {
    const { again, api, orderId, pass, visitor } = await asked()
    const { token, userId } = visitor
    await api.client.call(releaseOrder, { params: { userId, orderId } }, { token })
    await pass(0)
    await expect(again()).rejects.toMatchObject({ code: 'withdrawn', message: USED })
  })

  it('is named as one’s own booking while its outcome is unknown', async () => {
    const test = await startHolding(database)
    test.flights.onBook = () => Promise.resolve({ kind: 'unknown' })
    await test.pass(0)
    const again = pay(test.api.client, test.visitor, test.body, 'key-2')
    await expect(again).rejects.toMatchObject({ code: 'already_taken', orderId: test.orderId })
  })

  it('is not free when the airline refused the payment of its held seats', async () => {
    const { again, fake, flights, notify, open, pass } = await asked()
    flights.onPay = () => Promise.resolve({ kind: 'refused', reason: 'price_changed' })
    await notify(fake.pay(await open()))
    await pass(0)
    await expect(again()).rejects.toMatchObject({ code: 'withdrawn', message: USED })
  })
})

it('of two orders of one offer the one that comes second says that the first has it', async () => {
  const test = await startHolding(database, {}, { payLater: false })
  const { api, body, fake, notify, orderId, pass, visitor } = test
  const karim = await signUp(api.client, 'karim')
  const other = await pay(api.client, karim, { ...body, userId: karim.userId })
  for (const [who, id] of [
    [visitor, orderId],
    [karim, other.orderId],
  ] as const) {
    const { payments } = await readOrder(api.client, who, id)
    await notify(fake.pay(payments[0]?.tranId ?? ''))
    await pass(0)
  }
  expect((await test.read()).booking.status).toBe('ticketed')
  expect(await readOrder(api.client, karim, other.orderId)).toMatchObject({
    booking: { status: 'failed', failure: 'offer_taken' },
    refunds: [{ reason: 'not_ticketed', amount: body.price }],
  })
})
