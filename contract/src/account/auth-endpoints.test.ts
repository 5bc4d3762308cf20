import { expect, it } from 'vitest'
import { loginBodySchema, registerBodySchema } from './auth-endpoints.ts'

const nameProblems = (userName: string) =>
  registerBodySchema.safeParse({ userName, email: 'a@example.com', password: 'Secret@1' }).error
    ?.issues[0]?.message

it.each(['rahima', 'Rahima_01', 'রহিমা', "o'neil"])('%s is a username', (userName) => {
  expect(nameProblems(userName)).toBeUndefined()
})

it.each(['two words', 'rahima@home', 'rahi\u200bma', 'rahi\u0007ma', '\u202eamihar'])(
  '%j is no username',
  (userName) => {
    expect(nameProblems(userName)).toBe('Use letters, digits and signs without spaces or @')
  },
)

it('an empty login is asked for both, in the words of the spec', () => {
  const refused = loginBodySchema.safeParse({ identifier: '', password: '' })
  const words = refused.error?.issues.map(({ message }) => message)
  expect(words).toEqual(['Username or Email is required', 'Password is required'])
})
