import { and, desc, eq, sql } from 'drizzle-orm'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import type { HolidayOrder } from '@jatra/contract/holiday/holiday-order'
import type { VisaOrder } from '@jatra/contract/visa/visa-order'
import { orders, type OrderRow } from '../../db/schema.ts'
import { readCursor, writeCursor } from '../keyset-cursor.ts'
import type { Database } from '../../db/types.ts'
import type { LimitDeps } from '../limits.ts'
import { readFlightOrders, readHolidayOrders, readVisaOrders } from './read-orders.ts'

export interface Page {
  limit: number
  cursor?: string | undefined
}

type ListDeps = Pick<LimitDeps, 'db' | 'clock' | 'log'>

/** A page of orders; `next` is the cursor of the page after it. */
export interface OrderPage<One> {
  orders: One[]
  next: string | null
}

/** The flight orders of an account, newest first. @throws DomainError invalid_input for a cursor that we did not give */
export async function listFlightOrders(
  deps: ListDeps,
  userId: string,
  page: Page,
): Promise<OrderPage<FlightOrder>> {
  const { rows, next } = await findOrders(deps, userId, 'flight', page)
  return { orders: await readFlightOrders(deps.db, rows, deps.clock(), deps.log), next }
}

/** The holiday orders of an account, newest first. @throws DomainError invalid_input for a cursor that we did not give */
export async function listHolidayOrders(
  deps: ListDeps,
  userId: string,
  page: Page,
): Promise<OrderPage<HolidayOrder>> {
  const { rows, next } = await findOrders(deps, userId, 'holidays', page)
  return { orders: await readHolidayOrders(deps.db, rows, deps.clock(), deps.log), next }
}

/** The visa applications of an account, newest first. @throws DomainError invalid_input for a cursor that we did not give */
export async function listVisaOrders(
  deps: ListDeps,
  userId: string,
  page: Page,
): Promise<OrderPage<VisaOrder>> {
  const { rows, next } = await findOrders(deps, userId, 'visa', page)
  return { orders: await readVisaOrders(deps.db, rows, deps.clock(), deps.log), next }
}

/** By keyset: a new order does not shift the pages. */
async function findOrders(
  { db }: ListDeps,
  userId: string,
  serviceType: OrderRow['serviceType'],
  page: Page,
): Promise<{ rows: OrderRow[]; next: string | null }> {
  const after = page.cursor === undefined ? undefined : readCursor(page.cursor)
  const found = await ordersAfter(db, userId, serviceType, after, page.limit + 1)
  const rows = found.slice(0, page.limit)
  const last = found.length > page.limit ? rows.at(-1) : undefined
  return { rows, next: last ? writeCursor(last) : null }
}

interface Place {
  createdAt: string
  id: string
}

/** The query of a page after its cursor: the index `orders_of_user` has the rows in this order. */
export function ordersAfter(
  db: Database,
  userId: string,
  serviceType: OrderRow['serviceType'],
  after: Place | undefined,
  limit: number,
) {
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.serviceType, serviceType),
        after &&
          sql`(${orders.createdAt}, ${orders.id}) < (${after.createdAt}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
}
