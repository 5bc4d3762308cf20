import { login, logout, register } from '@jatra/contract/account/auth-endpoints'
import { PASSWORD, signUp } from './actors.ts'
import type { Row } from './row.ts'
import { ask, askRaw, tell } from './stage.ts'

const json = { 'content-type': 'application/json' }
const fresh = (name: string) => ({
  userName: name,
  email: `${name}@example.com`,
  password: PASSWORD,
})

export const authRows: readonly Row[] = [
  {
    call: 'register',
    name: 'a new account',
    answer: 'good',
    request: () => ask(register, { body: fresh('rahima') }),
  },
  {
    call: 'register',
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
  ).map(([name, body]): Row => ({
    call: 'register',
    name,
    answer: 'invalid_input',
    request: () => ask(register, { body }),
  })),
  {
    call: 'register',
    name: 'no fields',
    answer: 'invalid_input',
    request: () => askRaw('POST', register.path, { headers: json, body: '{}' }),
  },
  {
    call: 'register',
    name: 'malformed JSON',
    answer: 'invalid_input',
    request: () => askRaw('POST', register.path, { headers: json, body: '{"userName":' }),
  },
  {
    call: 'register',
    name: 'a form instead of JSON',
    answer: 'invalid_input',
    request: () =>
      askRaw('POST', register.path, {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'userName=a',
      }),
  },
  {
    call: 'register',
    name: 'more than 1 MiB',
    answer: 'body_too_large',
    request: () =>
      askRaw('POST', register.path, {
        headers: json,
        body: JSON.stringify({ userName: 'a'.repeat(1024 * 1024) }),
      }),
  },
  {
    call: 'register',
    name: 'more values than any call takes',
    answer: 'invalid_input',
    request: () =>
      askRaw('POST', register.path, { headers: json, body: `[${'{},'.repeat(50_000)}{}]` }),
  },
  {
    call: 'register',
    name: 'a username of marks without end',
    answer: 'invalid_input',
    request: () =>
      ask(register, { body: { ...fresh('marks'), userName: `a${'\u0301\u0327'.repeat(30_000)}` } }),
  },
  {
    call: 'register',
    name: 'a compressed body',
    answer: 'unsupported_type',
    request: () =>
      askRaw('POST', register.path, {
        headers: { ...json, 'content-encoding': 'gzip' },
        body: JSON.stringify(fresh('packed')),
      }),
  },
  {
    call: 'register',
    name: 'a username that is taken, in other capitals',
    answer: 'already_taken',
    request: async (_, stage) => {
      const { user } = await signUp(stage)
      return ask(register, {
        body: { ...fresh('another'), userName: user.userName.toUpperCase() },
      })
    },
  },
  {
    call: 'register',
    name: 'an e-mail that is taken',
    answer: 'already_taken',
    request: async (_, stage) => {
      const { user } = await signUp(stage)
      return ask(register, { body: { ...fresh('someone'), email: user.email } })
    },
  },
  {
    call: 'register',
    name: 'both taken',
    answer: 'already_taken',
    request: async (_, stage) => {
      const { userName, email } = (await signUp(stage)).user
      return ask(register, { body: { userName, email, password: PASSWORD } })
    },
  },
  {
    call: 'register',
    name: 'too often',
    answer: 'rate_limited',
    request: async (_, stage) => {
      const make = () => ask(register, { body: { ...fresh('often'), password: PASSWORD } })
      await stage.provoke('rate_limited', make)
      return make()
    },
  },

  {
    call: 'login',
    name: 'by username',
    answer: 'good',
    request: async (_, stage) => {
      const { user } = await signUp(stage)
      return ask(login, { body: { identifier: user.userName, password: PASSWORD } })
    },
  },
  {
    call: 'login',
    name: 'by e-mail in capitals',
    answer: 'good',
    request: async (_, stage) => {
      const { user } = await signUp(stage)
      return ask(login, { body: { identifier: user.email.toUpperCase(), password: PASSWORD } })
    },
  },
  {
    call: 'login',
    name: 'a wrong password',
    answer: 'unauthenticated',
    request: async (_, stage) => {
      const { user } = await signUp(stage)
      return ask(login, { body: { identifier: user.userName, password: 'Wrong@123' } })
    },
  },
  {
    call: 'login',
    name: 'nobody',
    answer: 'unauthenticated',
    request: () => ask(login, { body: { identifier: 'nobody-at-all', password: PASSWORD } }),
  },
  {
    call: 'login',
    name: 'no identifier',
    answer: 'invalid_input',
    request: () => ask(login, { body: { identifier: '', password: PASSWORD } }),
  },
  {
    call: 'login',
    name: 'too often',
    answer: 'rate_limited',
    request: async (_, stage) => {
      const make = () => ask(login, { body: { identifier: 'guesser', password: 'Wrong@123' } })
      await stage.provoke('rate_limited', make)
      return make()
    },
  },

  {
    call: 'logout',
    name: 'with a token',
    answer: 'good',
    request: async (_, stage) => ask(logout, {}, { token: (await signUp(stage)).access_token }),
  },
  {
    call: 'logout',
    name: 'without a token',
    answer: 'unauthenticated',
    request: () => ask(logout, {}),
  },
  {
    call: 'logout',
    name: 'with a token that was never given',
    answer: 'unauthenticated',
    request: () => ask(logout, {}, { token: 'A'.repeat(43) }),
  },
  {
    call: 'logout',
    name: 'twice',
    answer: 'unauthenticated',
    request: async (_, stage) => {
      const { access_token: token } = await signUp(stage)
      await tell(stage, logout, {}, { token })
      return ask(logout, {}, { token })
    },
  },
]
