import { Refusal } from '@jatra/contract/problem'
import { expect, it, vi } from 'vitest'
import type { AppContext } from '~/lib/context.server.ts'
import { Session } from '~/lib/session.server.ts'
import { action } from './logout.ts'

const user = {
  _id: 'u1',
  userName: 'nusrat',
  name: null,
  email: 'nusrat@example.com',
  phone: null,
  picture: null,
}

it('signs out although the service is out of reach, and logs that it was', async () => {
  const logged = vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
  const session = new Session({ token: 'a-token', user })
  const call = () => Promise.reject(new Refusal('provider_unavailable', 'No answer.'))
  const context = { session, api: { call } as unknown as AppContext['api'] } as AppContext
  const request = new Request('http://jatra.test/logout', { method: 'POST' })
  const answer = await action({ request, context, params: {} }).catch((thrown: unknown) => thrown)
  expect((answer as Response).headers.get('location')).toBe('/')
  expect(session.user).toBeNull()
  expect(String(logged.mock.calls[0]?.[0])).toContain('logout_failed')
  logged.mockRestore()
})
