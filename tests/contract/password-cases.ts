import assert from 'node:assert/strict'
import { login, logout } from '@jatra/contract/account/auth-endpoints'
import {
  changePassword,
  checkResetLink,
  forgotPassword,
  resetPassword,
} from '@jatra/contract/account/password-endpoints'
import { done } from '@jatra/contract/messages/done'
import { PASSWORD, signUp } from './actors.ts'
import type { ContractCase } from './case.ts'
import { ask, callEndpoint, type Session } from './harness.ts'

const NEW = 'Newer@456'

/** A new account changes its password, with what is given in place of the right body. */
async function change(session: Session, over: Record<string, string> = {}, token?: string) {
  const me = await signUp(session)
  const body = { userId: me.user._id, currentPassword: PASSWORD, newPassword: NEW, ...over }
  return { me, request: ask(changePassword, { body }, { token: token ?? me.access_token }) }
}

async function signUpWithLink(session: Session) {
  const me = await signUp(session)
  return { ...me, params: await session.resetLink(me.user) }
}

const noLink = { id: 'nobody', token: 'A'.repeat(43) }

/** What must not work, on looking at the link and on using it. */
const badLinks: [string, (session: Session) => Promise<{ id: string; token: string }>][] = [
  ['that never was', async () => noLink],
  [
    'of another account',
    async (session) => {
      const [mine, other] = [await signUpWithLink(session), await signUp(session)]
      return { id: other.user._id, token: mine.params.token }
    },
  ],
  [
    'after twenty minutes',
    async (session) => {
      const { params } = await signUpWithLink(session)
      await session.advance(20)
      return params
    },
  ],
  [
    'that was used',
    async (session) => {
      const { params } = await signUpWithLink(session)
      await callEndpoint(session, resetPassword, { params, body: { password: NEW } })
      return params
    },
  ],
  [
    'older than one that was used',
    async (session) => {
      const { params, user } = await signUpWithLink(session)
      const newer = await session.resetLink(user)
      await callEndpoint(session, resetPassword, { params: newer, body: { password: NEW } })
      return params
    },
  ],
  [
    'older than a changed password',
    async (session) => {
      const { params, user, access_token: token } = await signUpWithLink(session)
      const body = { userId: user._id, currentPassword: PASSWORD, newPassword: NEW }
      await callEndpoint(session, changePassword, { body }, { token })
      return params
    },
  ],
]

export const passwordCases: readonly ContractCase[] = [
  {
    endpoint: 'changePassword',
    name: 'of five characters of any kind',
    answer: 'good',
    request: async (_, session) => (await change(session, { newPassword: 'abcde' })).request,
    check: (body) => assert(body === done.passwordChanged, 'is the text to show'),
  },
  ...(
    [
      ['a wrong current password', { currentPassword: 'Wrong@123' }],
      ['no current password', { currentPassword: '' }],
      ['no new password', { newPassword: '' }],
      ['four characters', { newPassword: 'abcd' }],
      ['201 characters', { newPassword: 'a'.repeat(201) }],
      ['a NUL character', { newPassword: 'abc\0def' }],
    ] as const
  ).map(([name, over]): ContractCase => ({
    endpoint: 'changePassword',
    name,
    answer: 'invalid_input',
    request: async (_, session) => (await change(session, over)).request,
  })),
  {
    endpoint: 'changePassword',
    name: 'of another account',
    answer: 'forbidden',
    request: async (_, session) =>
      (await change(session, { userId: (await signUp(session)).user._id })).request,
  },
  {
    endpoint: 'changePassword',
    name: 'without being signed in',
    answer: 'unauthenticated',
    request: async (_, session) => (await change(session, {}, 'A'.repeat(43))).request,
  },
  {
    endpoint: 'changePassword',
    name: 'from a session that the change of another ended',
    answer: 'unauthenticated',
    request: async (_, session) => {
      const { me, request } = await change(session)
      const body = { identifier: me.user.userName, password: PASSWORD }
      const other = await callEndpoint(session, login, { body })
      await session.send(request)
      // The session that changed it continues.
      await callEndpoint(session, logout, {}, { token: me.access_token })
      return ask(logout, {}, { token: other.access_token })
    },
  },
  {
    endpoint: 'changePassword',
    name: 'too often',
    answer: 'rate_limited',
    request: async (_, session) => {
      const { request } = await change(session, { currentPassword: 'Wrong@123' })
      await session.provoke('rate_limited', () => request.clone() as Request)
      return request
    },
  },

  {
    endpoint: 'forgotPassword',
    name: 'the e-mail of an account, in capitals',
    answer: 'good',
    request: async (_, session) => {
      const { user } = await signUp(session)
      return ask(forgotPassword, { body: { email: user.email.toUpperCase() } })
    },
  },
  ...['/flight/booking/?searchId=s1&index=2', '//evil.example'].map((redirectTo): ContractCase => ({
    endpoint: 'forgotPassword',
    name: `the e-mail of an account, to go on at ${redirectTo}`,
    answer: 'good',
    request: async (_, session) => {
      const { user } = await signUp(session)
      return ask(forgotPassword, { body: { email: user.email, redirectTo } })
    },
  })),
  {
    endpoint: 'forgotPassword',
    name: 'the e-mail of nobody',
    answer: 'good',
    request: () => ask(forgotPassword, { body: { email: 'nobody@example.com' } }),
  },
  ...['', 'rahima', 'a@b', 'a\0@example.com'].map((email): ContractCase => ({
    endpoint: 'forgotPassword',
    name: `no e-mail: ${JSON.stringify(email)}`,
    answer: 'invalid_input',
    request: () => ask(forgotPassword, { body: { email } }),
  })),
  {
    endpoint: 'forgotPassword',
    name: 'too often',
    answer: 'rate_limited',
    request: async (_, session) => {
      const make = () => ask(forgotPassword, { body: { email: 'often@example.com' } })
      await session.provoke('rate_limited', make)
      return make()
    },
  },

  {
    endpoint: 'checkResetLink',
    name: 'a link, after nineteen minutes',
    answer: 'good',
    request: async (_, session) => {
      const { params } = await signUpWithLink(session)
      await session.advance(19)
      await callEndpoint(session, checkResetLink, { params })
      return ask(checkResetLink, { params })
    },
  },
  {
    endpoint: 'checkResetLink',
    name: 'too often',
    answer: 'rate_limited',
    request: async (_, session) => {
      const make = () => ask(checkResetLink, { params: noLink })
      await session.provoke('rate_limited', make)
      return make()
    },
  },
  ...badLinks.flatMap(([name, link]): ContractCase[] => [
    {
      endpoint: 'checkResetLink',
      name: `a link ${name}`,
      answer: 'link_expired',
      request: async (_, session) => ask(checkResetLink, { params: await link(session) }),
    },
    {
      endpoint: 'resetPassword',
      name: `by a link ${name}`,
      answer: 'link_expired',
      request: async (_, session) =>
        ask(resetPassword, { params: await link(session), body: { password: NEW } }),
    },
  ]),
  {
    endpoint: 'resetPassword',
    name: 'by a link',
    answer: 'good',
    request: async (_, session) => {
      const { params } = await signUpWithLink(session)
      return ask(resetPassword, { params, body: { password: NEW } })
    },
    check: (body) => assert(!JSON.stringify(body).includes('access_token'), 'signs nobody in'),
  },
  {
    endpoint: 'resetPassword',
    name: 'to a password that sign-up would not take',
    answer: 'invalid_input',
    request: async (_, session) => {
      const { params } = await signUpWithLink(session)
      return ask(resetPassword, { params, body: { password: 'abcdef' } })
    },
  },
  {
    endpoint: 'resetPassword',
    name: 'by a token with a NUL character',
    answer: 'invalid_input',
    request: () =>
      ask(resetPassword, { params: { id: 'a', token: 'a\0b' }, body: { password: NEW } }),
  },
  {
    endpoint: 'resetPassword',
    name: 'too often',
    answer: 'rate_limited',
    request: async (_, session) => {
      const make = () => ask(resetPassword, { params: noLink, body: { password: NEW } })
      await session.provoke('rate_limited', make)
      return make()
    },
  },
]
