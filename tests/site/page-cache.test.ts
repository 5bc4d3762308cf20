import { createHash } from 'node:crypto'
import { zstdDecompressSync } from 'node:zlib'
import { FOR_EVERYONE, KEPT_SECONDS } from '@jatra/contract/http/for-everyone'
import { expect, it } from 'vitest'
import { createPageCache } from '../../app/lib/page-cache.server.ts'
import { createSharedViews } from '../../app/lib/shared-views.server.ts'
import { cookieOf, createTestSite, nusrat } from './test-site.ts'

const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': FOR_EVERYONE }
const security = { https: false, development: false, ownFrames: false, gatewayOrigins: [] }
type Given = NonNullable<Parameters<typeof createTestSite>[0]>

/** A site with a cache, whose pages are for everyone and greet who is there. */
function cachedSite(given: Given = {}) {
  let now = Date.UTC(2026, 10, 20)
  const cookieHeader = /(^|; )jatra=/
  const cache = createPageCache({
    security,
    publicOrigin: undefined,
    hasSession: (header) => cookieHeader.test(header ?? ''),
    now: () => now,
  })
  let made = 0
  const site = createTestSite({
    pageCache: cache,
    page: (_, { nonce, session }) => {
      made += 1
      const greeting = session.user ? `Hello ${session.user.userName}` : 'Hello stranger'
      const html = `<p>${greeting}, page ${made}</p><script nonce="${nonce}">go(1)</script><script src="/assets/a.js"></script>`
      return new Response(html, { headers })
    },
    ...given,
  })
  const ask = async (path: string, sent: Record<string, string> = {}) => {
    const answer = await site.send('GET', path, sent)
    return { answer, text: await answer.clone().text() }
  }
  const pass = (seconds: number) => (now += seconds * 1000)
  return { site, cache, ask, pass }
}

it('is made once for all who are nobody yet, until its time is over', async () => {
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

it('never shows a signed-in visitor another’s page, nor theirs to anybody', async () => {
  const { ask } = cachedSite()
  const cookie = await cookieOf()
  await ask('/about')
  const own = await ask('/about', { cookie })
  expect(own.text).toContain(`Hello ${nusrat.userName}`)
  expect(own.answer.headers.get('cache-control')).toBe('private, no-store')
  expect((await ask('/about')).text).toContain('Hello stranger, page 1')
  const other = await cookieOf({ ...nusrat, userName: 'rahim' }, 'token-of-rahim')
  expect((await ask('/about', { cookie: other })).text).toContain('Hello rahim')
  // A session that is no good is not anybody's copy either: the answer takes the cookie away.
  const forged = await ask('/about', { cookie: 'jatra=forged' })
  expect(forged.text).toContain('Hello stranger, page 4')
})

it.each([
  ['which is not for everyone', { 'content-type': 'text/html' }, 200],
  ['which failed', headers, 500],
  ['which is not there', headers, 404],
  ['which leads elsewhere', { ...headers, location: '/login' }, 302],
])('keeps no page %s', async (_, given, status) => {
  const page = () => new Response('<p>', { headers: given, status })
  const { ask, site } = cachedSite({ page })
  const { answer } = await ask('/about')
  await ask('/about')
  expect(site.pages).toHaveLength(2)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

it('keeps no page that had to do without the API’s answer', async () => {
  const page: NonNullable<Given['page']> = async (_, { views }) => {
    await views.get('hot', () => Promise.reject(new Error('away'))).catch(() => null)
    return new Response('<p>without packages</p>', { headers })
  }
  const { ask, site } = cachedSite({ page, views: createSharedViews(() => 0) })
  expect((await ask('/')).answer.headers.get('cache-control')).toBe('private, no-store')
  await ask('/')
  expect(site.pages).toHaveLength(2)
})

it('keeps nothing of what is posted, or asked with a token', async () => {
  const { ask, site } = cachedSite()
  const posted = await site.send('POST', '/login', { origin: 'http://jatra.test' })
  expect(posted.headers.get('cache-control')).toBe('private, no-store')
  await ask('/login', { authorization: 'Bearer x' })
  await ask('/login')
  expect(site.pages).toHaveLength(3)
})

it('runs its scripts by their hashes, and no nonce is told twice', async () => {
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
  const again = await ask('/about', { 'if-none-match': tag })
  expect([again.answer.status, again.text]).toEqual([304, ''])
  // Another process, or this one later, makes the same page of the same bytes.
  cache.clear()
  expect((await ask('/about', { 'if-none-match': tag })).answer.status).toBe(304)
  expect((await ask('/about', { 'if-none-match': 'W/"other"' })).text).toBe('<p>the same</p>')
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

it('goes to the others as it was while one request renews it', async () => {
  const waiting: (() => void)[] = []
  let made = 0
  const page = async () => {
    made += 1
    const number = made
    if (number > 1) await new Promise<void>((resolve) => waiting.push(resolve))
    return new Response(`<p>page ${number}</p>`, { headers })
  }
  const { ask, pass } = cachedSite({ page })
  await ask('/')
  pass(KEPT_SECONDS)
  const renewing = ask('/')
  expect((await ask('/')).text).toContain('page 1')
  waiting.forEach((go) => go())
  expect((await renewing).text).toContain('page 2')
  expect((await ask('/')).text).toContain('page 2')
})

it('is kept as each browser takes it, and under the address that it was asked for', async () => {
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
