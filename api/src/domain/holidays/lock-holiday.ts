import type { HolidayOrder } from '@jatra/contract/holiday/holiday-order'
import { lockOrder } from '../../db/lock-order.ts'
import type { OrderRow } from '../../db/schema.ts'
import type { LimitDeps } from '../limits.ts'
import { readOrder } from '../orders/get-order.ts'

/**
 * A holiday order, locked until the transaction ends, so that of a cancellation and what is done to it the first counts.
 * @param deps with a transaction
 * @param userId the account that it must belong to; absent: any
 * @returns null where there is none
 */
export async function lockHoliday(
  deps: Pick<LimitDeps, 'db' | 'clock' | 'log'>,
  orderId: string,
  userId?: string,
): Promise<{ row: OrderRow; order: HolidayOrder } | null> {
  const row = await lockOrder(deps.db, orderId, userId)
  if (row?.serviceType !== 'holidays') return null
  const order = await readOrder(deps, row)
  return order.serviceType === 'holidays' ? { row, order } : null
}
