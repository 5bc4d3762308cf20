import { asc, inArray } from 'drizzle-orm'
import { paymentAttempts, unpaidHolds } from '@jatra/api/db/schema'
import type { Database } from '@jatra/api/db/types'
import { pay, paymentBody, search, type Visitor } from '@jatra/api/testing/booking'
import { openPayment } from '@jatra/contract/whole-order/checkout-endpoints'
import type { GatewayName } from '@jatra/contract/payment/gateways'
import { inTurns } from './in-turns.ts'
import type { Attempt, NotifiedGateway } from './notified-gateway.ts'
import type { Deed, Plan } from './plans.ts'
import type { ApiProcess } from './start-api.ts'

/** An attempt of a placed order, and what its payer does. */
export interface PlacedAttempt {
  by: NotifiedGateway
  deed: Deed
  attempt: Attempt
}

export interface PlacedOrder {
  orderId: string
  plan: Plan
  attempts: PlacedAttempt[]
}

/** The orders of one payer wait for each other; on a busy machine more of them would wait too long, and be refused. */
const PLACED_AT_ONCE = 4

export type Gateways = Readonly<Record<GatewayName, NotifiedGateway>>

/** Places what is planned, by each process in turn, with the gateways' pages open. */
export async function placeOrders(
  db: Database,
  apis: readonly ApiProcess[],
  gateways: Gateways,
  visitor: Visitor,
  planned: readonly Plan[],
): Promise<PlacedOrder[]> {
  // The seats of a held flight are held by the process whose airline was asked.
  const [first] = apis
  if (!first) throw new Error('There is no process')
  const shared = await search(first.client)
  const { token, userId } = visitor
  const placed: Omit<PlacedOrder, 'attempts'>[] = []
  const place = async (plan: Plan, at: number) => {
    const { client } = apis[at % apis.length] ?? first
    const payLater = plan.time === 'held_flight'
    const { paymentType } = gateways[plan.attempts[0]?.at ?? 'sslcommerz']
    // The airline sells an offer once.
    const found = payLater ? await search(first.client) : shared
    const body = paymentBody(found, userId, { paymentType, ...(payLater && { payLater }) })
    const { orderId } = await pay(client, visitor, body)
    placed.push({ orderId, plan })
    return orderId
  }
  await inTurns(
    planned.filter(({ time }) => time !== 'held_flight'),
    place,
    PLACED_AT_ONCE,
  )
  for (const [at, plan] of planned.entries()) {
    if (plan.time !== 'held_flight') continue
    // Few flights of one payer may be held at once.
    await db.delete(unpaidHolds)
    await place(plan, at)
  }
  await inTurns(placed, async ({ orderId, plan }, at) => {
    if (plan.time !== 'held_flight') return
    await first.workOnBooking(orderId)
    const { client } = apis[at % apis.length] ?? first
    for (const { at: name } of plan.attempts) {
      const { paymentType } = gateways[name]
      const input = { params: { userId, orderId }, body: { paymentType } }
      await client.call(openPayment, input, { token })
    }
  })
  const rows = await db
    .select()
    .from(paymentAttempts)
    .where(
      inArray(
        paymentAttempts.orderId,
        placed.map(({ orderId }) => orderId),
      ),
    )
    .orderBy(asc(paymentAttempts.createdAt))
  return placed.map((order) => ({
    ...order,
    attempts: order.plan.attempts.map(({ at, deed }) => {
      const row = rows.find(({ orderId, gateway }) => orderId === order.orderId && gateway === at)
      if (!row) throw new Error(`${order.orderId} has no attempt at ${at}`)
      const { tranId, gatewayReference: reference } = row
      return { by: gateways[at], deed, attempt: { tranId, reference: reference ?? '' } }
    }),
  }))
}
