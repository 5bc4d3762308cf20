import { verifyBooking as endpoint } from '@jatra/contract/order/endpoints'
import { verifyBooking, type VerificationDeps } from '../domain/payments/verify-booking.ts'
import type { Routes } from './route.ts'

/** `/api/verify`: open to anyone (docs/specification.md, Order endpoints). */
export function verificationRoutes(routes: Routes, deps: VerificationDeps): void {
  routes.open(endpoint, ({ query, clientIp }) => verifyBooking(deps, query, clientIp))
}
