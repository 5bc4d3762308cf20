import { afterAll, beforeAll, expect, it } from 'vitest'
import { startBuilt, type BuiltServer } from './built-server.ts'
import { Visitor } from './visitor.ts'

let server: BuiltServer
beforeAll(async () => {
  server = await startBuilt({ API_MODE: 'mock', LANGUAGES: 'en,bn' })
})
afterAll(() => server.stop())

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
    const visitor = new Visitor(server.origin)
    const empty = await (await visitor.post(path, { identifier: '', password: '' })).text()
    for (const message of missing) expect(empty).toContain(message)
    const typed = { identifier: 'nobody', password: 'Not-it@1' }
    expect(await (await visitor.post(path, typed)).text()).toContain(refused)
  },
)
