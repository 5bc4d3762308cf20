import { endpoints } from '@jatra/contract/endpoints'
import { methodNotAllowed, nothingHere } from '@jatra/contract/http/http-errors'
import { http, type HttpHandler } from 'msw'
import { createAnswer, patternOf } from './answer.ts'
import { airportHandlers, countryHandlers } from './endpoints/places.ts'
import { authHandlers } from './endpoints/auth.ts'
import { deskTodayHandlers } from './endpoints/desk-today.ts'
import { deskAuditHandlers } from './endpoints/desk-audit.ts'
import { deskFindHandlers } from './endpoints/desk-find.ts'
import { deskOrderHandlers } from './endpoints/desk-orders.ts'
import { deviceHandlers } from './endpoints/devices.ts'
import { documentHandlers } from './endpoints/documents.ts'
import { flightHandlers } from './endpoints/flights.ts'
import { googleHandlers } from './endpoints/google.ts'
import { emailHandlers } from './endpoints/emails.ts'
import { cancellationHandlers } from './endpoints/cancellations.ts'
import { orderHandlers } from './endpoints/orders.ts'
import { packageHandlers } from './endpoints/packages.ts'
import { passportDraftHandlers } from './endpoints/passport-drafts.ts'
import { bankDetailsHandlers } from './endpoints/bank-details.ts'
import { passwordHandlers } from './endpoints/passwords.ts'
import { openPaymentHandlers } from './endpoints/open-payment.ts'
import { paymentHandlers } from './endpoints/payments.ts'
import { sandboxHandlers } from './endpoints/sandbox.ts'
import { staffCancellationHandlers } from './endpoints/staff-cancellations.ts'
import { staffRefundHandlers } from './endpoints/staff-refunds.ts'
import { travelerHandlers } from './endpoints/travelers.ts'
import { heldPaymentHandlers } from './endpoints/held-payments.ts'
import { jobHandlers } from './endpoints/jobs.ts'
import { mismatchHandlers } from './endpoints/mismatches.ts'
import { userHandlers } from './endpoints/users.ts'
import { verificationHandlers } from './endpoints/verification.ts'
import { holidayHandlers } from './endpoints/holidays.ts'
import { visaApplicationHandlers } from './endpoints/visa-applications.ts'
import { visaStatusHandlers } from './endpoints/visa-statuses.ts'
import { visaHandlers } from './endpoints/visas.ts'
import { createMockBackend, type MockOptions, type MockBackend } from './mock-backend.ts'

/** Handlers for every endpoint of the contract, with a new mock backend. Other paths under /api get 404 or 405. */
export function createHandlers(options: MockOptions): HttpHandler[] {
  return handlersOf(createMockBackend(options))
}

/** Handlers for an existing mock backend. */
export function handlersOf(backend: MockBackend): HttpHandler[] {
  const answer = createAnswer(backend)
  return [
    ...authHandlers(answer, backend),
    ...passwordHandlers(answer, backend),
    ...deviceHandlers(answer),
    ...googleHandlers(answer, backend),
    ...airportHandlers(answer),
    ...countryHandlers(answer),
    ...flightHandlers(answer, backend),
    ...sandboxHandlers(backend),
    ...emailHandlers(backend),
    ...paymentHandlers(answer, backend),
    ...openPaymentHandlers(answer, backend),
    ...orderHandlers(answer, backend),
    ...cancellationHandlers(answer, backend),
    ...verificationHandlers(answer, backend),
    ...packageHandlers(answer, backend),
    ...visaHandlers(answer, backend),
    ...visaStatusHandlers(answer),
    ...documentHandlers(answer, backend),
    ...userHandlers(answer, backend),
    ...jobHandlers(answer),
    ...mismatchHandlers(answer),
    ...deskTodayHandlers(answer, backend),
    ...deskAuditHandlers(answer, backend),
    ...deskFindHandlers(answer, backend),
    ...deskOrderHandlers(answer, backend),
    ...staffRefundHandlers(answer, backend),
    ...staffCancellationHandlers(answer),
    ...heldPaymentHandlers(answer),
    ...holidayHandlers(answer, backend),
    ...visaApplicationHandlers(answer),
    ...bankDetailsHandlers(answer),
    ...travelerHandlers(answer),
    ...passportDraftHandlers(answer),
    ...[...methodsByPath()].map(([path, methods]) =>
      http.all(patternOf(path), ({ request }) => {
        const response = methodNotAllowed(methods).toResponse(request.headers)
        response.headers.set('allow', methods.join(', '))
        return response
      }),
    ),
    http.all('*/api/*', ({ request }) => nothingHere().toResponse(request.headers)),
  ]
}

/** Every path of the contract with the methods that it answers. */
function methodsByPath(): Map<string, string[]> {
  const paths = new Map<string, string[]>()
  for (const { path, method } of Object.values(endpoints)) {
    paths.set(path, [...(paths.get(path) ?? []), method])
  }
  return paths
}
