import type { LoaderFunctionArgs } from '@remix-run/node'
import { expect, it } from 'vitest'
import { DomainError } from '@jatra/contract/http/problem'
import { loader as data } from '../../routes/account/profile/export-data.ts'
import { loader as picture } from '../../routes/account/profile/picture.ts'
import { loader as receipt } from '../../routes/account/bookings/receipt.ts'

const busy = new DomainError('rate_limited', { text: 'Too many attempts.' }, { retryAfter: 40 })
const away = new DomainError('provider_unavailable', { text: 'We are not available just now.' })

/** A download by a signed-in user that the API rejects. */
function askFor(loader: (args: LoaderFunctionArgs) => Promise<Response>, error: unknown) {
  const fail = () => Promise.reject(error)
  const context = {
    session: { user: { _id: 'u1' }, token: 'A'.repeat(43) },
    api: { call: fail, download: fail, page: fail },
    now: () => 0,
  } as unknown as LoaderFunctionArgs['context']
  const request = new Request('http://jatra.test/app/account/data')
  return loader({ request, context, params: { userId: 'u1', orderId: 'o1' } })
}

it.each([
  ['data', data],
  ['receipt', receipt],
  ['picture', picture],
])('says why a %s is rejected, and when to try again', async (_, loader) => {
  const answer = await askFor(loader, busy)
  expect(answer.status).toBe(429)
  expect(answer.headers.get('retry-after')).toBe('40')
  expect(await answer.text()).toBe('Too many attempts.')
  expect((await askFor(loader, away)).status).toBe(503)
})

it('leaves other errors to the log', async () => {
  await expect(askFor(data, new Error('a bug'))).rejects.toThrow('a bug')
})
