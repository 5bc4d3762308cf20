import { createClient, type Transport } from '@jatra/contract/http/client'
import type { SignedIn } from '@jatra/contract/account/user'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { nowOf, type MockBackend } from '../mock-backend.ts'
import type { PreparedVisitor } from './arrivals.ts'

/** The prototype's back end with the transport that answers from it. */
export interface Service {
  backend: MockBackend
  transport: Transport
}

/** A visitor as arrivals need them: with a client that calls as they do. */
export function prepareVisitor(
  { backend, transport }: Service,
  visitorId: string,
  me: SignedIn,
): PreparedVisitor {
  const asVisitor: Transport = (request) => {
    request.headers.set('x-jatra-visitor', visitorId)
    return transport(request)
  }
  const origin = 'http://api.internal'
  const visitor = backend.visitors.of(visitorId)
  return {
    client: createClient(asVisitor, origin),
    me,
    today: todayInDhaka(nowOf(backend, visitor)),
    async payAt(url) {
      const body = new URLSearchParams({ choice: 'pay' })
      await asVisitor(new Request(new URL(url, origin), { method: 'POST', body }))
    },
    passTime(ms) {
      visitor.clockOffsetMs += ms
    },
  }
}
