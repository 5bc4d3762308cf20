import assert from 'node:assert/strict'
import type { Account } from '@jatra/contract/account/account'
import {
  getSignedIn,
  login,
  register,
  exchangeLoginCode,
  type signedInByCodeSchema,
  confirmEmail,
} from '@jatra/contract/account/auth-endpoints'
import { LOGIN_COOKIE, LOGIN_SUCCESS_PATH } from '@jatra/contract/account/google-sign-in'
import { getUser } from '@jatra/contract/account/user-endpoints'
import type { z } from 'zod'
import { PASSWORD, signUp } from './actors.ts'
import type { ContractCase } from './case.ts'
import { ask, ORIGIN, callEndpoint, type Session } from './harness.ts'

type SignedInByCode = z.infer<typeof signedInByCodeSchema>

/** The code and the cookie that a Google sign-in brings to /login/success. */
async function broughtBack(session: Session): Promise<{ user: string; browser: string }> {
  const { headers } = await session.fromGoogle()
  const at = new URL(headers.get('location') ?? '', ORIGIN)
  assert(at.pathname === LOGIN_SUCCESS_PATH, 'comes back to the page of the exchange')
  const cookie = new RegExp(`^${LOGIN_COOKIE}=([^;]+); Path=${LOGIN_SUCCESS_PATH};`)
  const browser = cookie.exec(headers.get('set-cookie') ?? '')?.[1] ?? ''
  return { user: at.searchParams.get('user') ?? '', browser }
}

/** An account with the address of the person who comes by Google, made with a password. */
async function withGoogleEmail(session: Session) {
  const email = session.googleEmail
  const body = { userName: email.replace(/\W/g, ''), email, password: PASSWORD }
  return { ...body, ...(await callEndpoint(session, register, { body })) }
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
      check(body) {
        const { access_token, passwordRemoved } = body as SignedInByCode
        assert(Boolean(access_token), 'signs in')
        assert(!passwordRemoved, 'removes nothing')
      },
    },
    broughtBack,
  ),
  exchanged(
    {
      name: 'of the owner of an address that an account never confirmed',
      answer: 'good',
      check: (body) =>
        assert((body as SignedInByCode).passwordRemoved, 'says that its password was removed'),
    },
    async (session) => {
      await withGoogleEmail(session)
      return broughtBack(session)
    },
  ),
  {
    endpoint: 'login',
    name: 'by the password of a confirmed account that Google signs in to',
    answer: 'good',
    async request(_, session) {
      const { user, userName, password } = await withGoogleEmail(session)
      await callEndpoint(session, confirmEmail, { params: await session.confirmLink(user) })
      await session.fromGoogle()
      return ask(login, { body: { identifier: userName, password } })
    },
  },
  {
    endpoint: 'login',
    name: 'by a password that a sign-in by Google removed',
    answer: 'unauthenticated',
    async request(_, session) {
      const body = await withGoogleEmail(session)
      await session.fromGoogle()
      return ask(login, { body: { identifier: body.userName, password: body.password } })
    },
  },
  {
    endpoint: 'getSignedIn',
    name: 'from a session that a sign-in by Google ended',
    answer: 'unauthenticated',
    async request(_, session) {
      const { access_token: token } = await withGoogleEmail(session)
      await session.fromGoogle()
      return ask(getSignedIn, {}, { token })
    },
  },
  {
    endpoint: 'getUser',
    name: 'of an account that Google signs in to alone',
    answer: 'good',
    async request(_, session) {
      const body = await broughtBack(session)
      const { user, access_token: token } = await callEndpoint(session, exchangeLoginCode, { body })
      return ask(getUser, { params: { userId: user._id } }, { token })
    },
    check(body) {
      const { hasPassword, emailVerified } = body as Account
      assert(!hasPassword, 'has no password')
      assert(emailVerified, 'and is known to read its email')
    },
  },
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
