import type { LoaderFunctionArgs } from '@remix-run/node'
import { expect, it } from 'vitest'
import { serviceUnavailable } from '@jatra/contract/http/http-errors'
import { loader } from './document.ts'

it('says in words that a document cannot be had while the database is away', async () => {
  const fails = () => Promise.reject(serviceUnavailable())
  const session = { user: { _id: 'u1' }, token: 'token', noteStaff: () => undefined }
  const answer = await loader({
    request: new Request('http://jatra.test/desk/orders/o1/documents/d1'),
    params: { orderId: 'o1', documentId: 'd1' },
    context: { session, api: { call: fails, download: fails } },
  } as unknown as LoaderFunctionArgs)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(await answer.text()).toBe(serviceUnavailable().message)
})
