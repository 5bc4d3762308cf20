import { expect, it } from 'vitest'
import { registerBodySchema } from './auth.ts'

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
