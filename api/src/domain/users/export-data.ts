import { asc } from 'drizzle-orm'
import type { AccountExport } from '@jatra/contract/account/account'
import type { Order } from '@jatra/contract/whole-order/order'
import { documents } from '../../db/schema.ts'
import type { Session } from '../auth/find-session.ts'
import { listDevices } from '../auth/devices.ts'
import { storedFor } from '../documents/unattached.ts'
import { toDocument } from '../documents/read-documents.ts'
import { consumeRateLimit } from '../limits.ts'
import {
  listFlightOrders,
  listHolidayOrders,
  listVisaOrders,
  type OrderPage,
  type Page,
} from '../orders/list-orders.ts'
import { orderInLanguage } from '@jatra/contract/whole-order/order-in-language'
import { listTravelers } from '../travelers/regular-travelers.ts'
import { getUser } from '../auth/get-user.ts'
import type { UserDeps } from './user-deps.ts'

const PAGE = 50

/** All data that an account can see about itself. */
export async function exportData(
  deps: Pick<UserDeps, 'db' | 'clock' | 'log' | 'limits'>,
  session: Session,
): Promise<AccountExport> {
  const userId = session.user._id
  await consumeRateLimit(deps, [{ limit: 'exportByUser', subject: userId }])
  const { db, clock } = deps
  const now = clock()
  const profile = await getUser(deps, userId)
  const orders = [
    ...(await everyPage((page) => listFlightOrders(deps, userId, page))),
    ...(await everyPage((page) => listHolidayOrders(deps, userId, page))),
    ...(await everyPage((page) => listVisaOrders(deps, userId, page))),
  ].sort((a, b) => b.createdAt.localeCompare(a.createdAt))
  const ownDocuments = await db
    .select()
    .from(documents)
    .where(storedFor(userId))
    .orderBy(asc(documents.createdAt))
  return {
    exportedAt: new Date(now).toISOString(),
    profile,
    orders: orders.map((order) => orderInLanguage(profile.language, order)),
    regularTravelers: await listTravelers(deps, userId),
    documents: ownDocuments.map(toDocument),
    devices: await listDevices(deps, userId, session),
  }
}

async function everyPage<One extends Order>(
  read: (page: Page) => Promise<OrderPage<One>>,
): Promise<One[]> {
  const all: One[] = []
  for (let cursor: string | undefined; ;) {
    const { orders, next } = await read({ limit: PAGE, cursor })
    all.push(...orders)
    if (!next) return all
    cursor = next
  }
}
