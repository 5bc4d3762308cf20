import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createLogger } from '@jatra/contract/observability/logging'
import {
  cancelOrder,
  quoteCancellation,
  verifyBooking,
} from '@jatra/contract/whole-order/endpoints'
import { DAY_MS } from '@jatra/contract/values/time-units'
import { errorOf } from '../../testing/error-of.ts'
import { placeOrder, readAnyOrder, signUp } from '../../testing/booking.ts'
import { fakeSslCommerz } from '../../testing/fake-sslcommerz.ts'
import { holidayPaymentFor, insertPackage, reserve } from '../../testing/holidays.ts'
import { startVisa } from '../../testing/paid-visa.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { startTicketed } from '../../testing/ticketed.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { decideCancellation } from '../cancellations/decide-cancellation.ts'
import { defaultLimits } from '../limits.ts'
import { handOver } from '../visas/hand-over.ts'

const database = useTestDatabase()

const check = ({ client }: TestApi, reference: string, lastName = 'Khatun', from?: string) =>
  client.call(
    verifyBooking,
    { query: { reference, lastName } },
    from ? { headers: { 'x-jatra-client-ip': from } } : {},
  )

const colleague = (api: TestApi) => ({
  ...{ db: database.db, jobs: database.jobs, clock: () => api.now, newId: randomUUID },
  ...{ log: createLogger(() => undefined), limits: defaultLimits },
})

describe('who checks a flight', () => {
  it('sees who does not fly any more, without a ticket, and that a part was refunded', async () => {
    const { api, order, quote, cancel, pass } = await startTicketed(database, { adults: 2 })
    const before = await check(api, order.bookingReference)
    expect(before).toMatchObject({ status: 'ticketed', refunded: 'none', endedOn: null })
    expect(before.travelers).toMatchObject([{ gone: false }, { gone: false }])
    const [leaves = ''] = order.quote.lines.flatMap(({ travelerIds }) => travelerIds)
    const { quoteId } = await quote({ travelerIds: [leaves] })
    await cancel(quoteId)
    await decideCancellation(colleague(api), quoteId, { do: 'approve', refund: null }, 'karim')
    await pass()
    const after = await check(api, order.bookingReference)
    expect(after).toMatchObject({ status: 'ticketed', refunded: 'part' })
    expect(after.travelers).toMatchObject([
      { initials: 'R. K.', ticketEnding: null, gone: true },
      { initials: 'R. K.', ticketEnding: expect.stringMatching(/^\d{4}$/), gone: false },
    ])
  })

  it('sees that the whole price was refunded, and nobody’s ticket', async () => {
    const { api, order, quote, cancel, gives, full, pass } = await startTicketed(database)
    gives(full.toFixed(2))
    await cancel((await quote()).quoteId)
    await pass()
    const seen = await check(api, order.bookingReference)
    expect(seen).toMatchObject({ status: 'cancelled', travelers: [{ ticketEnding: null }] })
    expect(seen.refunded).not.toBe('none')
  })

  it('sees when it was flown, from the minute in which the last flight lands', async () => {
    const { api, order } = await startTicketed(database)
    const { at } = order.productData.offer.itineraries.at(-1)?.segments.at(-1)?.arrival ?? {
      at: '',
    }
    // Cox's Bazar has the clock of Dhaka.
    const lands = Date.parse(`${at}+06:00`)
    api.now = lands - 1
    expect(await check(api, order.bookingReference)).toMatchObject({ status: 'ticketed' })
    api.now = lands
    const seen = await check(api, order.bookingReference)
    expect(seen).toMatchObject({ status: 'over', endedOn: at.slice(0, 10) })
    api.now = lands + 330 * DAY_MS
    expect(await check(api, order.bookingReference)).toMatchObject({ status: 'over' })
  })
})

it('says of a holiday how many places were given back, and when it ended', async () => {
  const fake = fakeSslCommerz()
  const api = createTestApi(database, { gateways: { sslcommerz: fake.gateway } })
  const visitor = await signUp(api.client)
  const stay = {
    rooms: { singleRoom: 2, doubleRoom: 0, twinRoom: 0, tripleRoom: 0 },
    people: { adults: 2, child: 0, child2: 0, infants: 0 },
  }
  const body = holidayPaymentFor(await insertPackage(database.db), visitor.userId, stay)
  const { orderId } = await reserve(api.client, visitor, body)
  await api.send('POST', '/api/payment/ipn', {
    body: fake.pay(fake.opened.at(-1)?.get('tran_id') ?? ''),
  })
  const { bookingReference } = await readAnyOrder(api.client, visitor, orderId)
  const see = () => check(api, bookingReference, 'Jahan')
  expect(await see()).toMatchObject({ status: 'paid', placesGivenBack: 0, refunded: 'none' })
  const params = { userId: visitor.userId, orderId }
  const one = {
    rooms: { ...stay.rooms, singleRoom: 1 },
    people: { ...stay.people, adults: 1 },
  }
  const quoted = { params, body: { stay: one } }
  const { quoteId } = await api.client.call(quoteCancellation, quoted, visitor)
  await api.client.call(cancelOrder, { params, body: { quoteId } }, visitor)
  expect(await see()).toMatchObject({ status: 'paid', placesGivenBack: 1, refunded: 'part' })
  // Three days from 12 Feb 2027, in Dhaka.
  api.now = Date.parse('2027-02-15T00:00:00+06:00')
  expect(await see()).toMatchObject({ status: 'over', endedOn: '2027-02-14' })
})

it('says of an application that the embassy has it', async () => {
  const { api, orderId, read } = await startVisa(database)
  const { bookingReference } = await read()
  const [{ lastName = '' } = {}] = (await read()).travelersData.travelers
  expect(await check(api, bookingReference, lastName)).toMatchObject({ status: 'paid' })
  await handOver(colleague(api), orderId, 'karim', null)
  expect(await check(api, bookingReference, lastName)).toMatchObject({ status: 'at_embassy' })
})

describe('checks from one address', () => {
  const limits = {
    ...defaultLimits,
    verifyByAddress: { max: 3, seconds: 600 },
    verifyByReference: { max: 2, seconds: 3600 },
  }
  const wrong = (api: TestApi, reference = 'ZZZZ-ZZZZ', from?: string) =>
    errorOf(check(api, reference, 'Nobody', from)).then(({ code }) => code)

  it('are as many as there are papers, where they are right', async () => {
    const api = createTestApi(database, { limits })
    const { order } = await placeOrder(api.client)
    for (let times = 0; times < 5; times++)
      expect(await check(api, order.bookingReference)).toMatchObject({ status: 'not_paid' })
  })

  it('are few where they are wrong, and a right one between does not begin them anew', async () => {
    const api = createTestApi(database, { limits })
    const { order } = await placeOrder(api.client)
    expect(await wrong(api, 'ZZZZ-ZZZ1')).toBe('not_found')
    expect(await wrong(api, 'ZZZZ-ZZZ2')).toBe('not_found')
    await check(api, order.bookingReference)
    expect(await wrong(api, 'ZZZZ-ZZZ3')).toBe('not_found')
    expect(await wrong(api, 'ZZZZ-ZZZ4')).toBe('rate_limited')
    expect((await errorOf(check(api, order.bookingReference))).code).toBe('rate_limited')
  })

  it('guess names of one booking no oftener from many addresses, however it is written', async () => {
    const api = createTestApi(database, { limits })
    const { order } = await placeOrder(api.client)
    const typed = order.bookingReference.replace('-', ' ').toLowerCase()
    expect(await wrong(api, order.bookingReference, '10.0.0.1')).toBe('not_found')
    expect(await wrong(api, typed, '10.0.0.2')).toBe('not_found')
    expect(await wrong(api, order.bookingReference, '10.0.0.3')).toBe('rate_limited')
    expect(await wrong(api, 'ZZZZ-ZZZZ', '10.0.0.3')).toBe('not_found')
  })
})
