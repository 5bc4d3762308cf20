import { expect, inject, it } from 'vitest'
import { Visitor } from './visitor.ts'

const origin = inject('prototype')

it.each([
  [
    '/login',
    {
      missing: ['Username or Email is required', 'Password is required'],
      refused: 'Wrong username, email or password',
    },
  ],
  [
    '/bn/login',
    {
      missing: ['ইউজারনেম বা ইমেইল দিন', 'পাসওয়ার্ড দিন'],
      refused: 'ইউজারনেম, ইমেইল বা পাসওয়ার্ড ভুল',
    },
  ],
])(
  'without script the form of %s says in its language what is missing, and what the API refuses',
  async (path, { missing, refused }) => {
    const visitor = new Visitor(origin)
    const empty = await (await visitor.post(path, { identifier: '', password: '' })).text()
    for (const message of missing) expect(empty).toContain(message)
    const typed = { identifier: 'nobody', password: 'Not-it@1' }
    expect(await (await visitor.post(path, typed)).text()).toContain(refused)
  },
)
