import { createHash } from 'node:crypto'
import { zstdDecompressSync } from 'node:zlib'
import { FOR_EVERYONE, KEPT_SECONDS } from '@jatra/contract/http/for-everyone'
import { expect, it } from 'vitest'
import { createViewCache } from '../../app/server/cache/view-cache.server.ts'
import { cachedSite, headers, type Given } from './cached-site.ts'
import { cookieOf, nusrat } from './test-site.ts'

it('is made once for all signed-out visitors, until it expires', async () => {
  const { ask, pass, site } = cachedSite()
  const first = await ask('/about')
  expect((await ask('/about')).text).toBe(first.text)
  expect((await ask('/about?from=mail')).text).toContain('page 2')
  expect(site.pages).toHaveLength(2)
  pass(KEPT_SECONDS)
  expect((await ask('/about')).text).toContain('page 3')
})

it('tells caches in front how long, and whom it is for', async () => {
  const { answer } = await cachedSite().ask('/about')
  expect(answer.headers.get('cache-control')).toBe(FOR_EVERYONE)
  expect(answer.headers.get('vary')).toBe('Cookie, Accept-Encoding')
  expect(answer.headers.get('x-frame-options')).toBe('DENY')
})

it('caches the API’s answers in each language, and tells caches in front', async () => {
  const asked: string[] = []
  const { ask } = cachedSite({
    transport: async ({ headers: given }) => {
      const language = given.get('accept-language') ?? 'none'
      asked.push(language)
      const own = { ...headers, 'content-type': 'application/json', vary: 'Accept-Language' }
      return new Response(JSON.stringify({ language }), { headers: own })
    },
  })
  for (const language of ['en', 'bn', 'fr', 'bn-BD', 'en']) {
    const { answer } = await ask('/api/visa', { 'accept-language': language })
    expect(answer.headers.get('vary')).toBe('Cookie, Accept-Language, Accept-Encoding')
  }
  expect(asked).toEqual(['en', 'bn'])
})

it('never shows a signed-in visitor another’s page, nor theirs to others', async () => {
  const { ask } = cachedSite()
  const cookie = await cookieOf()
  await ask('/about')
  const own = await ask('/about', { cookie })
  expect(own.text).toContain(`Hello ${nusrat.userName}`)
  expect(own.answer.headers.get('cache-control')).toBe('private, no-store')
  expect((await ask('/about')).text).toContain('Hello stranger, page 1')
  const other = await cookieOf({ ...nusrat, userName: 'rahim' }, 'token-of-rahim')
  expect((await ask('/about', { cookie: other })).text).toContain('Hello rahim')
  // An invalid session gets no cached copy either: the answer removes the cookie.
  const forged = await ask('/about', { cookie: 'jatra=forged' })
  expect(forged.text).toContain('Hello stranger, page 4')
  expect(forged.answer.headers.get('cache-control')).toBe('private, no-store')
  expect(forged.answer.headers.get('set-cookie')).toMatch(/^jatra=;.*Max-Age=0/)
})

it.each([
  ['which is not for everyone', { 'content-type': 'text/html' }, 200],
  ['which failed', headers, 500],
  ['which is not there', headers, 404],
  ['which leads elsewhere', { ...headers, location: '/login' }, 302],
  ['which sets a cookie', { ...headers, 'set-cookie': 'language=bn' }, 200],
])('caches no page %s', async (_, given, status) => {
  const page = () => new Response('<p>', { headers: given, status })
  const { ask, site } = cachedSite({ page })
  const { answer } = await ask('/about')
  await ask('/about')
  expect(site.pages).toHaveLength(2)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

it('caches no page that had to do without the API’s answer', async () => {
  const page: NonNullable<Given['page']> = async (_, { views }) => {
    await views.get('hot', () => Promise.reject(new Error('away'))).catch(() => null)
    return new Response('<p>without packages</p>', { headers })
  }
  const { ask, site } = cachedSite({ page, views: createViewCache(() => 0) })
  expect((await ask('/')).answer.headers.get('cache-control')).toBe('private, no-store')
  await ask('/')
  expect(site.pages).toHaveLength(2)
})

it('caches nothing of what is posted, or asked with a token', async () => {
  const { ask, site } = cachedSite()
  const posted = await site.send('POST', '/login', { origin: 'http://jatra.test' })
  expect(posted.headers.get('cache-control')).toBe('private, no-store')
  const withToken = await ask('/login', { authorization: 'Bearer x' })
  expect(withToken.answer.headers.get('cache-control')).toBe('private, no-store')
  await ask('/login')
  expect(site.pages).toHaveLength(3)
})

it('runs its scripts by their hashes, and no nonce is sent twice', async () => {
  const { ask, site } = cachedSite()
  const { answer, text } = await ask('/about')
  const policy = answer.headers.get('content-security-policy') ?? ''
  const hash = createHash('sha256').update('go(1)').digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(text).not.toContain(site.pages[0]?.context.nonce)
  expect(policy).not.toContain(site.pages[0]?.context.nonce)
})

it('runs no script that the page’s own nonce had not let in', async () => {
  const page: NonNullable<Given['page']> = (_, { nonce }) => {
    const own = `<script type="text/plain" nonce="${nonce}">import 1</script>`
    const injected = '<script>steal()</script><script nonce="">steal()</script>'
    return new Response(own + injected, { headers })
  }
  const { answer, text } = await cachedSite({ page }).ask('/about')
  const hash = createHash('sha256').update('import 1').digest('base64')
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  // Nor does it get the nonce that styles still have.
  expect(text).toContain('<script nonce="">')
})

it('is sent again only when it has changed', async () => {
  const page = () => new Response('<p>the same</p>', { headers })
  const { ask, cache } = cachedSite({ page })
  const tag = (await ask('/about')).answer.headers.get('etag') ?? ''
  const has = async (tags: string) => {
    const { answer, text } = await ask('/about', { 'if-none-match': tags })
    return [answer.status, text]
  }
  expect(await has(tag)).toEqual([304, ''])
  // RFC 9110, 13.1.2: one of several, whether weak or strong, or whatever there is.
  expect(await has(`"other", ${tag.replace('W/', '')}`)).toEqual([304, ''])
  expect(await has('*')).toEqual([304, ''])
  // Another process, or this one later, makes the same page of the same bytes.
  cache.clear()
  expect(await has(tag)).toEqual([304, ''])
  expect(await has('W/"other", "else"')).toEqual([200, '<p>the same</p>'])
})

it('is made anew at once when what it shows has changed, though it was being made', async () => {
  let price = 100
  let changed = () => {}
  const page = async () => {
    const shown = price
    await new Promise<void>((resolve) => setImmediate(resolve))
    changed()
    return new Response(`<p>${shown} BDT</p>`, { headers })
  }
  const { ask, cache } = cachedSite({ page })
  changed = () => {
    price = 200
    changed = () => {}
    cache.clear()
  }
  expect((await ask('/packages/1')).text).toContain('100 BDT')
  expect((await ask('/packages/1')).text).toContain('200 BDT')
})

/** Pages that are not done until they are let go, each by its number. */
function slowPages(answer: (number: number) => Response) {
  const waiting: (() => void)[] = []
  let made = 0
  const page = async () => {
    const number = (made += 1)
    await new Promise<void>((resolve) => waiting.push(resolve))
    return answer(number)
  }
  const started = (count: number) => expect.poll(() => waiting.length).toBe(count)
  return { page, started, letGo: () => waiting.splice(0).forEach((go) => go()) }
}
const numbered = (number: number) => new Response(`<p>page ${number}</p>`, { headers })

it('goes to the others as it was while one request renews it, a minute at most', async () => {
  const { page, started, letGo } = slowPages(numbered)
  const { ask, pass, outcomes } = cachedSite({ page })
  const first = ask('/')
  await started(1)
  letGo()
  await first
  pass(KEPT_SECONDS)
  const renewing = ask('/')
  await started(1)
  expect((await ask('/')).text).toContain('page 1')
  // `stale-while-revalidate` promises no more.
  pass(KEPT_SECONDS)
  const late = ask('/')
  letGo()
  expect((await renewing).text).toContain('page 2')
  expect((await late).text).toContain('page 2')
  expect(outcomes).toEqual(['miss', 'stale', 'miss', 'shared'])
})

it('is made once for all who ask while there is none yet', async () => {
  const { page, started, letGo } = slowPages(numbered)
  const { ask, site } = cachedSite({ page })
  const crowd = Promise.all([ask('/'), ask('/'), ask('/?utm_source=mail')])
  await started(1)
  letGo()
  for (const { text } of await crowd) expect(text).toContain('page 1')
  expect(site.pages).toHaveLength(1)
})

it('is made for each of those who waited when it turns out to be one visitor’s own', async () => {
  const own = (number: number) => new Response(`<p>page ${number}</p>`)
  const { page, started, letGo } = slowPages(own)
  const { ask } = cachedSite({ page })
  const crowd = [ask('/'), ask('/'), ask('/')]
  await started(1)
  letGo()
  await started(2)
  letGo()
  const texts = (await Promise.all(crowd)).map(({ text }) => text)
  expect(texts).toEqual(['<p>page 1</p>', '<p>page 2</p>', '<p>page 3</p>'])
})

it('is not shared with who asks after a change of what it shows', async () => {
  const { page, started, letGo } = slowPages(numbered)
  const { ask, cache } = cachedSite({ page })
  const before = ask('/')
  await started(1)
  cache.clear()
  const after = ask('/')
  await started(2)
  letGo()
  expect((await before).text).toContain('page 1')
  expect((await after).text).toContain('page 2')
  expect((await ask('/')).text).toContain('page 2')
})

it.each([
  ['is withdrawn', 410],
  ['is gone', 404],
  ['leads elsewhere', 302],
])('is no longer shown once it %s', async (_, status) => {
  const answers = [200, status, status]
  const page = () => new Response('<p>', { headers, status: answers.shift() ?? 500 })
  const { ask, pass } = cachedSite({ page })
  await ask('/packages/1')
  pass(KEPT_SECONDS)
  expect((await ask('/packages/1')).answer.status).toBe(status)
  expect((await ask('/packages/1')).answer.status).toBe(status)
})

it('stands in for a page that fails, a minute at most', async () => {
  const answers = [200]
  const page = () => new Response('<p>', { headers, status: answers.shift() ?? 503 })
  const { ask, pass } = cachedSite({ page })
  const statusAfter = async (seconds: number) => {
    pass(seconds)
    return (await ask('/')).answer.status
  }
  expect(await statusAfter(0)).toBe(200)
  expect(await statusAfter(KEPT_SECONDS)).toBe(200)
  expect(await statusAfter(KEPT_SECONDS - 1)).toBe(200)
  expect(await statusAfter(1)).toBe(503)
})

it('answers HEAD with the headers of GET, and no body', async () => {
  const { ask, site, pass } = cachedSite()
  const cold = await ask('/about', {}, 'HEAD')
  expect(cold.answer.headers.get('cache-control')).toBe('private, no-store')
  const { answer } = await ask('/about')
  pass(KEPT_SECONDS)
  const head = await ask('/about', {}, 'HEAD')
  expect(head.text).toBe('')
  for (const name of ['etag', 'content-length', 'cache-control', 'content-security-policy'])
    expect(head.answer.headers.get(name), name).toBe(answer.headers.get(name))
  expect(site.pages).toHaveLength(2)
})

it('is cached as each browser takes it, and under the address that it was asked for', async () => {
  const page: NonNullable<Given['page']> = (_, { origin }) =>
    new Response(`<p>${origin} ${'words '.repeat(200)}</p>`, { headers })
  const { ask, site } = cachedSite({ page, hostname: 'jatra.test' })
  const zstd = await ask('/', { 'accept-encoding': 'zstd' })
  expect(zstd.answer.headers.get('content-encoding')).toBe('zstd')
  const bytes = Buffer.from(await zstd.answer.arrayBuffer())
  expect(zstdDecompressSync(bytes).toString()).toBe((await ask('/')).text)
  expect(site.pages).toHaveLength(2)
  const other = new Request('http://localhost/', { headers: { host: 'localhost' } })
  expect(await (await site.fetch(other, {})).text()).toContain('http://localhost words')
})
