// Bookings through two processes on one PostgreSQL: people search, book and pay at both, and Jatra Air tickets them.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { BookingClient } from '../faults/booking-client.ts'

/** The rate limit of an account is above it. */
const BOOKINGS_OF_A_BOOKER = 10
const LAST_TICKETS_MS = 60_000

/**
 * @param {string[]} origins of the processes
 * @param {string} databaseUrl of both
 * @param {{ bookers: number }} crowd so many book at once, ten times each
 * @returns {Promise<{ bookings: number, minutes: number, p50: number, p95: number }>} milliseconds from the payment to
 *   the last ticket of a booking. @throws when a paid booking got none
 */
export async function measureBookings(origins, databaseUrl, { bookers }) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const start = performance.now()
    await Promise.all(Array.from({ length: bookers }, (_, at) => bookRepeatedly(origins, at + 1)))
    const minutes = (performance.now() - start) / 60_000
    const times = await waitForTickets(client)
    if (times.length !== bookers * BOOKINGS_OF_A_BOOKER)
      throw new Error(`${times.length} bookings were ticketed, which is not all of them`)
    const at = (share) => times[Math.ceil(times.length * share) - 1]
    return { bookings: times.length, minutes, p50: at(0.5), p95: at(0.95) }
  } finally {
    await client.end()
  }
}

async function bookRepeatedly(origins, number) {
  let turn = number
  const booker = await BookingClient.signUp(() => origins[turn % origins.length], number)
  // The next request goes to the other process, as a balancer may deal them out.
  const next = () => {
    turn += 1
    return booker
  }
  for (let count = 0; count < BOOKINGS_OF_A_BOOKER; count += 1) {
    const found = await next().search()
    const booking = await next().book(found, randomUUID())
    await next().choosePay(booking)
    await next().comeBack(booking)
  }
}

/** @returns {Promise<number[]>} of each ticketed booking the time that it took, milliseconds, ascending */
async function waitForTickets(client) {
  const end = Date.now() + LAST_TICKETS_MS
  for (;;) {
    const { rows } = await client.query(
      `select b.status, extract(epoch from max(t.issued_at) - o.settled_at) * 1000 as ms
       from flight_bookings b join orders o on o.id = b.order_id left join flight_tickets t on t.order_id = b.order_id
       where o.payment_status = 'success' group by b.order_id, b.status, o.settled_at`,
    )
    const waiting = rows.filter(({ status }) => status === 'confirming' || status === 'reserved')
    if (waiting.length === 0 || Date.now() > end) {
      return rows
        .flatMap(({ status, ms }) => (status === 'ticketed' ? [Number(ms)] : []))
        .sort((a, b) => a - b)
    }
    await sleep(200)
  }
}
