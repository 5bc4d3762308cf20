import { listFlightOrders } from '@jatra/contract/whole-order/endpoints'
import { DomainError } from '@jatra/contract/http/problem'
import { expect, it } from 'vitest'
import type { AppContext } from '../../app/server/context.server.ts'
import { cookieOf, createTestSite } from './test-site.ts'

/** A page that needs its call's answer, as Remix answers when a loader throws; or one that does without. */
const page =
  (status: number) =>
  async (_: Request, { api }: AppContext) => {
    await api.call(listFlightOrders, { params: { userId: 'u1' } }).catch(() => {})
    return new Response('<p>page</p>', { status, headers: { 'content-type': 'text/html' } })
  }
const away = async () =>
  new DomainError('provider_unavailable', { text: 'Not just now.' }, { retryAfter: 7 }).toResponse(
    new Headers(),
  )
const broken = async () =>
  new DomainError('internal', { text: 'Broken.' }).toResponse(new Headers())
const unreachable = () => Promise.reject(new Error('ECONNREFUSED'))

it.each([
  ['is not available', away, 500, [503, '7']],
  ['is not available, and the page says so itself', away, 503, [503, '7']],
  ['cannot be reached', unreachable, 500, [503, '5']],
  ['is not available, and the page does without', away, 200, [200, null]],
  ['failed by a mistake', broken, 500, [500, null]],
])('a page whose API %s', async (_, transport, status, expected) => {
  const testSite = createTestSite({ page: page(status), transport })
  const answer = await testSite.send('GET', '/account/booked', { cookie: await cookieOf() })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual(expected)
  expect(await answer.text()).toBe('<p>page</p>')
})
