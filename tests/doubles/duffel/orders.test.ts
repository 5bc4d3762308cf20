import type { BookingRequest } from '@jatra/api/providers/flights/flight-supplier'
import { expect, it } from 'vitest'
import { openDuffel, requestFor } from './open-duffel.ts'
import { issueTickets } from './orders.ts'
import { Problem, problemBody } from './problems.ts'
import { publishedOrder } from './published.ts'

const problem = (status: number, type: string, code: string, pointer?: string) => ({
  status,
  body: problemBody(new Problem(status, type, code, pointer), 'req_1'),
})

it('books and pays at once, and has tickets when the airline has issued one to each', async () => {
  const opened = await openDuffel()
  const { supplier, double, timeouts } = opened
  const request = await requestFor(opened, 'DAC-BKK', { adults: 1, children: 1, infants: 1 })
  const outcome = await supplier.book(request)

  expect(timeouts.at(-1)?.ms).toBe(130_000)
  expect(double.asked.at(-1)?.body).toMatchObject({
    data: {
      type: 'instant',
      selected_offers: [request.offer],
      payments: [{ type: 'balance', amount: '198.08', currency: 'USD' }],
      metadata: { order_id: 'order-1', offer_id: request.offer },
      passengers: [
        {
          id: request.passengers[0]?.id,
          infant_passenger_id: request.passengers[2]?.id,
          ...{ title: 'mr', gender: 'm', given_name: 'Anwar', family_name: 'Hossain' },
          ...{ born_on: '1990-05-17', phone_number: '+8801712345678' },
          identity_documents: [
            {
              ...{ type: 'passport', unique_identifier: 'A01234567' },
              ...{ expires_on: '2031-01-31', issuing_country_code: 'BD' },
            },
          ],
        },
        { id: request.passengers[1]?.id, born_on: '2019-03-02' },
        { id: request.passengers[2]?.id, born_on: '2026-01-09' },
      ],
    },
  })
  const [made] = double.state.orders
  expect(outcome).toEqual({
    kind: 'done',
    order: {
      id: made?.order.id,
      status: 'reserved',
      reference: made?.order.booking_reference,
      ...{ tickets: [], payBy: null, changes: [] },
    },
  })
  const id = made?.order.id ?? ''
  issueTickets(double.state, id, 2)
  await expect(supplier.getOrder({ order: id })).resolves.toMatchObject({ status: 'reserved' })
  made?.order.documents.splice(0)
  made?.order.documents.push({
    type: 'electronic_miscellaneous_document_associated',
    unique_identifier: '1252999999999',
    passenger_ids: made.order.passengers.map((passenger) => passenger.id),
  })
  issueTickets(double.state, id)
  const ticketed = await supplier.getOrder({ order: id })
  expect(ticketed?.status).toBe('ticketed')
  expect(ticketed?.tickets.map(({ passengerId }) => passengerId)).toEqual(
    request.passengers.map((passenger) => passenger.id),
  )
  expect(ticketed?.tickets.every(({ number }) => /^1252\d{9}$/.test(number))).toBe(true)
  expect(ticketed?.tickets.some(({ number }) => number === '1252999999999')).toBe(false)
})

it('holds without money until a deadline, and pays later, once', async () => {
  const opened = await openDuffel()
  const { supplier, double } = opened
  const request = await requestFor(opened, 'JFK-EWR')
  const outcome = await supplier.book({ ...request, type: 'hold' })
  expect(double.asked.at(-1)?.body).toMatchObject({ data: { type: 'hold' } })
  expect(double.asked.at(-1)?.body).not.toHaveProperty('data.payments')
  expect(outcome).toMatchObject({
    kind: 'done',
    order: { status: 'held', payBy: Date.parse('2026-11-23T06:00:00Z') },
  })
  const id = double.state.orders[0]?.order.id ?? ''
  const cheaper = { amount: '1.00', currency: 'USD' }
  await expect(supplier.pay(id, cheaper)).resolves.toEqual({
    ...{ kind: 'refused', reason: 'price_changed' },
  })
  const paid = { kind: 'done', order: { id, status: 'reserved', payBy: null } }
  await expect(supplier.pay(id, request.total)).resolves.toMatchObject(paid)
  // Paid by an earlier call whose answer was lost.
  await expect(supplier.pay(id, request.total)).resolves.toMatchObject(paid)
})

it('refuses to pay a hold that has ended', async () => {
  const opened = await openDuffel()
  const { supplier, double, time } = opened
  const request = await requestFor(opened, 'JFK-EWR')
  await supplier.book({ ...request, type: 'hold' })
  time.now = Date.parse('2026-11-23T06:00:00Z')
  await expect(
    supplier.pay(double.state.orders[0]?.order.id ?? '', request.total),
  ).resolves.toEqual({ kind: 'refused', reason: 'gone' })
})

it('finds an order by its offer and our order, and none where there is none', async () => {
  const opened = await openDuffel()
  const { supplier, double } = opened
  const request = await requestFor(opened, 'DAC-BKK')
  await supplier.book(request)
  const id = double.state.orders[0]?.order.id
  await expect(supplier.getOrder(request)).resolves.toMatchObject({ id })
  await expect(supplier.getOrder({ ...request, offer: 'off_other' })).resolves.toBeNull()
  await expect(supplier.getOrder({ ...request, orderId: 'order-2' })).resolves.toBeNull()
  await expect(supplier.getOrder({ order: 'ord_other' })).resolves.toBeNull()
  // A list that is not filtered is not taken for the answer.
  const everything = double.state.orders.map(({ order }) => order)
  double.answerNext('GET /air/orders', { status: 200, body: { data: everything } })
  await expect(supplier.getOrder({ ...request, offer: 'off_other' })).resolves.toBeNull()
})

it.each([
  ['LGW-STN', { kind: 'refused', reason: 'balance_too_low' }],
  // A 502 may have left an order behind: only the look-up knows that it did not.
  ['LHR-LGW', { kind: 'unknown' }],
])('%s ends as Duffel says that it does', async (route, outcome) => {
  const opened = await openDuffel()
  const request = await requestFor(opened, route)
  await expect(opened.supplier.book(request)).resolves.toEqual(outcome)
  await expect(opened.supplier.getOrder(request)).resolves.toBeNull()
})

it('does not pay a price that rose meanwhile', async () => {
  const opened = await openDuffel()
  const request = await requestFor(opened, 'LHR-STN')
  await opened.supplier.reprice(request.offer)
  await expect(opened.supplier.book(request)).resolves.toEqual({
    ...{ kind: 'refused', reason: 'price_changed' },
  })
})

it('never books one search twice: the second attempt is looked up', async () => {
  const opened = await openDuffel()
  const request = await requestFor(opened, 'DAC-BKK')
  await opened.supplier.book(request)
  await expect(opened.supplier.book(request)).resolves.toEqual({ kind: 'unknown' })
  expect(opened.double.state.orders).toHaveLength(1)
})

it.each([
  ['done but not readable', { status: 201, body: { data: { id: 'ord_1' } } }, { kind: 'pending' }],
  ['booked, data not complete', { status: 200, body: { data: {} } }, { kind: 'pending' }],
  [
    'booked, to be read later',
    { status: 200, body: { data: publishedOrder } },
    { kind: 'pending' },
  ],
  ['accepted', { status: 202, body: null }, { kind: 'pending' }],
  [
    'not created, by their word',
    problem(502, 'airline_error', 'order_not_created'),
    { kind: 'refused', reason: 'gone' },
  ],
  ['an error of theirs', problem(500, 'api_error', 'internal_server_error'), { kind: 'unknown' }],
  ['away', problem(503, 'api_error', 'service_unavailable'), { kind: 'unknown' }],
  ['too late', problem(504, 'api_error', 'gateway_timeout_error'), { kind: 'unknown' }],
  [
    'begun before',
    problem(422, 'invalid_state_error', 'order_creation_already_attempted'),
    { kind: 'unknown' },
  ],
  [
    'a name twice',
    problem(422, 'validation_error', 'duplicate_passenger_name', '/data/passengers'),
    { kind: 'refused', reason: 'passenger_refused' },
  ],
  [
    'an expired offer',
    problem(422, 'invalid_state_error', 'offer_expired'),
    { kind: 'refused', reason: 'gone' },
  ],
  [
    'another price',
    problem(422, 'airline_error', 'price_changed'),
    { kind: 'refused', reason: 'price_changed' },
  ],
  [
    'a reason that is new to us',
    problem(422, 'airline_error', 'schedule_mismatch'),
    { kind: 'refused', reason: 'gone' },
  ],
])('an order that is %s', async (_, answer, outcome) => {
  const opened = await openDuffel()
  const request = await requestFor(opened, 'DAC-BKK')
  opened.double.answerNext('POST /air/orders', answer)
  await expect(opened.supplier.book(request)).resolves.toEqual(outcome)
})

it('says that a request of ours was wrong, which is no refusal of the airline', async () => {
  const opened = await openDuffel()
  const request = await requestFor(opened, 'DAC-BKK')
  const wrong = problem(422, 'validation_error', 'validation_required', '/data/payments')
  opened.double.answerNext('POST /air/orders', wrong)
  await expect(opened.supplier.book(request)).rejects.toMatchObject({ kind: 'rejected' })
})

it('leaves an order behind when its answer is lost, and finds it again', async () => {
  const opened = await openDuffel()
  const { supplier, double, timeouts } = opened
  const request = await requestFor(opened, 'DAC-BKK')
  const kept = double.keepWaiting('POST /air/orders')
  const booking = supplier.book(request)
  await kept.came
  timeouts.at(-1)?.fire()
  await expect(booking).resolves.toEqual({ kind: 'unknown' })
  await expect(supplier.getOrder(request)).resolves.toBeNull()
  kept.release()
  await expect.poll(() => supplier.getOrder(request)).toMatchObject({ status: 'reserved' })
})

it('does not know what came of an order when the line breaks', async () => {
  const opened = await openDuffel()
  const request = await requestFor(opened, 'DAC-BKK')
  await opened.double.close()
  await expect(opened.supplier.book(request)).resolves.toEqual({ kind: 'unknown' })
  await expect(opened.supplier.getOrder(request)).rejects.toMatchObject({
    kind: 'unreachable',
  })
})

it('writes names and titles as Duffel takes them, and asks nothing for one that it would not', async () => {
  const opened = await openDuffel()
  const { supplier, double } = opened
  const request = await requestFor(opened, 'DAC-BKK')
  const named = (names: Partial<BookingRequest['passengers'][number]>): BookingRequest => ({
    ...request,
    passengers: request.passengers.map((passenger) => ({ ...passenger, ...names })),
  })
  const calls = double.asked.length
  for (const names of [
    { firstName: 'Mohammad Ashraful Islam' },
    { lastName: 'রহমান' },
    { lastName: '.' },
  ]) {
    await expect(supplier.book(named(names))).resolves.toEqual({
      ...{ kind: 'refused', reason: 'passenger_refused' },
    })
  }
  expect(double.asked).toHaveLength(calls)
  await supplier.book(
    named({ title: 'Miss.', gender: 'Female', firstName: 'Mst. Zoë', lastName: "O'Neil-Rahman" }),
  )
  expect(double.state.orders[0]?.order.passengers[0]).toMatchObject({
    ...{ title: 'miss', gender: 'f', given_name: 'Mst Zoë', family_name: "O'Neil-Rahman" },
  })
})

it('is refused a traveller without a passport, or of another age', async () => {
  const opened = await openDuffel()
  const request = await requestFor(opened, 'DAC-BKK')
  for (const wrong of [{ passport: undefined }, { birthDate: '2020-01-01' }]) {
    const passengers = request.passengers.map((passenger) => ({ ...passenger, ...wrong }))
    await expect(opened.supplier.book({ ...request, passengers })).resolves.toEqual({
      ...{ kind: 'refused', reason: 'passenger_refused' },
    })
  }
})
