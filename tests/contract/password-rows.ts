import { login, logout } from '@jatra/contract/account/auth-endpoints'
import {
  changePassword,
  checkResetLink,
  forgotPassword,
  PASSWORD_CHANGED,
  resetPassword,
} from '@jatra/contract/account/password-endpoints'
import { PASSWORD, signUp } from './actors.ts'
import { must } from './must.ts'
import type { Row } from './row.ts'
import { ask, tell, type Stage } from './stage.ts'

const NEW = 'Newer@456'

/** A new account changes its password, with what is given in place of the right body. */
async function change(stage: Stage, over: Record<string, string> = {}, token?: string) {
  const me = await signUp(stage)
  const body = { userId: me.user._id, currentPassword: PASSWORD, newPassword: NEW, ...over }
  return { me, request: ask(changePassword, { body }, { token: token ?? me.access_token }) }
}

async function signUpWithLink(stage: Stage) {
  const me = await signUp(stage)
  return { ...me, params: await stage.resetLink(me.user) }
}

const noLink = { id: 'nobody', token: 'A'.repeat(43) }

/** What must not work, on looking at the link and on using it. */
const badLinks: [string, (stage: Stage) => Promise<{ id: string; token: string }>][] = [
  ['that never was', async () => noLink],
  [
    'of another account',
    async (stage) => {
      const [mine, other] = [await signUpWithLink(stage), await signUp(stage)]
      return { id: other.user._id, token: mine.params.token }
    },
  ],
  [
    'after twenty minutes',
    async (stage) => {
      const { params } = await signUpWithLink(stage)
      await stage.advance(20)
      return params
    },
  ],
  [
    'that was used',
    async (stage) => {
      const { params } = await signUpWithLink(stage)
      await tell(stage, resetPassword, { params, body: { password: NEW } })
      return params
    },
  ],
  [
    'older than one that was used',
    async (stage) => {
      const { params, user } = await signUpWithLink(stage)
      const newer = await stage.resetLink(user)
      await tell(stage, resetPassword, { params: newer, body: { password: NEW } })
      return params
    },
  ],
  [
    'older than a changed password',
    async (stage) => {
      const { params, user, access_token: token } = await signUpWithLink(stage)
      const body = { userId: user._id, currentPassword: PASSWORD, newPassword: NEW }
      await tell(stage, changePassword, { body }, { token })
      return params
    },
  ],
]

export const passwordRows: readonly Row[] = [
  {
    call: 'changePassword',
    name: 'of five characters of any kind',
    answer: 'good',
    request: async (_, stage) => (await change(stage, { newPassword: 'abcde' })).request,
    check: (body) => must(body === PASSWORD_CHANGED, 'is the text to show'),
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
  ).map(([name, over]): Row => ({
    call: 'changePassword',
    name,
    answer: 'invalid_input',
    request: async (_, stage) => (await change(stage, over)).request,
  })),
  {
    call: 'changePassword',
    name: 'of another account',
    answer: 'forbidden',
    request: async (_, stage) =>
      (await change(stage, { userId: (await signUp(stage)).user._id })).request,
  },
  {
    call: 'changePassword',
    name: 'without being signed in',
    answer: 'unauthenticated',
    request: async (_, stage) => (await change(stage, {}, 'A'.repeat(43))).request,
  },
  {
    call: 'changePassword',
    name: 'from a session that the change of another ended',
    answer: 'unauthenticated',
    request: async (_, stage) => {
      const { me, request } = await change(stage)
      const body = { identifier: me.user.userName, password: PASSWORD }
      const other = await tell(stage, login, { body })
      await stage.send(request)
      // The one that changed it goes on.
      await tell(stage, logout, {}, { token: me.access_token })
      return ask(logout, {}, { token: other.access_token })
    },
  },
  {
    call: 'changePassword',
    name: 'too often',
    answer: 'rate_limited',
    request: async (_, stage) => {
      const { request } = await change(stage, { currentPassword: 'Wrong@123' })
      await stage.provoke('rate_limited', () => request.clone() as Request)
      return request
    },
  },

  {
    call: 'forgotPassword',
    name: 'the e-mail of an account, in capitals',
    answer: 'good',
    request: async (_, stage) => {
      const { user } = await signUp(stage)
      return ask(forgotPassword, { body: { email: user.email.toUpperCase() } })
    },
  },
  {
    call: 'forgotPassword',
    name: 'the e-mail of nobody',
    answer: 'good',
    request: () => ask(forgotPassword, { body: { email: 'nobody@example.com' } }),
  },
  ...['', 'rahima', 'a@b', 'a\0@example.com'].map((email): Row => ({
    call: 'forgotPassword',
    name: `no e-mail: ${JSON.stringify(email)}`,
    answer: 'invalid_input',
    request: () => ask(forgotPassword, { body: { email } }),
  })),
  {
    call: 'forgotPassword',
    name: 'too often',
    answer: 'rate_limited',
    request: async (_, stage) => {
      const make = () => ask(forgotPassword, { body: { email: 'often@example.com' } })
      await stage.provoke('rate_limited', make)
      return make()
    },
  },

  {
    call: 'checkResetLink',
    name: 'a link, after nineteen minutes',
    answer: 'good',
    request: async (_, stage) => {
      const { params } = await signUpWithLink(stage)
      await stage.advance(19)
      await tell(stage, checkResetLink, { params })
      return ask(checkResetLink, { params })
    },
  },
  {
    call: 'checkResetLink',
    name: 'too often',
    answer: 'rate_limited',
    request: async (_, stage) => {
      const make = () => ask(checkResetLink, { params: noLink })
      await stage.provoke('rate_limited', make)
      return make()
    },
  },
  ...badLinks.flatMap(([name, link]): Row[] => [
    {
      call: 'checkResetLink',
      name: `a link ${name}`,
      answer: 'link_expired',
      request: async (_, stage) => ask(checkResetLink, { params: await link(stage) }),
    },
    {
      call: 'resetPassword',
      name: `by a link ${name}`,
      answer: 'link_expired',
      request: async (_, stage) =>
        ask(resetPassword, { params: await link(stage), body: { password: NEW } }),
    },
  ]),
  {
    call: 'resetPassword',
    name: 'by a link',
    answer: 'good',
    request: async (_, stage) => {
      const { params } = await signUpWithLink(stage)
      return ask(resetPassword, { params, body: { password: NEW } })
    },
    check: (body) => must(!JSON.stringify(body).includes('access_token'), 'signs nobody in'),
  },
  {
    call: 'resetPassword',
    name: 'to a password that sign-up would not take',
    answer: 'invalid_input',
    request: async (_, stage) => {
      const { params } = await signUpWithLink(stage)
      return ask(resetPassword, { params, body: { password: 'abcdef' } })
    },
  },
  {
    call: 'resetPassword',
    name: 'by a token with a NUL character',
    answer: 'invalid_input',
    request: () =>
      ask(resetPassword, { params: { id: 'a', token: 'a\0b' }, body: { password: NEW } }),
  },
  {
    call: 'resetPassword',
    name: 'too often',
    answer: 'rate_limited',
    request: async (_, stage) => {
      const make = () => ask(resetPassword, { params: noLink, body: { password: NEW } })
      await stage.provoke('rate_limited', make)
      return make()
    },
  },
]
