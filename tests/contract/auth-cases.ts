import { login, logout, register } from '@jatra/contract/account/auth-endpoints'
import { PASSWORD, signUp } from './actors.ts'
import type { ContractCase } from './case.ts'
import { ask, askRaw, callEndpoint } from './harness.ts'

const json = { 'content-type': 'application/json' }
const fresh = (name: string) => ({
  userName: name,
  email: `${name}@example.com`,
  password: PASSWORD,
})

/** In the letters of double width that a Japanese keyboard types. */
const wide = (text: string) =>
  text.replace(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0))

export const authCases: readonly ContractCase[] = [
  {
    endpoint: 'register',
    name: 'a new account',
    answer: 'good',
    request: () => ask(register, { body: fresh('rahima') }),
  },
  {
    endpoint: 'register',
    name: 'text to trim, a field that nobody knows',
    answer: 'good',
    request: () => {
      const body = { ...fresh('karim'), userName: '  karim ', admin: true }
      return ask(register, { body })
    },
  },
  ...(
    [
      ['no username', { ...fresh('x'), userName: ' ' }],
      ['a username with an @', { ...fresh('x'), userName: 'a@b' }],
      ['an e-mail without a domain', { ...fresh('x'), email: 'a@b' }],
      ['a short password', { ...fresh('x'), password: 'Aa1@' }],
      ['a password without a digit', { ...fresh('x'), password: 'Secret@abc' }],
      ['a NUL character', { ...fresh('x'), userName: 'a\0b' }],
    ] as const
  ).map(([name, body]): ContractCase => ({
    endpoint: 'register',
    name,
    answer: 'invalid_input',
    request: () => ask(register, { body }),
  })),
  {
    endpoint: 'register',
    name: 'no fields',
    answer: 'invalid_input',
    request: () => askRaw('POST', register.path, { headers: json, body: '{}' }),
  },
  {
    endpoint: 'register',
    name: 'malformed JSON',
    answer: 'invalid_input',
    request: () => askRaw('POST', register.path, { headers: json, body: '{"userName":' }),
  },
  {
    endpoint: 'register',
    name: 'a form instead of JSON',
    answer: 'invalid_input',
    request: () =>
      askRaw('POST', register.path, {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'userName=a',
      }),
  },
  {
    endpoint: 'register',
    name: 'more than 1 MiB',
    answer: 'body_too_large',
    request: () =>
      askRaw('POST', register.path, {
        headers: json,
        body: JSON.stringify({ userName: 'a'.repeat(1024 * 1024) }),
      }),
  },
  {
    endpoint: 'register',
    name: 'more values than any call takes',
    answer: 'invalid_input',
    request: () =>
      askRaw('POST', register.path, { headers: json, body: `[${'{},'.repeat(50_000)}{}]` }),
  },
  {
    endpoint: 'register',
    name: 'a username of marks without end',
    answer: 'invalid_input',
    request: () =>
      ask(register, { body: { ...fresh('marks'), userName: `a${'\u0301\u0327'.repeat(30_000)}` } }),
  },
  {
    endpoint: 'register',
    name: 'a compressed body',
    answer: 'unsupported_type',
    request: () =>
      askRaw('POST', register.path, {
        headers: { ...json, 'content-encoding': 'gzip' },
        body: JSON.stringify(fresh('packed')),
      }),
  },
  {
    endpoint: 'register',
    name: 'a username that is taken, in other capitals',
    answer: 'already_taken',
    request: async (_, session) => {
      const { user } = await signUp(session)
      return ask(register, {
        body: { ...fresh('another'), userName: user.userName.toUpperCase() },
      })
    },
  },
  {
    endpoint: 'register',
    name: 'a username that is taken, in letters of another width',
    answer: 'already_taken',
    request: async (_, session) => {
      const { user } = await signUp(session)
      return ask(register, { body: { ...fresh('another'), userName: wide(user.userName) } })
    },
  },
  {
    endpoint: 'register',
    name: 'an e-mail that is taken',
    answer: 'already_taken',
    request: async (_, session) => {
      const { user } = await signUp(session)
      return ask(register, { body: { ...fresh('someone'), email: user.email } })
    },
  },
  {
    endpoint: 'register',
    name: 'both taken',
    answer: 'already_taken',
    request: async (_, session) => {
      const { userName, email } = (await signUp(session)).user
      return ask(register, { body: { userName, email, password: PASSWORD } })
    },
  },
  {
    endpoint: 'register',
    name: 'too often',
    answer: 'rate_limited',
    request: async (_, session) => {
      const make = () => ask(register, { body: { ...fresh('often'), password: PASSWORD } })
      await session.provoke('rate_limited', make)
      return make()
    },
  },

  {
    endpoint: 'login',
    name: 'by username',
    answer: 'good',
    request: async (_, session) => {
      const { user } = await signUp(session)
      return ask(login, { body: { identifier: user.userName, password: PASSWORD } })
    },
  },
  {
    endpoint: 'login',
    name: 'by username in letters of another width',
    answer: 'good',
    request: async (_, session) => {
      const { user } = await signUp(session)
      return ask(login, { body: { identifier: wide(user.userName), password: PASSWORD } })
    },
  },
  {
    endpoint: 'login',
    name: 'by e-mail in capitals',
    answer: 'good',
    request: async (_, session) => {
      const { user } = await signUp(session)
      return ask(login, { body: { identifier: user.email.toUpperCase(), password: PASSWORD } })
    },
  },
  {
    endpoint: 'login',
    name: 'a wrong password',
    answer: 'unauthenticated',
    request: async (_, session) => {
      const { user } = await signUp(session)
      return ask(login, { body: { identifier: user.userName, password: 'Wrong@123' } })
    },
  },
  {
    endpoint: 'login',
    name: 'nobody',
    answer: 'unauthenticated',
    request: () => ask(login, { body: { identifier: 'nobody-at-all', password: PASSWORD } }),
  },
  {
    endpoint: 'login',
    name: 'no identifier',
    answer: 'invalid_input',
    request: () => ask(login, { body: { identifier: '', password: PASSWORD } }),
  },
  {
    endpoint: 'login',
    name: 'too often',
    answer: 'rate_limited',
    request: async (_, session) => {
      const make = () => ask(login, { body: { identifier: 'guesser', password: 'Wrong@123' } })
      await session.provoke('rate_limited', make)
      return make()
    },
  },

  {
    endpoint: 'logout',
    name: 'with a token',
    answer: 'good',
    request: async (_, session) => ask(logout, {}, { token: (await signUp(session)).access_token }),
  },
  {
    endpoint: 'logout',
    name: 'without a token',
    answer: 'unauthenticated',
    request: () => ask(logout, {}),
  },
  {
    endpoint: 'logout',
    name: 'with a token that was never given',
    answer: 'unauthenticated',
    request: () => ask(logout, {}, { token: 'A'.repeat(43) }),
  },
  {
    endpoint: 'logout',
    name: 'twice',
    answer: 'unauthenticated',
    request: async (_, session) => {
      const { access_token: token } = await signUp(session)
      await callEndpoint(session, logout, {}, { token })
      return ask(logout, {}, { token })
    },
  },
]
