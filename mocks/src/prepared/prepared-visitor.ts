import { createClient, type Transport } from '@jatra/contract/http/client'
import type { SignedIn } from '@jatra/contract/account/user'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { nowOf, type MockBackend } from '../mock-backend.ts'
import type { PreparedGuest, PreparedVisitor } from './arrivals.ts'

/** The prototype's back end with the transport that answers from it. */
export interface Service {
  backend: MockBackend
  transport: Transport
}

/** A visitor as arrivals need them: with a client that calls as they do. */
export const prepareVisitor = (
  service: Service,
  visitorId: string,
  me: SignedIn,
): PreparedVisitor => ({ ...prepareGuest(service, visitorId), me })

/** The same of one who is not signed in. */
export function prepareGuest({ backend, transport }: Service, visitorId: string): PreparedGuest {
  const asVisitor: Transport = (request) => {
    request.headers.set('x-jatra-visitor', visitorId)
    return transport(request)
  }
  const origin = 'http://api.internal'
  const visitor = backend.visitors.of(visitorId)
  return {
    client: createClient(asVisitor, origin),
    today: todayInDhaka(nowOf(backend, visitor)),
    async payAt(url) {
      const body = new URLSearchParams({ choice: 'pay' })
      await asVisitor(new Request(new URL(url, origin), { method: 'POST', body }))
    },
    passTime(ms) {
      visitor.clockOffsetMs += ms
    },
    lastLink: () => visitor.emails.at(-1)?.href ?? null,
  }
}
