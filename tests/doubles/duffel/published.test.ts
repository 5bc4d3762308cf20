import {
  dataOf,
  offerSchema,
  orderCancellationSchema,
  orderSchema,
} from '@jatra/api/providers/flights/duffel/duffel-schemas'
import { expect, it } from 'vitest'
import { moveFlight } from './changes.ts'
import { oneWay, openDuffel, requestFor, searched, WEBHOOK_SECRET } from './open-duffel.ts'
import { issueTickets } from './orders.ts'
import {
  publishedCancellation,
  publishedChange,
  publishedError,
  publishedNotice,
  publishedOffer,
  publishedOrder,
} from './published.ts'
import { differences } from './shape.ts'
import { signedNotice } from './webhooks.ts'

/** Asks the double without our client. */
async function ask(url: string, token: string, init: RequestInit = {}) {
  const headers = { authorization: `Bearer ${token}`, 'duffel-version': 'v2' }
  const response = await fetch(url, { ...init, headers })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

it('the published offer is read, and the double’s offers look like it', async () => {
  expect(offerSchema.parse(publishedOffer)).toMatchObject({
    total_amount: '45.00',
    expires_at: Date.parse('2020-01-17T10:42:14.545Z'),
  })
  const { supplier, double } = await openDuffel()
  await supplier.search(oneWay('LHR-JFK'), searched)
  const offers = double.state.offers.map(({ offer }) => offer)
  expect(offers).toHaveLength(4)
  for (const offer of offers) {
    offerSchema.parse(offer)
    expect(differences(publishedOffer, offer)).toEqual([])
  }
})

it('the published order, change and cancellation are read, and the double’s look like them', async () => {
  const published = { ...publishedOrder, airline_initiated_changes: [publishedChange] }
  expect(orderSchema.parse(published)).toMatchObject({
    booking_reference: 'RZPNX8',
    documents: [{ unique_identifier: '1252106312810' }],
    airline_initiated_changes: [{ created_at: Date.parse('2023-02-08T12:42:31.038Z') }],
  })
  expect(orderCancellationSchema.parse(publishedCancellation)).toMatchObject({
    refund_amount: '90.80',
  })

  const opened = await openDuffel()
  const { supplier, double } = opened
  await supplier.book(await requestFor(opened, 'LHR-JFK'))
  const order = double.state.orders[0]?.order
  if (!order) throw new Error('nothing was booked')
  issueTickets(double.state, order.id)
  moveFlight(double.state, order)
  await supplier.cancel((await supplier.quoteCancellation(order.id)).id)
  const { body } = await ask(`${double.url}/air/orders/${order.id}`, double.token)
  const read = dataOf(orderSchema).parse(body).data
  expect(read).toMatchObject({ id: order.id, cancelled_at: expect.any(Number) })
  expect(differences({ data: published }, body)).toEqual([])
  expect(differences(publishedCancellation, order.cancellation)).toEqual([])
})

it('sends webhooks in the published envelope', () => {
  const object = { id: 'ord_1' }
  const { body } = signedNotice(WEBHOOK_SECRET, 0, { id: 'wev_1', type: 'order.created', object })
  expect(differences(publishedNotice, JSON.parse(body))).toEqual([])
})

it('answers errors, rate limits and ids as published', async () => {
  const { double } = await openDuffel()
  const url = `${double.url}/air/offer_requests`
  const refused = await ask(url, double.token, { method: 'POST', body: '{"data":{}}' })
  expect(refused.status).toBe(422)
  expect(differences(publishedError, refused.body)).toEqual([])
  expect(refused.body).toMatchObject({
    meta: { status: 422, request_id: refused.headers.get('x-request-id') },
  })
  expect(Date.parse(refused.headers.get('ratelimit-reset') ?? '')).toBeGreaterThan(0)
  expect(refused.headers.get('ratelimit-limit')).toBe('30')

  await expect(ask(`${double.url}/air/offers/off_1`, 'another')).resolves.toMatchObject({
    status: 401,
    body: { errors: [{ type: 'authentication_error', code: 'access_token_not_found' }] },
  })
  await expect(ask(`${double.url}/air/nothing`, double.token)).resolves.toMatchObject({
    status: 404,
    body: { errors: [{ code: 'not_found' }] },
  })
})

it('finds what is missing or of another type', () => {
  expect(differences({ a: [{ b: '1', c: 2 }] }, { a: [{ b: 1 }] })).toEqual([
    '.a[].b is a number',
    '.a[].c is missing',
  ])
})
