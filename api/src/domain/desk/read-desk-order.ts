import { asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Role } from '@jatra/contract/account/user'
import { deskActionsOf } from '@jatra/contract/desk/desk-actions'
import { deskSupplierOf, deskTravelersOf, type DeskOrder } from '@jatra/contract/desk/desk-order'
import { timelineOf } from '@jatra/contract/desk/timeline'
import { fullName } from '@jatra/contract/traveler/person-name'
import { bookingStatus } from '@jatra/contract/whole-order/booking-status'
import type { Order } from '@jatra/contract/whole-order/order'
import type { StaffRefund } from '@jatra/contract/whole-order/staff-refund'
import { orderUnknown } from '@jatra/contract/whole-order/staff-refund-acts'
import {
  flightBookings,
  orderPassports,
  orders,
  refunds,
  users,
  type OrderRow,
} from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import type { LimitDeps } from '../limits.ts'
import { listOrderEmails } from '../mail/list-order-emails.ts'
import { readOrder } from '../orders/get-order.ts'
import { toStaffRefund } from '../refunds/staff-refunds.ts'
import { toDeskAccount } from './desk-account.ts'
import { readReceived, readStaffActs, readSupplierMoves } from './order-history.ts'
import { readNotes } from './notes.ts'

/** An order as staff see it, of any account. @throws DomainError not_found */
export async function readDeskOrder(
  deps: Pick<LimitDeps, 'db' | 'clock' | 'log'>,
  orderId: string,
  reader: { _id: string; role: Role },
): Promise<DeskOrder> {
  const { db } = deps
  const [found] = await db
    .select({ row: orders, account: users, supplierOrderId: flightBookings.supplierOrderId })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(flightBookings, eq(flightBookings.orderId, orders.id))
    .where(eq(orders.id, orderId))
  if (!found) throw orderUnknown()
  const { row, account, supplierOrderId } = found
  const order = await readOrder(deps, row)
  const received = await readReceived(db, orderId)
  const ownRefunds = await readRefunds(db, orderId)
  const notes = await readNotes(db, orderId)
  const subjects = [
    orderId,
    ...ownRefunds.map(({ id }) => id),
    ...order.cancellations.map(({ quoteId }) => quoteId),
  ]
  const timeline = timelineOf({
    order,
    received,
    notes,
    supplier: await readSupplierMoves(db, orderId),
    emails: await listOrderEmails(deps, row.userId, orderId),
    acts: await readStaffActs(db, subjects),
  })
  const isPaymentHeld = received.some(({ outcome }) => outcome === 'held')
  const acted = { order, userId: row.userId, refunds: ownRefunds, isPaymentHeld }
  return {
    order,
    status: bookingStatus(order),
    account: toDeskAccount(account),
    contact: { name: nameOfContact(order, row), email: row.contactEmail, phone: row.contactPhone },
    supplier: deskSupplierOf(order, supplierOrderId),
    travelers: deskTravelersOf(order, await readKept(db, orderId)),
    refunds: ownRefunds,
    timeline,
    notes,
    actions: deskActionsOf(acted, reader, deps.clock()),
  }
}

/** Of a holiday the payer's first name alone is in the order's own row. */
const nameOfContact = (order: Order, { contactName }: OrderRow): string =>
  order.serviceType === 'holidays' ? fullName(order.travelersData.address) : contactName

async function readRefunds(db: Database, orderId: string): Promise<StaffRefund[]> {
  const askers = alias(users, 'askers')
  const found = await db
    .select({ refund: refunds, order: orders, asker: askers.userName })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(askers, eq(askers.id, refunds.requestedBy))
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.requestedAt), asc(refunds.id))
  return found.map(toStaffRefund)
}

/** The positions of travellers whose passport is kept. */
async function readKept(db: Database, orderId: string): Promise<Set<number>> {
  const rows = await db
    .select({ position: orderPassports.position })
    .from(orderPassports)
    .where(eq(orderPassports.orderId, orderId))
  return new Set(rows.map(({ position }) => position))
}
