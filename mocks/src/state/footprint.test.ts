import { serialize } from 'node:v8'
import { login } from '@jatra/contract/account/auth-endpoints'
import { searchFlights } from '@jatra/contract/flight/endpoints'
import { listFlightOrders } from '@jatra/contract/whole-order/endpoints'
import { createClient } from '@jatra/contract/http/client'
import { getResponse } from 'msw'
import { expect, it } from 'vitest'
import { demoAccounts } from '../accounts.ts'
import { REFERENCE_NOW } from '../fixtures/reference.ts'
import { handlersOf } from '../handlers.ts'
import { createMockBackend } from '../mock-backend.ts'

it('keeps a busy visitor under 100 kB, so that a thousand stay far under 500 MB', async () => {
  let made = 0
  const backend = createMockBackend({
    clock: () => REFERENCE_NOW,
    newId: () => `id-${String((made += 1)).padStart(8, '0')}`,
  })
  const handlers = handlersOf(backend)
  const client = createClient(async (request) => {
    request.headers.set('x-jatra-visitor', 'busy')
    return (await getResponse(handlers, request)) ?? Response.error()
  }, 'http://jatra.test')

  const { password = '' } = demoAccounts.find(({ userName }) => userName === 'nusrat') ?? {}
  const me = await client.call(login, { body: { identifier: 'nusrat', password } })
  await client.call(
    listFlightOrders,
    { params: { userId: me.user._id }, query: {} },
    { token: me.access_token },
  )
  for (let count = 0; count < 80; count++) {
    await client.call(searchFlights, {
      query: {
        originLocationCode: 'DAC',
        destinationLocationCode: 'JFK',
        departureDate: '2026-12-04',
        returnDate: '2026-12-24',
        adults: 4,
      },
    })
  }
  const visitor = backend.visitors.of('busy')
  expect(visitor.orders.size).toBe(11)
  expect(visitor.searches.size).toBe(50)
  expect(serialize(visitor).byteLength).toBeLessThan(100_000)
}, 60_000)
