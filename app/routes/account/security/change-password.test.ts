import { expect, it } from 'vitest'
import { clientAction } from './change-password.tsx'

/** What the page gets when a form of its is sent and the link is cut. */
async function lostAnswerTo(fields: Record<string, string>): Promise<unknown> {
  const body = new URLSearchParams(fields)
  const request = new Request('http://jatra.test/', { method: 'POST', body })
  const serverAction = <Answer>() => Promise.reject<Answer>(new TypeError('Failed to fetch'))
  return ((await clientAction({ request, serverAction, params: {} })) as Response).json()
}

it('a log-out that got no answer is said by the devices, and a password by its form', async () => {
  expect(await lostAnswerTo({ device: 'd1' })).toEqual({
    failed: 'We did not get an answer, so nothing may have changed. Try again.',
  })
  const lostPassword = await lostAnswerTo({ currentPassword: 'Jatra@2026' })
  expect(lostPassword).toHaveProperty('result.error')
  expect(lostPassword).not.toHaveProperty('failed')
})
