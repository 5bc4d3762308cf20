import assert from 'node:assert/strict'
import { exchangeLoginCode } from '@jatra/contract/account/login-success-endpoint'
import { LOGIN_COOKIE, LOGIN_SUCCESS_PATH } from '@jatra/contract/account/google-sign-in'
import type { SignedIn } from '@jatra/contract/account/user'
import { signUp } from './actors.ts'
import type { ContractCase } from './case.ts'
import { ask, ORIGIN, callEndpoint, type Session } from './harness.ts'

/** The code and the cookie that a Google sign-in brings to /login/success. */
async function broughtBack(session: Session): Promise<{ user: string; browser: string }> {
  const { headers } = await session.fromGoogle()
  const at = new URL(headers.get('location') ?? '', ORIGIN)
  assert(at.pathname === LOGIN_SUCCESS_PATH, 'comes back to the page of the exchange')
  const cookie = new RegExp(`^${LOGIN_COOKIE}=([^;]+); Path=${LOGIN_SUCCESS_PATH};`)
  const browser = cookie.exec(headers.get('set-cookie') ?? '')?.[1] ?? ''
  return { user: at.searchParams.get('user') ?? '', browser }
}

const exchanged = (
  testCase: Omit<ContractCase, 'endpoint' | 'request'>,
  change: (session: Session) => unknown,
): ContractCase => ({
  endpoint: 'exchangeLoginCode',
  ...testCase,
  request: async (_, session) => {
    const body = (await change(session)) as { user: string; browser: string }
    return ask(exchangeLoginCode, { body })
  },
})

export const loginSuccessCases: readonly ContractCase[] = [
  exchanged(
    {
      name: 'the code of a sign-in by Google',
      answer: 'good',
      check: (body) => assert(Boolean((body as SignedIn).access_token), 'signs in'),
    },
    broughtBack,
  ),
  exchanged({ name: 'twice', answer: 'unauthenticated' }, async (session) => {
    const body = await broughtBack(session)
    await callEndpoint(session, exchangeLoginCode, { body })
    return body
  }),
  exchanged({ name: 'after a minute', answer: 'unauthenticated' }, async (session) => {
    const body = await broughtBack(session)
    await session.advance(1)
    return body
  }),
  exchanged({ name: 'in another browser', answer: 'unauthenticated' }, async (session) => ({
    ...(await broughtBack(session)),
    browser: (await broughtBack(session)).browser,
  })),
  exchanged({ name: 'a code that we never gave', answer: 'unauthenticated' }, async (session) => ({
    ...(await broughtBack(session)),
    user: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmVk',
  })),
  exchanged({ name: 'no code', answer: 'invalid_input' }, async (session) => ({
    ...(await broughtBack(session)),
    user: undefined,
  })),
  exchanged({ name: 'the id of a user for a code', answer: 'invalid_input' }, async (session) => ({
    ...(await broughtBack(session)),
    user: (await signUp(session)).user._id,
  })),
  exchanged({ name: 'a code alone', answer: 'invalid_input' }, async (session) => ({
    ...(await broughtBack(session)),
    browser: undefined,
  })),
]
