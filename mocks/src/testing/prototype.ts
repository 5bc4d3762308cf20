import { login } from '@jatra/contract/account/auth-endpoints'
import { searchFlights } from '@jatra/contract/flight/endpoints'
import { getOrder } from '@jatra/contract/whole-order/endpoints'
import { processPayment } from '@jatra/contract/whole-order/checkout-endpoints'
import type { PaymentType } from '@jatra/contract/payment/payment'
import { createClient, type Client } from '@jatra/contract/http/client'
import { demoAccounts } from '../accounts.ts'
import { bodyFor } from '../prepared/payment-bodies.ts'
import { REFERENCE_NOW } from '../fixtures/reference.ts'
import { createMockTransport } from '../transport.ts'

const ORIGIN = 'http://jatra.test'

export function prototype() {
  const time = { now: REFERENCE_NOW }
  const waited: number[] = []
  let made = 0
  const transport = createMockTransport({
    clock: () => time.now,
    newId: () => `id-${String((made += 1)).padStart(8, '0')}`,
    wait: (ms) => {
      waited.push(ms)
      return Promise.resolve()
    },
  })
  /** A client of one visitor, with scenarios when given. */
  const as = (visitor: string, scenario?: string): Client =>
    createClient((request) => {
      request.headers.set('x-jatra-visitor', visitor)
      if (scenario !== undefined) request.headers.set('x-jatra-scenario', scenario)
      return transport(request)
    }, ORIGIN)
  const fetchPath = (visitor: string, path: string, form?: Record<string, string>) =>
    transport(
      new Request(new URL(path, ORIGIN), {
        headers: { 'x-jatra-visitor': visitor },
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      }),
    )
  return { time, waited, as, fetchPath }
}

export const toBangkok = {
  query: { originLocationCode: 'DAC', destinationLocationCode: 'BKK', departureDate: '2026-12-04' },
}

export const logIn = (client: Client, name = 'farhana') => {
  const account = demoAccounts.find(({ userName }) => userName === name)
  return client.call(login, { body: { identifier: name, password: account?.password ?? '' } })
}

export async function book(client: Client, paymentType: PaymentType = 'bkash') {
  const me = await logIn(client)
  const found = await client.call(searchFlights, toBangkok)
  const body = { ...bodyFor(found, me), paymentType }
  const options = { token: me.access_token }
  const placed = await client.call(processPayment, { params: { paymentType }, body }, options)
  const order = () =>
    client.call(getOrder, { params: { userId: me.user._id, orderId: placed.orderId } }, options)
  return { me, ...placed, order }
}
