import { expect, it } from 'vitest'
import type { z } from 'zod'
import { fieldErrorsOf } from '../http/problem.ts'
import { loginBodySchema, registerBodySchema } from './auth-endpoints.ts'

const wordsOf = (error?: z.ZodError) => Object.values(error ? fieldErrorsOf(error) : {}).flat()

const nameProblems = (userName: string) =>
  wordsOf(
    registerBodySchema.safeParse({ userName, email: 'a@example.com', password: 'Secret@1' }).error,
  )[0]

it.each(['rahima', 'Rahima_01', 'রহিমা', "o'neil"])('%s is a username', (userName) => {
  expect(nameProblems(userName)).toBeUndefined()
})

it.each(['two words', 'rahima@home', 'rahi\u200bma', 'rahi\u0007ma', '\u202eamihar'])(
  '%j is no username',
  (userName) => {
    expect(nameProblems(userName)).toBe('Use letters, digits and signs without spaces or @')
  },
)

it('an empty login form asks for both fields, in the copy of the specification', () => {
  const refused = loginBodySchema.safeParse({ identifier: '', password: '' })
  expect(wordsOf(refused.error)).toEqual(['Username or Email is required', 'Password is required'])
})
