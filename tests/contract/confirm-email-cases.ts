import assert from 'node:assert/strict'
import type { Account } from '@jatra/contract/account/account'
import { CONFIRM_DAYS } from '@jatra/contract/account/account-limits'
import { confirmEmail, sendConfirmation } from '@jatra/contract/account/auth-endpoints'
import { resetPassword } from '@jatra/contract/account/password-endpoints'
import { getUser } from '@jatra/contract/account/user-endpoints'
import type { SignedIn } from '@jatra/contract/account/user'
import { sayDone } from '@jatra/contract/messages/say-done'
import { signUp } from './actors.ts'
import type { ContractCase } from './case.ts'
import { ask, callEndpoint, type Session } from './harness.ts'

const noLink = { id: 'nobody', token: 'A'.repeat(43) }

const confirmed = sayDone('emailConfirmed', 'en')

async function signUpAndConfirm(session: Session) {
  const me = await signUp(session)
  const params = await session.confirmLink(me.user)
  await callEndpoint(session, confirmEmail, { params })
  return { ...me, params }
}

/** What must not work. */
const badLinks: [string, (session: Session) => Promise<{ id: string; token: string }>][] = [
  ['that never was', async () => noLink],
  [
    'of another account',
    async (session) => {
      const [mine, other] = [await signUp(session), await signUp(session)]
      const { token } = await session.confirmLink(mine.user)
      return { id: other.user._id, token }
    },
  ],
  [
    'after seven days',
    async (session) => {
      const params = await session.confirmLink((await signUp(session)).user)
      await session.advance(CONFIRM_DAYS * 24 * 60)
      return params
    },
  ],
  ['that sets a new password', async (session) => session.resetLink((await signUp(session)).user)],
]

const whose = ({ user, access_token: token }: SignedIn) =>
  ask(getUser, { params: { userId: user._id } }, { token })

const isConfirmed = (is: boolean) => (body: unknown) =>
  assert.equal((body as Account).emailVerified, is)

/** An address is confirmed by the link of an email. */
export const confirmEmailCases: readonly ContractCase[] = [
  {
    endpoint: 'getUser',
    name: 'of an account whose address nobody has confirmed',
    answer: 'good',
    request: async (_, session) => whose(await signUp(session)),
    check: isConfirmed(false),
  },
  {
    endpoint: 'getUser',
    name: 'after its address was confirmed',
    answer: 'good',
    request: async (_, session) => whose(await signUpAndConfirm(session)),
    check: isConfirmed(true),
  },
  {
    endpoint: 'confirmEmail',
    name: 'by the link of the welcome',
    answer: 'good',
    request: async (_, session) => {
      const { user } = await signUp(session)
      return ask(confirmEmail, { params: await session.confirmLink(user) })
    },
    check: (body) => assert.deepEqual(body, confirmed),
  },
  {
    endpoint: 'confirmEmail',
    name: 'a second time',
    answer: 'good',
    request: async (_, session) =>
      ask(confirmEmail, { params: (await signUpAndConfirm(session)).params }),
    check: (body) => assert.deepEqual(body, confirmed),
  },
  ...badLinks.map(([name, link]): ContractCase => ({
    endpoint: 'confirmEmail',
    name: `by a link ${name}`,
    answer: 'link_expired',
    request: async (_, session) => ask(confirmEmail, { params: await link(session) }),
  })),
  {
    endpoint: 'resetPassword',
    name: 'by a link that confirms the address',
    answer: 'link_expired',
    request: async (_, session) => {
      const params = await session.confirmLink((await signUp(session)).user)
      return ask(resetPassword, { params, body: { password: 'Newer@456' } })
    },
  },
  {
    endpoint: 'confirmEmail',
    name: 'too often',
    answer: 'rate_limited',
    request: async (_, session) => {
      const make = () => ask(confirmEmail, { params: noLink })
      await session.provoke('rate_limited', make)
      return make()
    },
  },

  {
    endpoint: 'sendConfirmation',
    name: 'again, and its link works',
    answer: 'good',
    request: async (_, session) => {
      const { user, access_token: token } = await signUp(session)
      const make = () => ask(sendConfirmation, { params: { userId: user._id } }, { token })
      await session.send(make())
      await callEndpoint(session, confirmEmail, { params: await session.confirmLink(user) })
      return make()
    },
    check: (body) => assert.deepEqual(body, confirmed),
  },
  {
    endpoint: 'sendConfirmation',
    name: 'for an address that is not confirmed',
    answer: 'good',
    request: async (_, session) => {
      const { user, access_token: token } = await signUp(session)
      return ask(sendConfirmation, { params: { userId: user._id } }, { token })
    },
    check: (body) => assert.deepEqual(body, sayDone('confirmationSent', 'en')),
  },
  {
    endpoint: 'sendConfirmation',
    name: 'without a token',
    answer: 'unauthenticated',
    request: async (_, session) =>
      ask(sendConfirmation, { params: { userId: (await signUp(session)).user._id } }),
  },
  {
    endpoint: 'sendConfirmation',
    name: 'of another user',
    answer: 'forbidden',
    request: async (_, session) => {
      const [me, other] = [await signUp(session), await signUp(session)]
      const params = { userId: other.user._id }
      return ask(sendConfirmation, { params }, { token: me.access_token })
    },
  },
  {
    endpoint: 'sendConfirmation',
    name: 'too often',
    answer: 'rate_limited',
    request: async (_, session) => {
      const { user, access_token: token } = await signUp(session)
      const make = () => ask(sendConfirmation, { params: { userId: user._id } }, { token })
      await session.provoke('rate_limited', make)
      return make()
    },
  },
]
