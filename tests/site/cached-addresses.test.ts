import { expect, it } from 'vitest'
import { cachedSite, headers, type Given } from './cached-site.ts'
import { cookieOf } from './test-site.ts'

it('does not know the parameters that it does not read, and is one page with all of them', async () => {
  const page: NonNullable<Given['page']> = (request) => new Response(request.url, { headers })
  const { ask, site } = cachedSite({ page })
  const first = await ask('/about?to=b&utm_source=%3Cscript%3E&from=a&fbclid=1')
  expect(first.text).toBe('http://jatra.test/about?from=a&to=b')
  expect((await ask('/about?from=a&fbclid=2&to=b')).text).toBe(first.text)
  expect(site.pages).toHaveLength(1)
  // A personal page keeps its address.
  const cookie = await cookieOf()
  expect((await ask('/about?fbclid=3', { cookie })).text).toContain('fbclid=3')
})

it('is not pushed out by any number of addresses with a query', async () => {
  const page = () => new Response('x'.repeat(2_000), { headers })
  const { ask, site } = cachedSite({ page })
  await ask('/about')
  for (let number = 0; number < 9; number++) await ask(`/about?from=${number}`)
  expect(site.pages).toHaveLength(10)
  await ask('/about')
  expect(site.pages).toHaveLength(10)
})

it.each(['/About', '/about/', '/%61bout', '/packages/a%2Db', '/about.data?_routes=root'])(
  'is not cached under another spelling: %s',
  async (path) => {
    const { ask, site } = cachedSite()
    await ask(path)
    expect((await ask(path)).answer.headers.get('cache-control')).toBe('private, no-store')
    expect(site.pages).toHaveLength(2)
  },
)

it('is one page for all addresses that there are not, which no cache in front stores', async () => {
  const page: NonNullable<Given['page']> = (request) =>
    new Response(request.url, { headers, status: 404 })
  const { ask, site } = cachedSite({ page })
  const first = await ask('/wp-login.php?user=admin')
  expect([first.answer.status, first.text]).toEqual([404, 'http://jatra.test/not-found'])
  expect(first.answer.headers.get('cache-control')).toBe('no-store')
  expect((await ask('/.env')).text).toBe(first.text)
  expect((await ask('/.env', { 'if-none-match': '*' })).answer.status).toBe(404)
  expect(site.pages).toHaveLength(1)
  // Below an area that there is, Remix decides.
  await ask('/app/unknown')
  await ask('/wp-login.data')
  expect(site.pages).toHaveLength(3)
})

it('is one page for each language that the site speaks', async () => {
  const { ask } = cachedSite({ languages: ['en', 'bn'] })
  const english = await ask('/about')
  const bangla = await ask('/bn/about')
  expect(bangla.text).not.toBe(english.text)
  expect((await ask('/bn/about')).text).toBe(bangla.text)
  expect((await ask('/BN/about')).text).not.toBe(bangla.text)
})

it('is not there in a language that the site does not speak', async () => {
  const { ask } = cachedSite({ page: () => new Response('No such page', { status: 404, headers }) })
  const nowhere = await ask('/nowhere')
  expect((await ask('/bn/about')).answer.headers.get('etag')).toBe(
    nowhere.answer.headers.get('etag'),
  )
})

it('leaves the choice of a language to lead to the page that it was made on', async () => {
  const { ask } = cachedSite({ languages: ['en', 'bn'] })
  const { answer } = await ask('/language/bn?to=%2Fabout%3Fa%3D1')
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/bn/about?a=1'])
})
