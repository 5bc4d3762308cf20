import { expect, it } from 'vitest'
import { moveFlight, withdrawFlight } from './changes.ts'
import { openDuffel, requestFor } from './open-duffel.ts'

/** An order on a route. */
async function ordered(route: string, type: 'instant' | 'hold' = 'instant') {
  const opened = await openDuffel()
  await opened.supplier.book({ ...(await requestFor(opened, route)), type })
  const [made] = opened.double.state.orders
  if (!made) throw new Error('nothing was booked')
  return { ...opened, order: made.order, id: made.order.id }
}

it('quotes a cancellation for an hour, and confirms it once however often it is asked', async () => {
  const { supplier, id, timeouts } = await ordered('DAC-BKK')
  const quote = await supplier.quoteCancellation(id)
  const refund = { amount: '99.04', currency: 'USD' }
  expect(quote).toMatchObject({ refund, expiresAt: Date.parse('2026-11-20T07:00:00Z') })
  await expect(supplier.cancel(quote.id)).resolves.toEqual({ refund })
  expect(timeouts.at(-1)?.ms).toBe(130_000)
  await expect(supplier.getOrder({ order: id })).resolves.toMatchObject({ status: 'cancelled' })
  await expect(supplier.cancel(quote.id)).resolves.toEqual({ refund })
  await expect(supplier.quoteCancellation(id)).resolves.toMatchObject({ id: quote.id, refund })
})

it('confirms the newest quote alone, and none after its hour', async () => {
  const { supplier, id, time } = await ordered('DAC-BKK')
  const old = await supplier.quoteCancellation(id)
  const newest = await supplier.quoteCancellation(id)
  await expect(supplier.cancel(old.id)).rejects.toMatchObject({ kind: 'rejected' })
  time.now += 60 * 60_000
  await expect(supplier.cancel(newest.id)).rejects.toMatchObject({ kind: 'rejected' })
  await expect(supplier.getOrder({ order: id })).resolves.toMatchObject({ status: 'reserved' })
})

it('gives nothing back of a hold, and does not know what an airline’s credit is worth to us', async () => {
  const held = await ordered('JFK-EWR', 'hold')
  await expect(held.supplier.quoteCancellation(held.id)).resolves.toMatchObject({
    refund: { amount: '0.00', currency: 'USD' },
  })
  const credited = await ordered('LTN-SYD')
  await expect(credited.supplier.quoteCancellation(credited.id)).resolves.toMatchObject({
    refund: null,
  })
})

it('does not know a refund that the airline does not say', async () => {
  const { supplier, double, id } = await ordered('DAC-BKK')
  const unsaid = { id: 'ore_1', refund_amount: null, refund_currency: null, refund_to: 'balance' }
  double.answerNext('POST /air/order_cancellations', {
    status: 201,
    body: { data: { ...unsaid, expires_at: '2026-11-20T07:00:00Z' } },
  })
  await expect(supplier.quoteCancellation(id)).resolves.toMatchObject({ refund: null })
})

it('shows all that the airline moved as one change, and accepts the latest alone', async () => {
  const { supplier, id } = await ordered('LHR-LTN')
  const leaves = (at: string) => [{ segments: [{ departure: { iataCode: 'LHR', at } }] }]
  const [first] = (await supplier.getOrder({ order: id }))?.changes ?? []
  expect(first).toMatchObject({
    before: leaves('2026-12-01T07:00:00'),
    after: leaves('2026-12-01T08:00:00'),
    detectedAt: '2026-11-20T06:00:00.000Z',
  })
  const again = (await supplier.getOrder({ order: id }))?.changes ?? []
  expect(again).toMatchObject([
    { before: leaves('2026-12-01T07:00:00'), after: leaves('2026-12-01T09:00:00') },
  ])
  await expect(supplier.acceptChange(id, first?.id ?? '')).resolves.toBe(false)
  await expect(supplier.acceptChange(id, again[0]?.id ?? '')).resolves.toBe(true)
  await expect(supplier.acceptChange(id, 'aic_nowhere')).resolves.toBe(false)
})

it('has nothing to answer once a change that superseded the others is accepted', async () => {
  const { supplier, double, order, id, time } = await ordered('DAC-BKK')
  moveFlight(double.state, order)
  time.now += 1
  moveFlight(double.state, order)
  const changes = (await supplier.getOrder({ order: id }))?.changes ?? []
  await supplier.acceptChange(id, changes[0]?.id ?? '')
  await expect(supplier.getOrder({ order: id })).resolves.toMatchObject({ changes: [] })
  time.now += 1
  withdrawFlight(double.state, order)
  await expect(supplier.getOrder({ order: id })).resolves.toMatchObject({
    changes: [{ before: [{ duration: 'PT2H30M' }], after: [] }],
  })
})
