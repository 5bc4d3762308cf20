import { handOverVisa } from '@jatra/contract/visa/hand-over'
import type { EventDeps } from '../domain/bookings/booking-deps.ts'
import { handOver } from '../domain/visas/hand-over.ts'
import type { Routes } from './route.ts'

/** Visa applications for the staff's desk (docs/specification.md, Staff endpoints). */
export function visaApplicationRoutes(routes: Routes, deps: EventDeps): void {
  routes.guarded(handOverVisa, ({ params }, { user }) => handOver(deps, params.orderId, user._id))
}
