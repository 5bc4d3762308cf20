import { DomainError } from '@jatra/contract/http/problem'
import { expect, it } from 'vitest'
import { cookieOf, createTestSite } from './test-site.ts'

const SPEAKS_BOTH = { languages: ['en', 'bn'] } as const
const both = createTestSite(SPEAKS_BOTH)
const chosen = (language: string) => ({ cookie: `jatra-language=${language}` })

it.each([
  ['/language/bn?to=/about', '/bn/about'],
  ['/language/bn?to=/', '/bn'],
  ['/language/bn', '/bn'],
  ['/language/bn?to=%2F%3Fsearch%3Dvisa', '/bn?search=visa'],
  ['/language/en?to=/bn/packageMenu%3Fdestination%3DNepal', '/packageMenu?destination=Nepal'],
  ['/language/bn?to=/bn/about', '/bn/about'],
  ['/language/bn?to=https://evil.example', '/bn'],
  ['/language/bn?to=//evil.example', '/bn'],
  ['/language/en?to=/bn//evil.example', '/'],
])('%s keeps the choice and leads to %s', async (path, page) => {
  const answer = await both.send('GET', path)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, page])
  expect(answer.headers.get('set-cookie')).toMatch(
    /^jatra-language=(en|bn); Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

it('goes over https alone where the site does', async () => {
  const site = createTestSite({ languages: ['en', 'bn'], https: true })
  const answer = await site.send('GET', '/language/bn?to=/about')
  expect(answer.headers.get('set-cookie')).toContain('; Secure')
})

it('leads from / to the home page of the language that was chosen, and from nowhere else', async () => {
  const home = await both.send('GET', '/?search=visa', chosen('bn'))
  expect([home.status, home.headers.get('location')]).toEqual([302, '/bn?search=visa'])
  expect([home.headers.get('cache-control'), home.headers.get('vary')]).toEqual([
    'no-store',
    expect.stringContaining('cookie'),
  ])
  for (const [path, language] of [
    ['/', 'en'],
    ['/', 'fr'],
    ['/', ''],
    ['/about', 'bn'],
    ['/bn', 'en'],
  ] as const) {
    const answer = await both.send('GET', path, chosen(language))
    expect([path, language, answer.status]).toEqual([path, language, 200])
  }
})

it('is no choice in a language that the site does not speak', async () => {
  const english = createTestSite()
  for (const path of ['/language/bn?to=/about', '/']) {
    const answer = await english.send('GET', path, chosen('bn'))
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null])
  }
  expect((await both.send('GET', '/language/fr')).status).toBe(200)
})

it('is the language of a signed-in traveller’s emails too, unless another site leads there', async () => {
  const switched = async (headers: Record<string, string>, site = createTestSite(SPEAKS_BOTH)) => {
    const answer = await site.send('GET', '/language/bn?to=/about', headers)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/bn/about'])
    return Promise.all(
      site.api.map(async (request) => [
        `${request.method} ${new URL(request.url).pathname}`,
        request.headers.get('authorization'),
        await request.json(),
      ]),
    )
  }
  const cookie = await cookieOf()
  const kept = ['PUT /api/users/u1/language', 'Bearer token-of-nusrat', { language: 'bn' }]
  expect(await switched({ cookie, 'sec-fetch-site': 'same-origin' })).toEqual([kept])
  expect(await switched({ cookie, 'sec-fetch-site': 'cross-site' })).toEqual([])
  expect(await switched({ 'sec-fetch-site': 'same-origin' })).toEqual([])
  const away = async () =>
    new DomainError('unauthenticated', { text: 'Please sign in.' }).toResponse(new Headers())
  await switched({ cookie }, createTestSite({ ...SPEAKS_BOTH, transport: away }))
})
