import { http, HttpResponse, type HttpHandler } from 'msw'
import { visitorOf } from '../answer.ts'
import { rulesOf } from '../scenarios/index.ts'
import { inboxOf } from '../state/emails.ts'
import { nowOf, type MockBackend } from '../mock-backend.ts'

/** The visitor's own emails, the newest last, for demonstrations and tests. Not part of the contract. */
export const EMAILS_PATH = '/api/prototype/emails'

export function emailHandlers(backend: MockBackend): HttpHandler[] {
  return [
    http.get(`*${EMAILS_PATH}`, ({ request }) => {
      const visitor = visitorOf(backend, request)
      return HttpResponse.json(
        inboxOf(visitor, nowOf(backend, visitor), rulesOf(visitor.scenarios).emails),
        {
          headers: { 'cache-control': 'no-store' },
        },
      )
    }),
  ]
}
