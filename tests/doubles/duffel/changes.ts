import type { Order } from './make-order.ts'
import type { Organisation } from './make-offer.ts'
import { invalidState, notFound } from './problems.ts'
import type { DuffelState } from './state.ts'

const HOUR = 60 * 60_000

/** The airline moves an order's flights an hour on; what was there before is removed. */
export function moveFlight({ clock, newId }: Organisation, order: Order): void {
  const removed = structuredClone(order.slices)
  for (const slice of order.slices) {
    slice.id = newId('sli')
    for (const segment of slice.segments) {
      segment.id = newId('seg')
      segment.departing_at = anHourLater(segment.departing_at)
      segment.arriving_at = anHourLater(segment.arriving_at)
    }
  }
  addChange({ clock, newId }, order, { removed, added: structuredClone(order.slices) })
}

/** The airline takes the flights out. */
export function withdrawFlight({ clock, newId }: Organisation, order: Order): void {
  addChange({ clock, newId }, order, { removed: structuredClone(order.slices), added: [] })
}

function addChange(
  { clock, newId }: Pick<Organisation, 'clock' | 'newId'>,
  order: Order,
  slices: { removed: Order['slices']; added: Order['slices'] },
): void {
  const now = new Date(clock()).toISOString()
  order.airline_initiated_changes.push({
    id: newId('aic'),
    order_id: order.id,
    created_at: now,
    updated_at: now,
    action_taken: null,
    action_taken_at: null,
    available_actions: slices.added.length > 0 ? ['accept', 'cancel', 'change'] : ['cancel'],
    ...slices,
  })
}

const anHourLater = (local: string) =>
  new Date(Date.parse(`${local}Z`) + HOUR).toISOString().slice(0, 19)

/** Only the latest change of an order can be accepted. */
export function acceptChange(state: DuffelState, id: string) {
  const changes = state.orders
    .map(({ order }) => order.airline_initiated_changes)
    .find((list) => list.some((change) => change.id === id))
  if (!changes) throw notFound()
  const latest = changes.at(-1)
  if (latest?.id !== id) throw invalidState('stale_airline_initiated_change_accept')
  latest.action_taken = 'accepted'
  latest.action_taken_at = new Date(state.clock()).toISOString()
  return latest
}
