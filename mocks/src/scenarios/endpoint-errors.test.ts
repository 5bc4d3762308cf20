import { listPackages } from '@jatra/contract/holiday/endpoints'
import { searchAirports, searchFlights } from '@jatra/contract/flight/endpoints'
import { listFlightOrders } from '@jatra/contract/whole-order/endpoints'
import { processPayment } from '@jatra/contract/whole-order/checkout-endpoints'
import { priceOffer } from '@jatra/contract/flight/fare'
import { describe, expect, it } from 'vitest'
import { bodyFor } from '../prepared/payment-bodies.ts'
import { logIn, prototype, toBangkok } from '../testing/prototype.ts'

describe('scenarios that refuse calls', () => {
  it('logged-out-mid-booking: the first payment is refused, the next goes through', async () => {
    const { as } = prototype()
    const client = as('a', 'logged-out-mid-booking')
    const me = await logIn(client)
    const body = bodyFor(await client.call(searchFlights, toBangkok), me)
    const pay = () =>
      as('a').call(
        processPayment,
        { params: { paymentType: 'bkash' }, body },
        { token: me.access_token },
      )
    await expect(pay()).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(pay()).resolves.toMatchObject({ orderId: expect.any(String) as string })
  })

  it('several refuse together, each its own call', async () => {
    const { as } = prototype()
    const client = as('a', 'login-failure,packages-load-failure')
    await expect(logIn(client)).rejects.toMatchObject({ code: 'internal' })
    await expect(client.call(listPackages, { query: {} })).rejects.toMatchObject({
      code: 'internal',
    })
    await expect(client.call(searchFlights, toBangkok)).resolves.toBeTruthy()
  })

  it('unauthorised: whatever needs an account is refused, and nothing else', async () => {
    const { as } = prototype()
    const me = await logIn(as('a'))
    const options = { token: me.access_token }
    const client = as('a', 'unauthorised')
    await expect(
      client.call(listFlightOrders, { params: { userId: me.user._id }, query: {} }, options),
    ).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(client.call(searchFlights, toBangkok)).resolves.toBeTruthy()
  })

  it('no-airports: whatever is typed, nothing is found', async () => {
    const { as } = prototype()
    expect(await as('a', 'no-airports').call(searchAirports, { query: { q: 'dac' } })).toEqual([])
  })

  it.each([1, 9])('long-content: the first flight costs ৳12,34,567 for %d', async (adults) => {
    const { as } = prototype()
    const found = await as('a', 'long-content').call(searchFlights, {
      query: { ...toBangkok.query, adults },
    })
    const [offer] = found.flights.data
    expect(offer?.travelerPricings).toHaveLength(adults)
    expect(offer && priceOffer(offer).totalPayable).toBe(1_234_567)
  })
})
