import { createLogger } from '@jatra/contract/observability/logging'
import { DomainError } from '@jatra/contract/http/problem'
import { expect, it } from 'vitest'
import type { AppContext } from '~/server/context.server.ts'
import { Session } from '~/server/session/session.server.ts'
import { action } from './logout.ts'

const user = {
  _id: 'u1',
  userName: 'nusrat',
  name: null,
  picture: null,
}

it('signs out although the service is out of reach, logs it, and leads to a page that says so', async () => {
  const lines: string[] = []
  const log = createLogger((line) => lines.push(line))
  const session = new Session({ token: 'a-token', user })
  const call = () => Promise.reject(new DomainError('provider_unavailable', { text: 'No answer.' }))
  const api = { call } as unknown as AppContext['api']
  const context = { session, log, api } as AppContext
  const request = new Request('http://jatra.test/logout', { method: 'POST' })
  const answer = await action({ request, context, params: {} }).catch((thrown: unknown) => thrown)
  expect((answer as Response).headers.get('location')).toBe('/login?logout=unconfirmed')
  expect(session.user).toBeNull()
  expect(lines).toEqual([expect.stringContaining('logout_failed')])
})
