import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterEach, expect, it } from 'vitest'
import type { TravelerType } from '@jatra/contract/traveler/traveler-type'
import { quoteFlight } from '@jatra/contract/flight/flight-quote'
import { quoteStay } from '@jatra/contract/holiday/stay-quote'
import { drawBookingReference } from '@jatra/contract/order/booking-reference'
import { simulatorPricing } from '@jatra/contract/flight/pricing'
import { quoteSchema, type Quote } from '@jatra/contract/order/quote'
import { quoteVisa } from '@jatra/contract/visa/visa-quote'
import { createLogger } from '@jatra/contract/observability/logging'
import { DAY_MS, HOUR_MS } from '@jatra/contract/values/time-units'
import { checkLedger } from '../domain/ledger/check-ledger.ts'
import { readBalances } from '../domain/ledger/read-balances.ts'
import { getOrder } from '../domain/payments/get-order.ts'
import { gatewayIdOf } from '../domain/refunds/refund-deps.ts'
import { migrationsFolder } from './migrations.ts'
import * as schema from './schema.ts'

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const undo of cleanUp.splice(0)) await undo()
})

/** A database after so many migrations, as an older version left it. */
async function openAt(count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'jatra-migrations-'))
  cleanUp.push(() => rmSync(folder, { recursive: true }))
  cpSync(migrationsFolder, folder, { recursive: true })
  const file = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: unknown[] }
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  const client = await PGlite.create()
  cleanUp.push(() => client.close())
  const db = drizzle(client, { schema })
  await migrate(db, { migrationsFolder: folder })
  return { client, db }
}

/** What an order's JSON contained then, as SQL. */
const [offer, dictionaries, query] = [
  {
    id: '1',
    itineraries: [
      {
        duration: 'PT1H5M',
        segments: [
          {
            id: '1',
            departure: { iataCode: 'DAC', at: '2026-12-01T07:30:00' },
            arrival: { iataCode: 'CXB', at: '2026-12-01T08:35:00' },
            ...{ carrierCode: 'BG', number: '433', aircraft: { code: '738' } },
            ...{ duration: 'PT1H5M', numberOfStops: 0 },
          },
        ],
      },
    ],
    price: { currency: 'USD', total: '90.00', base: '80.00', grandTotal: '90.00' },
    validatingAirlineCodes: ['BG'],
    travelerPricings: [
      {
        travelerId: '1',
        travelerType: 'ADULT',
        price: { currency: 'USD', total: '90.00', base: '80.00' },
        fareDetailsBySegment: [{ segmentId: '1', cabin: 'ECONOMY', class: 'Y' }],
      },
    ],
    numberOfBookableSeats: 9,
  },
  { carriers: {}, aircraft: {}, locations: {} },
  {
    legs: [{ from: 'DAC', to: 'CXB', date: '2026-12-01' }],
    ...{ tripType: 'oneWay', adults: 1, children: 0, infants: 0, travelClass: 'ECONOMY' },
  },
].map((stored) => `'${JSON.stringify(stored)}'`)

it('orders from before holidays are flights afterwards, with all that they had', async () => {
  const { client, db } = await openAt(2)
  await client.exec(`
    insert into users (id, user_name, user_name_key, email, created_at, updated_at)
      values ('u', 'Rahima', 'rahima', 'rahima@example.com', now(), now());
    insert into orders values
      ('paid', 'u', 'flight', 7200, 1, 'bkash', 'success', 'search-1', ${offer}, ${dictionaries},
        ${query}, 80, '2026-12-01', 'Rahima', 'rahima@example.com', 'Dhaka',
        '2026-11-20T06:00:00Z', '2026-11-20T06:30:00Z', '2026-11-20T06:05:00Z'),
      ('waiting', 'u', 'flight', 900, 1, 'nogod', 'pending', 'search-2', ${offer}, ${dictionaries}, ${query}, 80.5,
        '2026-12-02', 'Rahima', 'rahima@example.com', null, '2026-11-20T06:00:00Z',
        '2026-11-20T06:30:00Z', null);
    insert into order_travelers values
      ('paid', 0, 'ADULT', 'Ms.', 'Female', 'Rahima', 'Begum', '1990-01-01', 'BD', '******456',
        'rahima@example.com', '+8801712345678', null),
      ('paid', 1, 'CHILD', 'Mr.', 'Male', 'Karim', 'Begum', '2020-01-01', 'BD', null,
        'rahima@example.com', '+8801999999999', null);
    insert into order_passports values ('paid', 0, 'EB0123456', '2034-05-01');
    insert into payment_attempts values
      ('JT1', 'paid', 'bkash', 7200, 'success', null, null, null, '2026-11-20T06:00:00Z', null);
    insert into idempotency_keys values ('u', 'key', 'hash', 'paid', '2026-11-20T06:00:00Z');
  `)
  await migrate(db, { migrationsFolder })
  const log = createLogger(() => undefined)
  const order = await getOrder({ db, clock: () => 0, log }, 'u', 'paid')
  expect(order).toMatchObject({
    serviceType: 'flight',
    price: 7200,
    paymentStatus: 'success',
    // No cancellation was requested for it.
    booking: {
      status: 'confirming',
      reference: null,
      tickets: [{ travelerId: '1' }, { travelerId: '2' }],
    },
    productData: {
      searchUid: 'search-1',
      offer: { id: '1' },
      dictionaries: { carriers: {} },
      query: { adults: 1 },
      fareRate: 80,
    },
    travelersData: {
      deliveryDate: '2026-12-01',
      travelers: [{ firstName: 'Rahima' }, { firstName: 'Karim' }],
    },
    payments: [{ tranId: 'JT1', status: 'success' }],
  })
  const phones = await db.select({ phone: schema.orders.contactPhone }).from(schema.orders)
  expect(phones.map(({ phone }) => phone).sort()).toEqual(['', '+8801712345678'])
  expect(await db.select().from(schema.orderPassports)).toHaveLength(1)
  expect(await db.select().from(schema.idempotencyKeys)).toHaveLength(1)
  expect(await getOrder({ db, clock: () => 0, log }, 'u', 'waiting')).toMatchObject({
    productData: { fareRate: 80.5 },
  })
}, 60_000)

it('numbers from before they were stored by one rule can be called afterwards', async () => {
  const { client, db } = await openAt(6)
  await client.exec(`
    insert into users (id, user_name, user_name_key, email, created_at, updated_at)
      values ('u', 'Rahima', 'rahima', 'rahima@example.com', now(), now());
    insert into orders (id, user_id, service_type, price, traveler_count, payment_type, payment_status, contact_name,
        contact_email, contact_phone, created_at, expires_at)
      select 'o' || i, 'u', 'flight', 900, 1, 'bkash', 'success', 'Rahima', 'rahima@example.com', phone, now(), now()
      from unnest(array['+88001712345678', '017 12-345678', '8801712345678', '+8801712345678', '+447911123456', ''])
        with ordinality as given (phone, i);
    insert into order_travelers (order_id, position, title, gender, first_name, last_name, birth_date, nationality,
        email, phone)
      values ('o1', 0, 'Ms.', 'Female', 'Rahima', 'Begum', '1990-01-01', 'BD', 'r@example.com', '+88001712345678');
    insert into regular_travelers (user_id, traveler_id, details, created_at, updated_at)
      values ('u', 't', '{"countryNumberCode":"880","mobileNumber":"01712345678"}', now(), now());
  `)
  await migrate(db, { migrationsFolder })
  const orders = await db
    .select({ phone: schema.orders.contactPhone })
    .from(schema.orders)
    .orderBy(schema.orders.id)
  const home = '+8801712345678'
  expect(orders.map(({ phone }) => phone)).toEqual([home, home, home, home, '+447911123456', ''])
  expect(await db.select().from(schema.orderTravelers)).toMatchObject([{ phone: home }])
  expect(await db.select().from(schema.regularTravelers)).toMatchObject([
    { details: { countryNumberCode: '880', mobileNumber: '1712345678' } },
  ])
}, 60_000)

it('orders from before references were stored keep the one that was shown for them', async () => {
  const { client, db } = await openAt(11)
  const ids = ['9b2f1c3e-5a4d-4e8b-9c7a-1f2e3d4c5b6a', '', 'o', 'অর্ডার', 'x'.repeat(64)]
  await client.exec(`
    insert into users (id, user_name, user_name_key, email, created_at, updated_at)
      values ('u', 'Rahima', 'rahima', 'rahima@example.com', now(), now());
    insert into orders (id, user_id, service_type, price, traveler_count, payment_type, payment_status, contact_name,
        contact_email, contact_phone, created_at, expires_at)
      select id, 'u', 'flight', 900, 1, 'bkash', 'success', 'Rahima', 'rahima@example.com', '', now(), now()
      from unnest(array[${ids.map((id) => `'${id}'`).join()}]) as id;
  `)
  await migrate(db, { migrationsFolder })
  const stored = await db.select().from(schema.orders)
  expect(stored).toHaveLength(ids.length)
  for (const { id, bookingReference } of stored) {
    expect(bookingReference).toBe(drawBookingReference(id))
  }
}, 60_000)

it('payments, emails and sign-ins under way keep their rows when their tables get other names', async () => {
  const { client, db } = await openAt(11)
  await client.exec(`
    insert into users (id, user_name, user_name_key, email, created_at, updated_at)
      values ('u', 'Rahima', 'rahima', 'rahima@example.com', now(), now());
    insert into orders (id, user_id, service_type, price, traveler_count, payment_type, payment_status, contact_name,
        contact_email, contact_phone, created_at, expires_at)
      values ('o', 'u', 'flight', 900, 1, 'bkash', 'success', 'Rahima', 'rahima@example.com', '+8801712345678',
        now(), now());
    insert into payment_attempts (tran_id, order_id, payment_type, amount, status, created_at)
      values ('JT1', 'o', 'bkash', 900, 'success', now());
    insert into payment_receipts values ('V1', 'JT1', 900, 'settled', now());
    insert into outbox (id, event, kind, recipient, about, created_at, due_at)
      values ('e', 'welcome:u', 'welcome', 'rahima@example.com', '{"userName":"Rahima"}', now(), now());
    insert into sign_in_attempts values ('state', 'browser', 'nonce', 'verifier', '/', now());
  `)
  await migrate(db, { migrationsFolder })
  expect(await db.select().from(schema.paymentTransactions)).toMatchObject([
    { valId: 'V1', tranId: 'JT1', outcome: 'settled' },
  ])
  expect(await db.select().from(schema.outbox)).toMatchObject([{ payload: { userName: 'Rahima' } }])
  expect(await db.select().from(schema.oauthSignIns)).toMatchObject([{ stateHash: 'state' }])
}, 60_000)

it('orders from before quotes were stored get the lines by which they were sold', async () => {
  const { client, db } = await openAt(13)
  const fare = (travelerId: string, travelerType: TravelerType, total: string) => ({
    ...{ travelerId, travelerType, fareDetailsBySegment: [] },
    price: { currency: 'USD', total, base: total },
  })
  const sold = {
    price: { currency: 'USD', total: '391.35', base: '0.00', grandTotal: '391.35' },
    travelerPricings: [
      fare('1', 'ADULT', '123.45'),
      fare('2', 'HELD_INFANT', '12.3'),
      fare('3', 'ADULT', '132.15'),
      fare('4', 'ADULT', '123.45'),
    ],
  }
  const rooms = { singleRoom: 1, doubleRoom: 0, twinRoom: 2, tripleRoom: 1 }
  const quotes: Record<string, Quote> = {
    // Sold at noon in Dhaka; the second at one in the morning there, when it was still the 19th in London.
    flight: quoteFlight({ ...sold, pricing: simulatorPricing() }, '2026-11-20'),
    night: quoteFlight({ ...sold, pricing: simulatorPricing({ fareRate: 119.87 }) }, '2026-11-20'),
    stay: quoteStay(17_577, rooms),
    visa: quoteVisa(6_800, 3, 'pickUp'),
    brought: quoteVisa(6_800, 1, 'travelerDrop'),
  }
  await client.exec(`
    insert into users (id, user_name, user_name_key, email, created_at, updated_at)
      values ('u', 'Rahima', 'rahima', 'rahima@example.com', now(), now());
    set session_replication_role = replica;
    insert into orders (id, booking_reference, user_id, service_type, price, traveler_count, payment_type,
        payment_status, contact_name, contact_email, contact_phone, created_at, expires_at)
      select id, id, 'u', 'flight', price, case id when 'visa' then 3 else 1 end, 'bkash', 'success', 'Rahima',
        'rahima@example.com', '', case id when 'night' then '2026-11-19T19:00:00Z' else '2026-11-20T06:00:00Z' end::timestamptz, now()
      from (values ${Object.entries(quotes)
        .map(([id, { total }]) => `('${id}', ${total})`)
        .join()}) as each (id, price);
    insert into flight_orders
      select id, 's', '${JSON.stringify(sold)}', '{}', '{}', rate, '2026-12-01'
      from (values ('flight', 80), ('night', 119.87)) as each (id, rate);
    insert into holiday_orders
      values ('stay', 'p', '2026-12-01', '${JSON.stringify(rooms)}', '{}', '{"price":17577}', '{}');
    insert into visa_orders
      select id, 'v', '{}', '{"price":6800}', method, case method when 'pickUp' then '2026-12-01' end,
        case method when 'pickUp' then 'House 27' end
      from (values ('visa', 'pickUp'), ('brought', 'travelerDrop')) as each (id, method);
  `)
  await migrate(db, { migrationsFolder })
  const stored = await db.select().from(schema.orders)
  const read = stored.map(({ id, quote }) => [id, quoteSchema.parse(quote)])
  expect(Object.fromEntries(read)).toEqual(quotes)
}, 60_000)

it('money that was owed back before refunds left by themselves waits for a person, each payment once', async () => {
  const { client, db } = await openAt(18)
  await client.exec(`
    set session_replication_role = replica;
    insert into orders (id, booking_reference, user_id, service_type, price, traveler_count, payment_type,
        payment_status, contact_name, contact_email, contact_phone, quote, created_at, expires_at)
      select id, id, 'u', 'visa', 7200, 1, 'bkash', status, '', '', '', '{}', now(), now()
      from (values ('late', 'expired'), ('twice', 'success'), ('unticketed', 'success')) as each (id, status);
    insert into payment_attempts (tran_id, order_id, payment_type, amount, status, created_at)
      select 't-' || id, id, 'nogod', 7200, 'success', now() from orders;
    insert into payment_transactions (val_id, tran_id, amount, outcome, received_at) values
      ('v1', 't-late', 7200, 'refund_due', '2026-11-20T20:00:00Z'),
      ('v2', 't-twice', 7200, 'settled', now()), ('v3', 't-twice', 7200, 'refund_due', now()),
      ('v4', 't-unticketed', 7200, 'settled', now());
    insert into refunds (id, order_id, status, reason, amount, channel, requested_at, due_by)
      values ('r', 'unticketed', 'requested', 'not_ticketed', 7200, 'nogod', now(), '2026-11-23');
  `)
  await migrate(db, { migrationsFolder })
  const waiting = {
    status: 'needs_person',
    problem: 'before_automatic',
    asked: false,
    workAt: null,
  }
  expect(await db.select().from(schema.refunds).orderBy(schema.refunds.valId)).toMatchObject([
    { ...waiting, orderId: 'late', valId: 'v1', reason: 'late_payment', dueBy: '2026-11-24' },
    { ...waiting, orderId: 'twice', valId: 'v3', reason: 'double_payment', channel: 'nogod' },
    { ...waiting, id: 'r', valId: 'v4', gatewayId: gatewayIdOf({ id: 'r', attempts: 0 }) },
  ])
}, 60_000)

it('those who were staff are managers afterwards, and customers stay customers', async () => {
  const { client, db } = await openAt(21)
  await client.exec(`
    insert into users (id, user_name, user_name_key, email, role, created_at, updated_at)
      select role, role, role, role, role, now(), now() from (values ('staff'), ('customer')) as each (role);
  `)
  await migrate(db, { migrationsFolder })
  const stored = await db.select().from(schema.users)
  expect(Object.fromEntries(stored.map(({ id, role }) => [id, role]))).toEqual({
    staff: 'manager',
    customer: 'customer',
  })
}, 60_000)

it('money that moved before there were books is in them afterwards, and they are right', async () => {
  const { client, db } = await openAt(23)
  const quote = '{"lines":[{"item":"visaFee","total":6000}],"discount":800,"total":7200}'
  await client.exec(`
    set session_replication_role = replica;
    insert into orders (id, booking_reference, user_id, service_type, price, traveler_count, payment_type,
        payment_status, contact_name, contact_email, contact_phone, quote, created_at, expires_at)
      select id, id, 'u', service, 7200, 1, 'bkash', status, '', '', '', '${quote}', now(), now()
      from (values ('late', 'visa', 'expired'), ('twice', 'visa', 'success'), ('waits', 'flight', 'success'),
        ('flies', 'flight', 'success'), ('changed', 'flight', 'success'), ('stay', 'holidays', 'success'),
        ('unpaid', 'visa', 'pending'), ('held', 'visa', 'pending')) as each (id, service, status);
    insert into order_travelers (order_id, position, traveler_id, title, gender, first_name, last_name,
        birth_date, nationality, email, phone)
      select id, 0, '1', '', '', '', '', '', '', '', '' from orders where service_type = 'flight';
    insert into flight_tickets values ('flies', '1', '1', now()), ('changed', '1', '2', now());
    insert into payment_attempts (tran_id, order_id, payment_type, gateway, amount, status, created_at)
      select 't-' || id, id, 'bkash', case id when 'flies' then 'bkash' else 'sslcommerz' end, 7200, 'success', now()
      from orders where id <> 'unpaid';
    insert into payment_transactions (val_id, tran_id, amount, outcome, received_at)
      select 'v-' || tran_id, tran_id, 7200,
        case tran_id when 't-late' then 'refund_due' when 't-held' then 'held' else 'settled' end, now()
      from payment_attempts;
    insert into payment_transactions (val_id, tran_id, amount, outcome, received_at)
      values ('v-again', 't-twice', 7200, 'refund_due', now());
    insert into refunds (id, order_id, val_id, status, reason, amount, channel, gateway_id, asked, attempts,
        requested_at, confirmed_at, due_by)
      values ('r1', 'late', 'v-t-late', 'confirmed', 'late_payment', 7200, 'bkash', 'g1', true, 1, now(), now(), ''),
        ('r2', 'twice', 'v-again', 'confirmed', 'double_payment', 7200, 'bkash', 'g2', true, 1, now(), now(), ''),
        ('r3', 'changed', 'v-t-changed', 'sent', 'airline_change', 7200, 'bkash', 'g3', true, 1, now(), null, ''),
        ('r4', 'waits', 'v-t-waits', 'requested', 'not_ticketed', 7200, 'bkash', 'g4', false, 0, now(), null, '');
    insert into audit_log (at, action, subject, details) values (now(), 'refund.paid_by_hand', 'r2', '{}');
  `)
  await migrate(db, { migrationsFolder })
  expect(await checkLedger(db)).toEqual([])
  expect(await readBalances(db)).toEqual([
    { account: 'bank', balance: -7200 },
    { account: 'clearing:bkash', balance: 7200 },
    // Eight payments without bKash's, less the late one, which was refunded.
    { account: 'clearing:sslcommerz', balance: 6 * 7200 },
    // Our discount on the ticketed flight, our fees on the visa, and all of the holiday.
    { account: 'income', balance: 800 - 1200 - 7200 },
    { account: 'refunds', balance: -2 * 7200 },
    { account: 'supplier', balance: -8000 - 6000 },
    // Held.
    { account: 'traveler', balance: -7200 },
  ])
}, 60_000)

it('flights that were sold before polls were stored are polled on, and those of the past are not', async () => {
  const { client, db } = await openAt(44)
  const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
  const sold = (departs: string, ...lands: string[]) =>
    `'${departs}', '${JSON.stringify({
      itineraries: lands.map((at) => ({ segments: [{ arrival: { at: `${at}T10:05:00` } }] })),
    })}'`
  await client.exec(`
    set session_replication_role = replica;
    insert into flight_orders (order_id, search_uid, departure_date, offer, dictionaries, query, fare_rate)
      select id, 's', departs, offer::jsonb, '{}', '{}', 80
      from (values ('flies', ${sold(day(9), day(9))}), ('returns', ${sold(day(-9), day(-9), day(9))}),
        ('failed', ${sold(day(9), day(9))}), ('flown', ${sold(day(-9), day(-9))})) as each (id, departs, offer);
    insert into flight_bookings (order_id, status, supplier, failure, updated_at)
      select order_id, case order_id when 'failed' then 'failed' else 'ticketed' end, 'jatra_air',
        case order_id when 'failed' then 'gone' end, now() from flight_orders;
    set session_replication_role = origin;
  `)
  await migrate(db, { migrationsFolder })
  const watches = await db.select().from(schema.flightWatches).orderBy(schema.flightWatches.orderId)
  expect(watches.map(({ orderId }) => orderId)).toEqual(['flies', 'returns'])
  // The job of the older version polls within six hours.
  for (const { pollAt } of watches)
    expect(pollAt.getTime() - Date.now()).toBeGreaterThan(5 * HOUR_MS)
}, 60_000)

it('attempts that a paid or ended order left open are closed, and one that waits gets the end of its page', async () => {
  const { client, db } = await openAt(45)
  await client.exec(`
    set session_replication_role = replica;
    insert into orders (id, booking_reference, user_id, service_type, price, traveler_count, payment_type,
        payment_status, contact_name, contact_email, contact_phone, quote, created_at, expires_at, settled_at)
      select id, id, 'u', 'visa', 7200, 1, 'bkash', status, '', '', '', '{}', now(), now(), settled::timestamptz
      from (values ('paid', 'success', '2026-11-20T06:00:00Z'), ('ended', 'expired', '2026-11-20T07:00:00Z'),
        ('waits', 'pending', null)) as each (id, status, settled);
    insert into payment_attempts (tran_id, order_id, payment_type, amount, status, gateway_url, created_at)
      select 't-' || id, id, 'bkash', 7200, 'pending', 'https://gateway.test', '2026-11-20T05:00:00Z' from orders;
    insert into payment_attempts (tran_id, order_id, payment_type, amount, status, created_at)
      values ('t-by', 'paid', 'nogod', 7200, 'success', now()), ('t-none', 'waits', 'nogod', 7200, 'pending', now());
    set session_replication_role = origin;
  `)
  await migrate(db, { migrationsFolder })
  const { tranId, status, settledAt, pageUntil } = schema.paymentAttempts
  const rows = await db
    .select({ tranId, status, settledAt, pageUntil })
    .from(schema.paymentAttempts)
    .orderBy(tranId)
  const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 10, 20, hour, minute))
  expect(rows).toEqual([
    { tranId: 't-by', status: 'success', settledAt: null, pageUntil: null },
    { tranId: 't-ended', status: 'expired', settledAt: at(7), pageUntil: null },
    { tranId: 't-none', status: 'pending', settledAt: null, pageUntil: null },
    { tranId: 't-paid', status: 'expired', settledAt: at(6), pageUntil: null },
    { tranId: 't-waits', status: 'pending', settledAt: null, pageUntil: at(5, 30) },
  ])
})

it('passports and documents of before have the day on which they are erased', async () => {
  const { client, db } = await openAt(45)
  const offer = JSON.stringify({
    itineraries: [{ segments: [{ arrival: { at: '2026-12-01T10:05:00' } }] }],
  })
  await client.exec(`
    set session_replication_role = replica;
    insert into users (id, user_name, user_name_key, email, deleted_at, created_at, updated_at)
      values ('rahima', '', '', 'r', null, now(), now()), ('gone', '', 'g', 'g', now(), now(), now());
    insert into orders (id, booking_reference, user_id, service_type, price, quote, traveler_count, payment_type,
        payment_status, contact_name, contact_email, contact_phone, created_at, expires_at, settled_at)
      select id, id, owner, 'visa', 1, '{}', 1, 'bkash', status, '', '', '', now(), now(), '2026-11-01T00:00:00Z'
      from (values ('flies', 'rahima', 'success'), ('unpaid', 'rahima', 'expired'), ('visa', 'rahima', 'success'),
        ('left', 'gone', 'success')) as each (id, owner, status);
    insert into flight_orders (order_id, search_uid, departure_date, offer, dictionaries, query, fare_rate)
      values ('flies', 's', '', '${offer}', '{}', '{}', 80), ('unpaid', 's', '', '${offer}', '{}', '{}', 80);
    insert into order_passports (order_id, position, passport_number, expiry_date) select id, 0, '', '' from orders;
    insert into documents (id, user_id, key, state, name, bytes, width, height, created_at)
      select id, 'rahima', id, 'stored', '', 1, 1, 1, '2026-11-01T00:00:00Z'
      from (values ('unpaid'), ('visa'), ('left'), ('shared'), ('waiting')) as each (id);
    insert into order_documents (order_id, document_id, traveler_position, document_position)
      values ('unpaid', 'unpaid', 0, 0), ('visa', 'visa', 0, 0), ('left', 'left', 0, 0), ('unpaid', 'shared', 0, 1),
        ('visa', 'shared', 0, 1);
    set session_replication_role = origin;
  `)
  await migrate(db, { migrationsFolder })
  const days = (rows: { id: string; at: Date | null }[]) =>
    Object.fromEntries(rows.map(({ id, at }) => [id, at?.toISOString().slice(0, 10) ?? null]))
  const { orderPassports, documents } = schema
  const passports = await db
    .select({ id: orderPassports.orderId, at: orderPassports.eraseAt })
    .from(orderPassports)
  expect(days(passports)).toEqual({
    ...{ flies: '2026-12-31', unpaid: '2026-12-01', visa: null, left: '2027-11-01' },
  })
  const kept = await db.select({ id: documents.id, at: documents.eraseAt }).from(documents)
  expect(days(kept)).toEqual({
    ...{ unpaid: '2026-12-01', visa: null, left: '2027-11-01', shared: null },
    waiting: '2026-11-02',
  })
}, 60_000)
