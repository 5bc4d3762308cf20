import { expect, it } from 'vitest'
import { openDuffel } from './open-duffel.ts'
import { issueTickets } from './orders.ts'

/** The package replaces `process.env` by a copy when it is imported; the tests after this one keep the real one. */
async function importDuffel() {
  const own = process.env
  try {
    return await import('@duffel/api')
  } finally {
    process.env = own
  }
}

/** Duffel's own package, as it is installed. `basePath` is its option for another address. */
async function open() {
  const { Duffel } = await importDuffel()
  const { double, time } = await openDuffel()
  return { double, time, duffel: new Duffel({ token: double.token, basePath: double.url }) }
}
type Opened = Awaited<ReturnType<typeof open>>

async function search({ duffel }: Opened, route = 'DAC-BKK') {
  const [origin = '', destination = ''] = route.split('-')
  const times = { departure_time: null, arrival_time: null }
  const { data } = await duffel.offerRequests.create({
    slices: [{ origin, destination, departure_date: '2026-12-01', ...times }],
    passengers: [{ type: 'adult' }],
  })
  return data
}

async function request(opened: Opened, route?: string) {
  const { offers } = await search(opened, route)
  const { data: offer } = await opened.duffel.offers.get(offers[0]?.id ?? '')
  const passenger = {
    ...{ id: offer.passengers[0]?.id ?? '', title: 'mrs' as const, gender: 'f' as const },
    ...{ given_name: 'Amelia', family_name: 'Earhart', born_on: '1987-07-24' },
    ...{ email: 'amelia@example.com', phone_number: '+442080160509' },
    identity_documents: [
      {
        ...{ type: 'passport' as const, unique_identifier: '19KL56147' },
        ...{ issuing_country_code: 'GB', expires_on: '2031-04-25' },
      },
    ],
  }
  const { total_amount: amount, total_currency: currency } = offer
  return {
    payment: { type: 'balance' as const, amount, currency },
    selected: { selected_offers: [offer.id], passengers: [passenger] },
  }
}

async function book(opened: Opened, route?: string) {
  const { payment, selected } = await request(opened, route)
  const { data } = await opened.duffel.orders.create({
    ...{ ...selected, type: 'instant', payments: [payment], metadata: { order_id: 'REF123' } },
  })
  return data
}

it('finds offers, with the search and page by page', async () => {
  const opened = await open()
  const { id, offers } = await search(opened)
  expect(offers).toHaveLength(4)
  const amounts: string[] = []
  const asked = { offer_request_id: id, sort: 'total_amount', limit: 3 } as const
  for await (const { data } of opened.duffel.offers.listWithGenerator(asked)) {
    amounts.push(data.total_amount)
  }
  expect(amounts).toEqual(['99.04', '118.54', '138.04', '157.54'])
})

it('books from the balance, reads its tickets, and cancels', async () => {
  const opened = await open()
  const { duffel, double } = opened
  const order = await book(opened)
  expect(order).toMatchObject({
    total_amount: '99.04',
    payment_status: { awaiting_payment: false },
  })
  issueTickets(double.state, order.id)
  const { data: read } = await duffel.orders.get(order.id)
  expect(read).toMatchObject({
    ...{ booking_reference: order.booking_reference, metadata: { order_id: 'REF123' } },
    documents: [{ type: 'electronic_ticket', unique_identifier: expect.any(String) as string }],
  })
  const { data: listed } = await duffel.orders.list({ limit: 10 })
  expect(listed.map(({ id }) => id)).toEqual([order.id])
  const { data: quote } = await duffel.orderCancellations.create({ order_id: order.id })
  expect(quote).toMatchObject({ refund_amount: '99.04', refund_to: 'balance', confirmed_at: null })
  const { data: confirmed } = await duffel.orderCancellations.confirm(quote.id)
  expect((await duffel.orderCancellations.get(quote.id)).data).toEqual(confirmed)
  const { data: cancelled } = await duffel.orders.get(order.id)
  expect(cancelled.cancelled_at).toBe(confirmed.confirmed_at)
})

it('holds an order, which it calls pay_later, and pays it', async () => {
  const opened = await open()
  const { payment, selected } = await request(opened)
  const { data: held } = await opened.duffel.orders.create({ ...selected, type: 'pay_later' })
  expect(held.payment_status.awaiting_payment).toBe(true)
  await opened.duffel.payments.create({ order_id: held.id, payment })
  const { data: paid } = await opened.duffel.orders.get(held.id)
  expect(paid.payment_status.awaiting_payment).toBe(false)
})

it('accepts what the airline changed', async () => {
  const opened = await open()
  const { id } = await book(opened, 'LHR-LTN')
  const { data: moved } = await opened.duffel.orders.get(id)
  const [change] = moved.airline_initiated_changes ?? []
  const accepted = await opened.duffel.airlineInitiatedChanges.accept(change?.id ?? '')
  expect(accepted.data.action_taken).toBe('accepted')
})

it('throws what Duffel refuses, with its code', async () => {
  const opened = await open()
  await expect(book(opened, 'LGW-STN')).rejects.toMatchObject({
    ...{ status: 422, errors: [{ type: 'invalid_state_error', code: 'insufficient_balance' }] },
  })
})
