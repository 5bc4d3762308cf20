import { openCancellation } from '@jatra/contract/order/own-cancellations'
import type { Order } from '@jatra/contract/whole-order/order'
import type { OrderEmail } from '@jatra/contract/order/order-email'
import type { ScenarioRules } from '../scenarios/scenario.ts'

/** An order's emails as they ended: each is delivered, unless a scenario says otherwise. */
export function asTheyEnded(
  emails: OrderEmail[],
  order: Order,
  end: ScenarioRules['emails'],
): OrderEmail[] {
  if (end === 'undelivered') return emails.map((email) => ({ ...email, status: 'failed' }))
  return end === 'late' ? emails.filter(({ kind }) => !isUnneeded(kind, order)) : emails
}

/** Whether an email that was not sent yet has nothing to tell any more. */
function isUnneeded(kind: OrderEmail['kind'], order: Order): boolean {
  if (kind === 'flight_held' || kind === 'hold_reminder') return order.paymentStatus !== 'pending'
  if (kind === 'cancellation_waits') return openCancellation(order.cancellations) === null
  return kind === 'visa_handed_over' && order.serviceType === 'visa' && order.handedOverAt === null
}
