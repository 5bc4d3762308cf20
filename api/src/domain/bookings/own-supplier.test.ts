import { describe, expect, it } from 'vitest'
import {
  cancelOrder,
  decideAirlineChange,
  quoteCancellation,
} from '@jatra/contract/whole-order/endpoints'
import { openPayment } from '@jatra/contract/whole-order/checkout-endpoints'
import { HOUR_MS, MINUTE_MS } from '@jatra/contract/values/time-units'
import { SupplierError } from '../../providers/flights/flight-supplier.ts'
import type { ConfiguredSuppliers } from '../../providers/flights/flight-suppliers.ts'
import { pay, readOrder, search } from '../../testing/booking.ts'
import { startHolding, STUB_PAY_BY } from '../../testing/holding.ts'
import { startPaying } from '../../testing/paying.ts'
import { stubFlights } from '../../testing/stub-flights.ts'
import { stubOrder } from '../../testing/stub-supplier.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const database = useTestDatabase()

/** Duffel sells nothing without a rate. */
const pricing = { fareRate: 80 }

const away = () => Promise.reject(new SupplierError('unreachable', 'away'))

/** Lets time pass, and does what is due then. */
async function pass(api: TestApi, milliseconds: number) {
  api.now += milliseconds
  await api.runJobs()
  await api.sweep()
  await api.runJobs()
}

/** Sells tickets that are given back for their price. */
function refundingDuffel() {
  const duffel = stubFlights('duffel')
  const { search: find } = duffel
  const refund = { allowed: true, penalty: { amount: '0.00', currency: 'USD' } }
  duffel.search = async (query, options) => {
    const found = await find(query, options)
    const terms = Object.entries(found.terms).map(([id, one]) => [id, { ...one, refund }] as const)
    return { ...found, terms: Object.fromEntries(terms) }
  }
  duffel.quoteCancellation = (id) =>
    Promise.resolve({ id, refund: { amount: '100.00', currency: 'USD' }, expiresAt: Infinity })
  return duffel
}

/** A flight that Duffel sold and that is paid; `restart` opens the same site with other suppliers. */
async function soldByDuffel() {
  const duffel = refundingDuffel()
  const simulator = stubFlights('jatra_air')
  const test = await startPaying(database, { flights: duffel, pricing })
  await test.notify(test.fake.pay(test.tranId))
  const restart = (flights: ConfiguredSuppliers) => {
    const api = createTestApi(database, { flights, gateways: { sslcommerz: test.fake.gateway } })
    const { token, userId } = test.visitor
    const input = { params: { userId, orderId: test.orderId } }
    return {
      api,
      read: () => readOrder(api.client, test.visitor, test.orderId),
      async cancel() {
        const { quoteId } = await api.client.call(
          quoteCancellation,
          { ...input, body: {} },
          { token },
        )
        await api.client.call(cancelOrder, { ...input, body: { quoteId } }, { token })
      },
      async accept() {
        const changeId = (await readOrder(api.client, test.visitor, test.orderId)).booking.change
          ?.id
        const body = { changeId: changeId ?? '', decision: 'accept' as const }
        await api.client.call(decideAirlineChange, { ...input, body }, { token })
      },
    }
  }
  const moveFlight = () => {
    const [request] = duffel.booked
    if (!request) throw new Error('nothing was booked')
    const { itineraries } = test.order.productData.offer
    const change = {
      ...{ id: 'aic_1', detectedAt: '2026-11-20T04:00:00.000Z' },
      ...{ before: itineraries, after: itineraries },
    }
    duffel.orders.set(request.offer, { ...stubOrder(request, 'ticketed'), changes: [change] })
  }
  return { ...test, duffel, moveFlight, simulator, restart }
}

describe('a flight that Duffel sold, where the simulator sells now and Duffel is still set up', () => {
  async function restarted() {
    const test = await soldByDuffel()
    const { duffel, simulator } = test
    const later = test.restart({ selling: [simulator], former: [duffel] })
    await pass(later.api, 0)
    return { ...test, ...later }
  }

  it('is booked by Duffel', async () => {
    const { duffel, read, simulator } = await restarted()
    expect(simulator.booked).toEqual([])
    expect(duffel.booked).toHaveLength(1)
    expect((await read()).booking).toMatchObject({ status: 'ticketed', supplier: 'duffel' })
  })

  it('is cancelled there', async () => {
    const { api, cancel, duffel, read, simulator } = await restarted()
    await cancel()
    await pass(api, 0)
    expect((await read()).booking.status).toBe('cancelled')
    expect(duffel.cancelled).toHaveLength(1)
    expect(simulator.cancelled).toEqual([])
  })

  it('is polled there, and a change of its airline is answered there', async () => {
    const { accept, api, duffel, moveFlight, read, simulator } = await restarted()
    moveFlight()
    await pass(api, HOUR_MS)
    expect((await read()).booking.status).toBe('change_pending')
    await accept()
    await pass(api, 0)
    expect((await read()).booking.status).toBe('ticketed')
    expect(duffel.accepted).toEqual(['aic_1'])
    expect(simulator.accepted).toEqual([])
  })

  it('is looked at when Duffel’s webhook names it', async () => {
    const { api, duffel, moveFlight, orderId, read, simulator } = await restarted()
    moveFlight()
    simulator.parseWebhook = () => {
      throw new SupplierError('forged', 'not of the simulator')
    }
    duffel.parseWebhook = () => ({ id: 'wev_1', about: { order: `ord_${orderId}` } })
    const answer = await api.send('POST', '/api/flights/webhook', { body: '{}' })
    expect(answer.status).toBe(200)
    await api.runJobs()
    expect((await read()).booking.status).toBe('change_pending')
  })

  it('may be paid there when its seats were only held', async () => {
    const duffel = stubFlights('duffel')
    duffel.hold = { payBy: STUB_PAY_BY, priceGuaranteedUntil: STUB_PAY_BY }
    const test = await startHolding(database, { flights: duffel, pricing })
    await test.pass(0)
    const simulator = stubFlights('jatra_air')
    const later = createTestApi(database, {
      flights: { selling: [simulator], former: [duffel] },
      gateways: { sslcommerz: test.fake.gateway },
    })
    await test.notify(test.fake.pay(await test.open()))
    await pass(later, 0)
    expect((await test.read()).booking.status).toBe('ticketed')
    expect(duffel.paid).toHaveLength(1)
    expect(simulator.paid).toEqual([])
  })
})

describe('a flight whose supplier is not set up any more', () => {
  it('is asked of no other, named to staff, and paid back when its time is over', async () => {
    const { orderId, restart, simulator } = await soldByDuffel()
    const { api, read } = restart({ selling: [simulator] })
    await pass(api, 0)
    expect(api.log.find((line) => line.includes('supplier_not_configured'))).toContain(orderId)
    expect((await api.figures()).withoutSupplier).toEqual([{ supplier: 'duffel', count: 1 }])
    await pass(api, 15 * MINUTE_MS)
    const { booking, price, refunds } = await read()
    expect(booking).toMatchObject({ status: 'failed', failure: 'not_ticketed' })
    expect(refunds).toMatchObject([{ reason: 'not_ticketed', amount: price }])
    expect(simulator.booked).toEqual([])
    expect((await api.figures()).withoutSupplier).toEqual([])
  })

  it('keeps its ticket, is named to staff, and is looked after again when the supplier is back', async () => {
    const {
      api: before,
      duffel,
      moveFlight,
      orderId,
      read,
      restart,
      simulator,
    } = await soldByDuffel()
    await pass(before, 0)
    simulator.onLook = away
    const alone = restart({ selling: [simulator] })
    await pass(alone.api, HOUR_MS)
    await pass(alone.api, 24 * HOUR_MS)
    expect((await read()).booking.status).toBe('ticketed')
    expect(alone.api.log.find((line) => line.includes('supplier_not_configured'))).toContain(
      orderId,
    )
    expect((await alone.api.figures()).withoutSupplier).toEqual([{ supplier: 'duffel', count: 1 }])

    moveFlight()
    const back = restart({ selling: [simulator], former: [duffel] })
    await pass(back.api, 49 * HOUR_MS)
    expect((await read()).booking.status).toBe('change_pending')
    expect((await back.api.figures()).withoutSupplier).toEqual([])
  })
})

describe('where Duffel sells now', () => {
  it('money is not taken for seats that the simulator held before', async () => {
    const { fake, flights, orderId, pass: passBefore, visitor } = await startHolding(database)
    await passBefore(0)
    const live = createTestApi(database, {
      flights: { selling: [stubFlights('duffel')], former: [flights] },
      gateways: { sslcommerz: fake.gateway },
    })
    const { token, userId } = visitor
    const opening = live.client.call(
      openPayment,
      { params: { userId, orderId }, body: { paymentType: 'bkash' } },
      { token },
    )
    await expect(opening).rejects.toMatchObject({
      code: 'session_expired',
      message: 'This flight can no longer be paid for. Nothing was charged. Please search again.',
    })
    expect(fake.opened).toEqual([])
  })

  it('what the simulator offered before is searched anew', async () => {
    const { body, fake, flights, visitor } = await startHolding(database)
    const live = createTestApi(database, {
      flights: { selling: [stubFlights('duffel')], former: [flights] },
      ...{ gateways: { sslcommerz: fake.gateway }, pricing },
    })
    const again = pay(live.client, visitor, { ...body, payLater: false }, 'key-2')
    await expect(again).rejects.toMatchObject({ code: 'session_expired' })
    expect((await search(live.client)).flights.data).toHaveLength(2)
  })
})
