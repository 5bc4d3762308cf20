import type { Order } from '@jatra/contract/whole-order/order'
import type { OrderRow } from '../../db/schema.ts'
import type { LimitDeps } from '../limits.ts'
import { readFlightOrders, readHolidayOrders, readVisaOrders } from './read-orders.ts'

/** Whole orders of any kind, by their ids. One that cannot be parsed is left out. */
export async function readOrdersOfAnyKind(
  { db, clock, log }: Pick<LimitDeps, 'db' | 'clock' | 'log'>,
  rows: readonly OrderRow[],
): Promise<Map<string, Order>> {
  const of = (kind: OrderRow['serviceType']) =>
    rows.filter(({ serviceType }) => serviceType === kind)
  const found: Order[] = [
    ...(await readFlightOrders(db, of('flight'), clock(), log)),
    ...(await readHolidayOrders(db, of('holidays'), clock(), log)),
    ...(await readVisaOrders(db, of('visa'), clock(), log)),
  ]
  return new Map(found.map((order) => [order._id, order]))
}
