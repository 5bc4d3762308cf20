import { isNewDecision } from '@jatra/contract/flight/airline-change'
import type { ChangeDecision, FlightBooking } from '@jatra/contract/flight/flight-booking'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import { bookingUnknown } from '@jatra/contract/order/order-errors'
import { readOrder } from '../orders/get-order.ts'
import { lockOrder } from '../../db/lock-order.ts'
import { keepAccount } from '../orders/keep-account.ts'
import { applyBookingEvent } from './apply-booking-event.ts'
import type { EventDeps } from '../outbox/enqueue-capped-email.ts'

/**
 * Stores the traveller's decision about a change, with the job that notifies the airline. Of two concurrent decisions
 * the first counts.
 * @returns the booking after it
 * @throws DomainError not_found, for another account's order too; outdated (contract/flight/airline-change)
 */
export async function decideAirlineChange(
  deps: EventDeps,
  asked: { userId: string; orderId: string; changeId: string; decision: ChangeDecision },
): Promise<FlightBooking> {
  const { userId, orderId, changeId, decision } = asked
  return deps.db.transaction(async (db) => {
    const tx = { ...deps, db }
    await keepAccount(db, userId)
    const order = await lockFlight(tx, userId, orderId)
    if (!isNewDecision(order, { changeId, decision }, deps.clock())) return order.booking
    await applyBookingEvent(tx, orderId, { type: 'decided', changeId, decision })
    return (await lockFlight(tx, userId, orderId)).booking
  })
}

async function lockFlight(deps: EventDeps, userId: string, orderId: string): Promise<FlightOrder> {
  const row = await lockOrder(deps.db, orderId, userId)
  const order = row && (await readOrder(deps, row))
  if (order?.serviceType !== 'flight') {
    throw bookingUnknown()
  }
  return order
}
