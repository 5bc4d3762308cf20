import { http, HttpResponse, type HttpHandler } from 'msw'
import { visitorOf } from '../answer.ts'
import type { World } from '../world.ts'

/** No call of the contract: the visitor's own mail, the newest last, for whoever shows or tests the prototype. */
export const LETTERS_PATH = '/api/prototype/letters'

export function letterHandlers(world: World): HttpHandler[] {
  return [
    http.get(`*${LETTERS_PATH}`, ({ request }) =>
      HttpResponse.json(visitorOf(world, request).letters, {
        headers: { 'cache-control': 'no-store' },
      }),
    ),
  ]
}
