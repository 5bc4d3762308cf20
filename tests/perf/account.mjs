// A new account, signed in by one request.
import { randomUUID } from 'node:crypto'
import { URLSearchParams } from 'node:url'

/** @returns {Promise<string>} the cookie header of its session */
export async function signUp(origin) {
  const userName = `bench${randomUUID().slice(0, 8)}`
  const body = new URLSearchParams({
    userName,
    email: `${userName}@example.com`,
    password: 'Secret@123',
    confirmPassword: 'Secret@123',
  })
  const answer = await fetch(`${origin}/register`, {
    method: 'POST',
    body,
    headers: { origin },
    redirect: 'manual',
  })
  const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0])
  if (answer.status !== 302 || cookie.length === 0) throw new Error(`no account: ${answer.status}`)
  return cookie.join('; ')
}
