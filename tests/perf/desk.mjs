// How soon the desk finds an order, and shows it, in a large PostgreSQL.
import pg from 'pg'
import { openPostgres } from '../../api/src/db/open-postgres.ts'
import { fillDesk } from '../../api/src/testing/fill-desk.ts'
import { hire } from '../../api/src/testing/hire.ts'
import { installJobClock } from '../../api/src/testing/job-clock.ts'
import { startPaying } from '../../api/src/testing/paying.ts'

const ASKED = 60

/**
 * @returns {Promise<{ filled: number, rows: { what: string, p50: number, p95: number, found: number }[] }>} milliseconds; `found`
 *   is how many results a page had on average
 */
export async function measureDesk(url, orders) {
  const database = await openPostgres(url)
  const client = new pg.Client(url)
  await client.connect()
  try {
    await installJobClock(database.db)
    const { api, fake, notify, orderId, tranId, visitor } = await startPaying(database)
    await notify(fake.pay(tranId))
    const { token } = await hire(database, api, 'agent')
    const start = performance.now()
    await fillDesk(
      (statement) => client.query(statement),
      { orderId, tranId, userId: visitor.userId },
      orders,
    )
    await client.query('vacuum')
    const filled = performance.now() - start
    const said = await sayings(client, ASKED)
    const headers = { authorization: `Bearer ${token}` }
    const ask = async (path) => {
      const answer = await api.send('GET', path, { headers })
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
      return answer.json()
    }
    const find = async (q) => {
      const { results } = await ask(`/api/desk/find?${new URLSearchParams({ q })}`)
      if (results.length === 0) throw new Error(`nothing was found by ${q}`)
      return results.length
    }
    const rows = []
    const measure = async (what, texts, once) => {
      // The first ones plan their queries and read what PostgreSQL has not in memory yet.
      for (const text of texts.slice(0, 5)) await once(text)
      const times = []
      let found = 0
      for (const text of texts) {
        const from = performance.now()
        found += await once(text)
        times.push(performance.now() - from)
      }
      times.sort((a, b) => a - b)
      const at = (share) => times[Math.ceil(times.length * share) - 1]
      rows.push({ what, p50: at(0.5), p95: at(0.95), found: found / texts.length })
    }
    for (const kind of Object.keys(said[0]).filter((key) => key !== 'id')) {
      await measure(
        `by ${kind}`,
        said.map((one) => one[kind]),
        find,
      )
    }
    await measure(
      'by the commonest names',
      repeated(['Mohammad Rahman', 'Md', 'Rahman', 'moh rah']),
      find,
    )
    await measure(
      'an order opened, one',
      said.map((one) => one.id),
      async (id) => {
        await ask(`/api/desk/orders/${id}`)
        return 1
      },
    )
    return { filled, rows }
  } finally {
    await client.end()
    await database.close()
  }
}

const repeated = (texts) => Array.from({ length: ASKED }, (_, at) => texts[at % texts.length])

/** Some of the orders, and for each kind how a traveller says which one it is. */
async function sayings(client, count) {
  const { rows } =
    await client.query(`select o.id, o.booking_reference as "bookingId", b.reference as pnr, f.number as ticket,
      p.passport_number as passport, x.val_id as transaction, t.phone, upper(t.email) as email,
      t.first_name || ' ' || t.last_name as name, t.last_name as "last name", left(t.last_name, 3) as "begun name"
    from orders o join flight_bookings b on b.order_id = o.id join flight_tickets f on f.order_id = o.id
      join order_passports p on p.order_id = o.id join payment_attempts a on a.order_id = o.id
      join payment_transactions x on x.tran_id = a.tran_id join order_travelers t on t.order_id = o.id
    where o.id like 'o%' order by md5(o.id) limit ${count}`)
  return rows
}
