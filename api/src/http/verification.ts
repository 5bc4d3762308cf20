import { verifyBooking as endpoint } from '@jatra/contract/whole-order/endpoints'
import { verifyBooking, type VerificationDeps } from '../domain/orders/verify-booking.ts'
import { languageAsked, languageHeaders } from '@jatra/contract/http/accept-language'
import { json } from './json.ts'
import type { Routes } from './route.ts'

/** `/api/verify`: open to anyone (docs/specification.md, Order endpoints). */
export function verificationRoutes(routes: Routes, deps: VerificationDeps): void {
  routes.open(endpoint, async ({ query, clientIp, request }) => {
    const language = languageAsked(request.headers)
    const found = await verifyBooking(deps, query, { clientIp, language })
    return json(found, 200, languageHeaders(language))
  })
}
