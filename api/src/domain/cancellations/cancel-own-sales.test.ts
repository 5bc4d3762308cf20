import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createLogger } from '@jatra/contract/observability/logging'
import { login } from '@jatra/contract/account/auth-endpoints'
import type { CancellationChoice } from '@jatra/contract/order/cancellation'
import { cancelOrder, quoteCancellation } from '@jatra/contract/whole-order/endpoints'
import { visaRefund } from '@jatra/contract/visa/visa-cancellation'
import { holidayOrders, visaOrders } from '../../db/schema.ts'
import { readAnyOrder, signUp } from '../../testing/booking.ts'
import { errorOf } from '../../testing/error-of.ts'
import { expectBalanced } from '../../testing/expect-balanced.ts'
import { fakeSslCommerz } from '../../testing/fake-sslcommerz.ts'
import { holidayPaymentFor, insertPackage, reserve } from '../../testing/holidays.ts'
import { createTestApi } from '../../testing/test-api.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { applyFor, insertVisa, visaPaymentFor } from '../../testing/visas.ts'
import { defaultLimits } from '../limits.ts'
import { seatsLeft } from '../checkout/place-holiday-order.ts'
import { handOver } from '../visas/hand-over.ts'
import { decideCancellation } from './decide-cancellation.ts'

const database = useTestDatabase()
const none = { singleRoom: 0, doubleRoom: 0, twinRoom: 0, tripleRoom: 0 }
const nobody = { adults: 0, child: 0, child2: 0, infants: 0 }
const single = { rooms: { ...none, singleRoom: 1 }, people: { ...nobody, adults: 1 } }

/** Actions on a paid order. */
async function paid(
  place: (
    api: ReturnType<typeof createTestApi>,
    visitor: Awaited<ReturnType<typeof signUp>>,
  ) => Promise<{ orderId: string }>,
) {
  const fake = fakeSslCommerz()
  const api = createTestApi(database, { gateways: { sslcommerz: fake.gateway } })
  const visitor = await signUp(api.client)
  const { orderId } = await place(api, visitor)
  const token = { token: visitor.token }
  const read = () => readAnyOrder(api.client, { ...visitor, ...token }, orderId)
  const tranId = (await read()).payments[0]?.tranId ?? ''
  await api.send('POST', '/api/payment/ipn', { body: fake.pay(tranId) })
  const input = { params: { userId: visitor.userId, orderId } }
  /** The earlier session is over by then. */
  const comeBackAt = async (time: string) => {
    api.now = Date.parse(time)
    const body = { identifier: 'rahima', password: 'Secret1!' }
    token.token = (await api.client.call(login, { body })).access_token
  }
  const staff = {
    ...{ db: database.db, jobs: database.jobs, clock: () => api.now, newId: randomUUID },
    ...{ log: createLogger(() => undefined), limits: defaultLimits },
  }
  return {
    ...{ api, read, staff, comeBackAt },
    quote: (body: CancellationChoice = {}) =>
      api.client.call(quoteCancellation, { ...input, body }, token),
    cancel: (quoteId: string) =>
      api.client.call(cancelOrder, { ...input, body: { quoteId } }, token),
    /** Emails sent since. */
    async emails() {
      await api.runJobs()
      return api.emails.splice(0)
    },
  }
}

/** Three adults in a single and a double room, 9,501 and 17,577 BDT, on 12 Feb 2027; free to cancel until 7 days before. */
async function paidHoliday(
  over: Parameters<typeof insertPackage>[1] = {},
  stay = {
    rooms: { ...none, singleRoom: 1, doubleRoom: 1 },
    people: { ...nobody, adults: 3 },
  },
) {
  const holiday = await insertPackage(database.db, over)
  const order = await paid((api, visitor) =>
    reserve(api.client, visitor, holidayPaymentFor(holiday, visitor.userId, stay)),
  )
  const left = () => seatsLeft(database.db, { id: holiday._id, seats: holiday.seats }, '2027-02-12')
  await order.emails()
  return { ...order, left }
}

describe('a holiday', () => {
  it('is cancelled at once: its places are free, the price goes back by its rule, and an email says so', async () => {
    const { quote, cancel, read, left, emails } = await paidHoliday()
    expect(await left()).toBe(3)
    const shown = await quote()
    expect(shown).toMatchObject({ refund: 27_078, kept: 0, stay: null, channel: 'bkash' })
    const done = await cancel(shown.quoteId)
    expect(done).toMatchObject({ status: 'done', refund: 27_078 })
    expect(await cancel(shown.quoteId)).toEqual(done)
    expect(await left()).toBe(6)
    expect((await read()).refunds).toMatchObject([{ reason: 'cancelled', amount: 27_078 }])
    const sent = await emails()
    const [mail] = sent.filter(({ subject }) => subject.startsWith('You cancelled'))
    expect(mail?.text).toContain('৳27,078 go back the way they came.')
    expect((await errorOf(quote())).code).toBe('outdated')
    await expectBalanced(database.db)
  })

  it('is cancelled room by room, for the price of each', async () => {
    const { quote, cancel, read, left, emails } = await paidHoliday()
    const first = await quote({ stay: single })
    expect(first).toMatchObject({ refund: 9_501, stay: single })
    // Of the whole, shown before the room went.
    const stale = await quote()
    await cancel(first.quoteId)
    expect(await left()).toBe(4)
    const [mail] = await emails()
    expect(mail?.text).toContain('You gave back: Single room × 1. 1 traveller does not travel')
    expect(mail?.text).toContain('For: 2 travellers')
    const refused = await errorOf(cancel(stale.quoteId))
    expect(refused.code).toBe('outdated')
    expect((await errorOf(quote({ stay: single }))).errors?.['stay.rooms']).toBeDefined()
    const rest = await quote()
    expect(rest).toMatchObject({ refund: 17_577, stay: null })
    await cancel(rest.quoteId)
    expect(await left()).toBe(6)
    const { refunds, cancellations } = await read()
    expect(refunds.map(({ reason, amount }) => [reason, amount])).toEqual([
      ['partly_cancelled', 9_501],
      ['cancelled', 17_577],
    ])
    expect(cancellations.map(({ status }) => status)).toEqual(['done', 'done'])
    await expectBalanced(database.db)
  })

  it('gives one room back, where two quotes of one room were asked for at one moment', async () => {
    const { quote, cancel, read, left } = await paidHoliday(
      {},
      { rooms: { ...none, singleRoom: 3 }, people: { ...nobody, adults: 3 } },
    )
    const [first, second] = [await quote({ stay: single }), await quote({ stay: single })]
    await cancel(first.quoteId)
    const refused = await errorOf(cancel(second.quoteId))
    expect([refused.code, refused.message]).toEqual([
      'outdated',
      'Since this quote 1 room of this booking was cancelled. Nothing more was cancelled now: please look at what comes back of the rest.',
    ])
    expect(await left()).toBe(4)
    expect((await read()).refunds).toHaveLength(1)
    // A quote of what is left stands.
    const { quoteId } = await quote()
    await cancel(quoteId)
    expect(await left()).toBe(6)
    expect((await read()).refunds).toHaveLength(2)
  })

  it('brings nothing after its last step, and cannot be cancelled once it has begun', async () => {
    const { quote, cancel, read, comeBackAt } = await paidHoliday()
    await comeBackAt('2027-02-06T09:00:00+06:00')
    const late = await quote()
    expect(late).toMatchObject({ refund: 0, kept: 27_078 })
    await comeBackAt('2027-02-12T00:00:00+06:00')
    expect((await errorOf(cancel(late.quoteId))).code).toBe('outdated')
    expect((await read()).refunds).toEqual([])
  })

  it('is quoted to the end of the day whose rule it is', async () => {
    const { quote, cancel, comeBackAt } = await paidHoliday()
    await comeBackAt('2027-02-05T23:50:00+06:00')
    const { quoteId, expiresAt } = await quote()
    expect(expiresAt).toBe('2027-02-05T18:00:00.000Z')
    await comeBackAt(expiresAt)
    expect((await errorOf(cancel(quoteId))).code).toBe('session_expired')
  })

  it('that was sold without a rule waits for a person, who agrees on an amount', async () => {
    const { quote, cancel, read, left, staff, emails } = await paidHoliday()
    const [row] = await database.db.select().from(holidayOrders)
    if (!row) throw new Error('nothing was sold')
    const unwritten = { ...row.package, refundSteps: undefined }
    await database.db.update(holidayOrders).set({ package: unwritten })
    const shown = await quote()
    expect(shown).toMatchObject({ refund: null, kept: null, lines: [] })
    expect((await cancel(shown.quoteId)).status).toBe('needs_person')
    expect(await left()).toBe(3)
    expect((await emails())[0]?.text).toContain('finds out what comes back')
    const approve = (refund: number | null) =>
      decideCancellation(staff, shown.quoteId, { do: 'approve', refund }, 'rahima')
    for (const impossible of [null, 0, 30_000]) {
      expect((await errorOf(approve(impossible))).code).toBe('invalid_input')
    }
    expect(await approve(20_000)).toBe(true)
    expect(await left()).toBe(6)
    const { refunds, cancellations } = await read()
    expect(refunds).toMatchObject([{ reason: 'cancelled', amount: 20_000 }])
    expect(cancellations).toMatchObject([{ status: 'done', refund: 20_000, kept: 7_078 }])
    await expectBalanced(database.db)
  })
})

/** For one applicant, who brings the documents. */
async function paidVisa() {
  const visa = await insertVisa(database.db)
  const order = await paid((api, visitor) =>
    applyFor(api.client, visitor, visaPaymentFor(visa, visitor.userId)),
  )
  await order.emails()
  return order
}

describe('a visa application', () => {
  it('comes back whole until it is handed to the embassy', async () => {
    const { quote, cancel, read, staff, emails } = await paidVisa()
    const { _id: orderId, price } = await read()
    const shown = await quote()
    expect(shown).toMatchObject({ refund: price, kept: 0 })
    expect(shown.lines.map(({ item }) => item)).toEqual(['visaFee', 'processingFee'])
    await cancel(shown.quoteId)
    expect((await read()).refunds).toMatchObject([{ reason: 'cancelled', amount: price }])
    const [mail] = await emails()
    expect(mail?.text).toContain('We do not hand it to the embassy.')
    expect(mail?.text).toContain('Refundable: No, once at the embassy')
    expect((await errorOf(handOver(staff, orderId, 'rahima', 'On paper'))).code).toBe('outdated')
    await expectBalanced(database.db)
  })

  it('brings nothing from then on, whenever the quote was asked for', async () => {
    const { quote, cancel, read, staff } = await paidVisa()
    const { _id: orderId } = await read()
    const shown = await quote()
    const gone = await handOver(staff, orderId, 'rahima', 'On paper')
    expect(await handOver(staff, orderId, 'nusrat', 'On paper'), 'it went once').toEqual(gone)
    expect((await errorOf(quote())).message).toContain('The embassy has your application')
    expect((await errorOf(cancel(shown.quoteId))).code).toBe('outdated')
    expect((await read()).refunds).toEqual([])
  })

  it('brings what its own rule says, where the embassy gives something back', async () => {
    const { quote, cancel, read, staff } = await paidVisa()
    const [row] = await database.db.select().from(visaOrders)
    const visa = row && { ...row.visa, refund: { ...visaRefund, afterwards: 50 } }
    await database.db.update(visaOrders).set({ visa })
    const { _id: orderId, price } = await read()
    const before = await quote()
    await handOver(staff, orderId, 'rahima', 'On paper')
    // The quote from before the handover is no longer valid.
    expect((await errorOf(cancel(before.quoteId))).code).toBe('outdated')
    const shown = await quote()
    expect(shown.refund).toBe(Math.round(price / 2))
    await cancel(shown.quoteId)
    expect((await read()).refunds).toMatchObject([{ amount: Math.round(price / 2) }])
  })
})
