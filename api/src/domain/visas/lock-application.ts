import { assertNotOwnBooking } from '@jatra/contract/account/duties'
import { applicationUnknown } from '@jatra/contract/visa/hand-over'
import type { VisaOrder } from '@jatra/contract/visa/visa-order'
import type { OrderRow } from '../../db/schema.ts'
import type { EventDeps } from '../outbox/enqueue-capped-email.ts'
import { readOrder } from '../orders/get-order.ts'
import { lockOrder } from '../../db/lock-order.ts'

/**
 * An application, locked for a member of staff, so that of what they do and a cancellation the first counts.
 * @param deps with a transaction
 * @throws DomainError not_found, forbidden for an application of their own
 */
export async function lockApplication(
  deps: EventDeps,
  orderId: string,
  staffId: string,
): Promise<{ row: OrderRow; order: VisaOrder }> {
  const row = await lockOrder(deps.db, orderId)
  if (!row) throw applicationUnknown()
  const order = await readOrder(deps, row)
  if (order.serviceType !== 'visa') throw applicationUnknown()
  assertNotOwnBooking(row, staffId)
  return { row, order }
}
