import { describe, expect, it } from 'vitest'
import { useTestDatabase } from '@jatra/api/testing/test-database'
import { createTestApi } from '@jatra/api/testing/test-api'
import { fakeSslCommerz } from '@jatra/api/testing/fake-sslcommerz'
import { paymentBody, search, signUp, traveler } from '@jatra/api/testing/booking'
import { listFlightOrders } from '@jatra/contract/whole-order/endpoints'
import type { PaymentBody } from '@jatra/contract/whole-order/checkout-endpoints'
import type { Client } from '@jatra/contract/http/client'
import { prototype } from '@jatra/mocks/testing/prototype'
import { startPayment } from '../../app/checkout/start-payment.server.ts'
import { Session } from '../../app/server/session/session.server.ts'

const database = useTestDatabase()

/** The request of a form by script, from a signed-in visitor. */
function sentBy(client: Client, token: string): Parameters<typeof startPayment>[0] {
  return {
    request: new Request('http://jatra.test/flight/booking.data?searchId=s&index=1'),
    context: {
      session: new Session({}),
      byScript: true,
      api: {
        ...client,
        call: (endpoint, input, own) => client.call(endpoint, input, { token, ...own }),
      },
    },
  }
}

describe.each(['the API', 'the prototype'])('a checkout of the site, on %s', (on) => {
  const open = () =>
    on === 'the API'
      ? createTestApi(database, { gateways: { sslcommerz: fakeSslCommerz().gateway } }).client
      : prototype().as('a')

  it('is one live order however often its form is changed and sent again', async () => {
    const client = open()
    const { token, userId } = await signUp(client)
    const found = await search(client, { departureDate: '2026-12-01' })
    const sent = sentBy(client, token)
    const deliveryDate = found.flights.data[0]?.itineraries[0]?.segments[0]?.departure.at.slice(
      0,
      10,
    )
    const submit = (firstName: string) =>
      startPayment(
        sent,
        {
          ...paymentBody(found, userId, { travelersData: [traveler({ firstName })], firstName }),
          ...(deliveryDate && { deliveryDate }),
        } as PaymentBody,
        'the-key-of-the-form',
      )
    for (const name of ['Rahima', 'Farhana', 'Nusrat', 'Rahima']) await submit(name)
    const again = await submit('Rahima')
    const input = { params: { userId }, query: {} }
    const orders = await client.call(listFlightOrders, input, { token })
    const waiting = orders.filter(({ paymentStatus }) => paymentStatus === 'pending')
    expect(waiting.map(({ payUrl }) => payUrl)).toEqual([again.url])
    expect(waiting[0]?.travelersData.travelers[0]?.firstName).toBe('Rahima')
  })
})
