import { calls } from '@jatra/contract/http/endpoints'
import { Refusal } from '@jatra/contract/http/problem'
import { http, type HttpHandler } from 'msw'
import { answering, patternOf } from './answer.ts'
import { airportHandlers } from './calls/airports.ts'
import { countryHandlers } from './calls/countries.ts'
import { authHandlers } from './calls/auth.ts'
import { deviceHandlers } from './calls/devices.ts'
import { documentHandlers } from './calls/documents.ts'
import { flightHandlers } from './calls/flights.ts'
import { googleHandlers } from './calls/google.ts'
import { letterHandlers } from './calls/letters.ts'
import { orderHandlers } from './calls/orders.ts'
import { packageHandlers } from './calls/packages.ts'
import { passportDraftHandlers } from './calls/passport-drafts.ts'
import { passwordHandlers } from './calls/passwords.ts'
import { paymentHandlers } from './calls/payments.ts'
import { sandboxHandlers } from './calls/sandbox.ts'
import { travelerHandlers } from './calls/travelers.ts'
import { userHandlers } from './calls/users.ts'
import { visaHandlers } from './calls/visas.ts'
import { createMockBackend, type MockOptions, type MockBackend } from './mock-backend.ts'

/** Handlers for every call of the contract, around one backend of their own. Whatever else is asked of /api is refused. */
export function createHandlers(options: MockOptions): HttpHandler[] {
  return handlersOf(createMockBackend(options))
}

/** The handlers around a backend that somebody else holds too. */
export function handlersOf(backend: MockBackend): HttpHandler[] {
  const answer = answering(backend)
  return [
    ...authHandlers(answer, backend),
    ...passwordHandlers(answer, backend),
    ...deviceHandlers(answer),
    ...googleHandlers(answer, backend),
    ...airportHandlers(answer),
    ...countryHandlers(answer),
    ...flightHandlers(answer, backend),
    ...sandboxHandlers(backend),
    ...letterHandlers(backend),
    ...paymentHandlers(answer, backend),
    ...orderHandlers(answer, backend),
    ...packageHandlers(answer, backend),
    ...visaHandlers(answer, backend),
    ...documentHandlers(answer, backend),
    ...userHandlers(answer, backend),
    ...travelerHandlers(answer),
    ...passportDraftHandlers(answer),
    ...[...methodsByPath()].map(([path, methods]) =>
      http.all(patternOf(path), () => {
        const message = `Use ${methods.join(' or ')} here.`
        const response = new Refusal('method_not_allowed', message).toResponse()
        response.headers.set('allow', methods.join(', '))
        return response
      }),
    ),
    http.all('*/api/*', () => new Refusal('not_found', 'There is nothing here.').toResponse()),
  ]
}

/** Every path of the contract with the methods that it answers. */
function methodsByPath(): Map<string, string[]> {
  const paths = new Map<string, string[]>()
  for (const { path, method } of Object.values(calls)) {
    paths.set(path, [...(paths.get(path) ?? []), method])
  }
  return paths
}
