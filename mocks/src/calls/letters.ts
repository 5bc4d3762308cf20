import { http, HttpResponse, type HttpHandler } from 'msw'
import { visitorOf } from '../answer.ts'
import type { MockBackend } from '../mock-backend.ts'

/** No call of the contract: the visitor's own mail, the newest last, for whoever shows or tests the prototype. */
export const LETTERS_PATH = '/api/prototype/letters'

export function letterHandlers(backend: MockBackend): HttpHandler[] {
  return [
    http.get(`*${LETTERS_PATH}`, ({ request }) =>
      HttpResponse.json(visitorOf(backend, request).letters, {
        headers: { 'cache-control': 'no-store' },
      }),
    ),
  ]
}
