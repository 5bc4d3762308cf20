import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPostgres } from '@jatra/api/db/open-postgres'
import { refunds } from '@jatra/api/db/schema'
import type { Database, DatabaseHandle } from '@jatra/api/db/types'
import { readAnyOrder, signUp } from '@jatra/api/testing/booking'
import { fakeSslCommerz } from '@jatra/api/testing/fake-sslcommerz'
import { holidayPaymentFor, insertPackage, reserve } from '@jatra/api/testing/holidays'
import { createTestApi } from '@jatra/api/testing/test-api'
import { useTestDatabase } from '@jatra/api/testing/test-database'
import { MAX_ROOMS_OF_A_KIND } from '@jatra/contract/order/rooms'
import { cancelOrder, quoteCancellation } from '@jatra/contract/whole-order/endpoints'

/** Of the drill: `CONFIRMATIONS=1000 npx vitest run --config tests/race/vitest.config.ts tests/race/lock-order`. */
const CONFIRMATIONS = Number(process.env['CONFIRMATIONS'] ?? 20)

const database = useTestDatabase()
let handles: DatabaseHandle[]
/** What the database undid. */
let undone: unknown[]
beforeAll(async () => {
  const open = () =>
    openPostgres(database.url ?? '', { onUndone: (error) => void undone.push(error) })
  handles = [await open(), await open()]
})
beforeEach(() => {
  undone = []
})
afterAll(() => Promise.all(handles.map((handle) => handle.close())))

const none = { singleRoom: 0, doubleRoom: 0, twinRoom: 0, tripleRoom: 0 }
const nobody = { adults: 0, child: 0, child2: 0, infants: 0 }
const oneRoom = {
  rooms: { ...none, singleRoom: 1 },
  people: { ...nobody, adults: 1 },
}

/** Two processes, and a traveller who has paid for as many rooms as go into one order. */
async function start() {
  const holiday = await insertPackage(database.db, { price: 2_000, seats: 200 })
  const fake = fakeSslCommerz()
  const often = { max: 1_000_000, seconds: 60 }
  const [one, other] = handles.map((handle) =>
    createTestApi(handle, {
      gateways: { sslcommerz: fake.gateway },
      limits: { paymentByUser: often, paymentByUserDaily: often },
    }),
  )
  if (!one || !other) throw new Error('two processes are needed')
  const visitor = await signUp(one.client)
  const { userId, token } = visitor
  return {
    async book() {
      const body = holidayPaymentFor(holiday, userId, {
        rooms: { ...none, singleRoom: MAX_ROOMS_OF_A_KIND },
        people: { ...nobody, adults: MAX_ROOMS_OF_A_KIND },
      })
      const { orderId } = await reserve(one.client, visitor, body)
      const tranId = (await readAnyOrder(one.client, visitor, orderId)).payments[0]?.tranId ?? ''
      await one.send('POST', '/api/payment/ipn', { body: fake.pay(tranId) })
      return { orderId, tranId }
    },
    async cancelRoom(orderId: string, isLast: boolean) {
      const input = { params: { userId, orderId } }
      const body = isLast ? {} : { stay: oneRoom }
      const { quoteId } = await one.client.call(quoteCancellation, { ...input, body }, { token })
      await one.client.call(cancelOrder, { ...input, body: { quoteId } }, { token })
    },
    /** What the other process does meanwhile: its jobs of refunds, and a notice of a second payment. */
    async meanwhile({ orderId, tranId }: { orderId: string; tranId: string }) {
      const asked = await database.db.select().from(refunds).where(eq(refunds.orderId, orderId))
      const again = fake.pay(tranId, { val_id: `again-${tranId}` })
      await Promise.all([
        ...asked.map(({ id }) =>
          other.handlers.refund({ data: { refundId: id }, attempt: 1, isLast: false }),
        ),
        other.send('POST', '/api/payment/ipn', { body: again }),
      ])
    },
  }
}

it(
  `${CONFIRMATIONS} confirmed cancellations, room after room beside the refund worker, meet no deadlock`,
  { timeout: 600_000 },
  async () => {
    const { book, cancelRoom, meanwhile } = await start()
    for (let done = 0; done < CONFIRMATIONS; done += MAX_ROOMS_OF_A_KIND) {
      const order = await book()
      let isOver = false
      const cancel = async () => {
        for (let room = 1; room <= MAX_ROOMS_OF_A_KIND; room += 1)
          await cancelRoom(order.orderId, room === MAX_ROOMS_OF_A_KIND)
      }
      const work = async () => {
        while (!isOver) await meanwhile(order)
      }
      await Promise.all([cancel().finally(() => (isOver = true)), work()])
    }
    expect(undone).toEqual([])
    const brought = await database.db.select().from(refunds).where(eq(refunds.reason, 'cancelled'))
    expect(brought).toHaveLength(Math.ceil(CONFIRMATIONS / MAX_ROOMS_OF_A_KIND))
  },
)

describe('a transaction that the database undoes', () => {
  const lock = (tx: Database, key: number) =>
    tx.execute(sql`select pg_advisory_xact_lock(${key}::bigint)`)

  it('is tried again, so that both of a deadlock end well', async () => {
    let holding = 0
    const crossing = (at: 0 | 1) =>
      handles[at]?.db.transaction(async (tx) => {
        await lock(tx, at)
        holding += 1
        await expect.poll(() => holding).toBeGreaterThan(1)
        await lock(tx, 1 - at)
        return at
      })
    expect(await Promise.all([crossing(0), crossing(1)])).toEqual([0, 1])
    expect(undone).toHaveLength(1)
  })

  it('fails when it is undone each time', async () => {
    let begun = 0
    const transaction = handles[0]?.db.transaction(async (tx) => {
      begun += 1
      await tx.execute(sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`)
    })
    await expect(transaction).rejects.toThrow()
    expect([begun, undone.length]).toEqual([5, 4])
  })
})
