import { and, desc, eq, sql } from 'drizzle-orm'
import type { FlightOrder } from '@jatra/contract/entities/flight-order'
import { Refusal } from '@jatra/contract/problem'
import { orders } from '../../db/schema.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { toOrders } from './to-order.ts'

export interface Page {
  limit: number
  cursor: string | undefined
}

/**
 * The flight orders of an account, newest first, by keyset: an order that comes in between shifts nothing.
 * @throws Refusal invalid_input for a cursor that we did not give
 */
export async function listOrders(
  { db, clock }: Pick<PaymentDeps, 'db' | 'clock'>,
  userId: string,
  page: Page,
): Promise<{ orders: FlightOrder[]; next: string | null }> {
  const after = page.cursor === undefined ? undefined : readCursor(page.cursor)
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.serviceType, 'flight'),
        after &&
          sql`(${orders.createdAt}, ${orders.id}) < (${after.createdAt}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(page.limit + 1)
  const shown = rows.slice(0, page.limit)
  const last = rows.length > page.limit ? shown.at(-1) : undefined
  return { orders: await toOrders(db, shown, clock()), next: last ? writeCursor(last) : null }
}

function writeCursor({ createdAt, id }: { createdAt: Date; id: string }): string {
  return Buffer.from(`${createdAt.toISOString()} ${id}`).toString('base64url')
}

function readCursor(cursor: string): { createdAt: string; id: string } {
  const text = Buffer.from(cursor, 'base64url').toString()
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([\w-]{1,64})$/.exec(text)
  const [, createdAt = '', id = ''] = match ?? []
  const instant = Date.parse(createdAt)
  if (!match || Number.isNaN(instant)) {
    const message = 'This page is not there. Please start from the first one.'
    throw new Refusal('invalid_input', message, { errors: { cursor: [message] } })
  }
  return { createdAt: new Date(instant).toISOString(), id }
}
