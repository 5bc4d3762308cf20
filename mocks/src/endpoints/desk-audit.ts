import { listAudit, type AuditEntry } from '@jatra/contract/desk/audit-log'
import { pageUnknown } from '@jatra/contract/http/http-errors'
import { readBookingReference } from '@jatra/contract/order/booking-reference'
import type { HttpHandler } from 'msw'
import type { Answer, EndpointContext } from '../answer.ts'
import type { MockBackend } from '../mock-backend.ts'
import { colleaguesOf } from '../state/colleagues.ts'
import { allOrders } from '../state/desk-orders.ts'

/** What the visitor's staff did to its bookings. */
export function deskAuditHandlers(answer: Answer, backend: MockBackend): HttpHandler[] {
  return [answer(listAudit, (asked) => list(asked, backend))]
}

/** The newest first, as the API lists them. */
function list(asked: EndpointContext<typeof listAudit>, backend: MockBackend) {
  const { limit, cursor, booking, by, action } = asked.query
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) throw pageUnknown()
  const reference = booking === undefined ? undefined : readBookingReference(booking)
  const entries = [...allOrders(backend, asked).values()]
    .flatMap(({ order, acts = [] }) => {
      const { _id: orderId, bookingReference } = order
      return acts.map((act) => ({ ...act, order: { orderId, bookingReference } }))
    })
    .sort((a, b) => a.at.localeCompare(b.at))
    .map((act, index): AuditEntry => ({
      id: String(index + 1),
      at: act.at,
      action: act.action,
      by: act.by,
      order: act.order,
    }))
    .filter(
      (entry) =>
        (cursor === undefined || Number(entry.id) < Number(cursor)) &&
        (reference === undefined || entry.order?.bookingReference === reference) &&
        (by === undefined || entry.by?._id === by) &&
        (action === undefined || entry.action === action),
    )
    .reverse()
  const page = entries.slice(0, limit)
  return {
    entries: page,
    colleagues: colleaguesOf(asked.visitor),
    nextCursor: entries.length > limit ? (page.at(-1)?.id ?? null) : null,
  }
}
