import { promisify } from 'node:util'
import { brotliDecompressSync, gunzipSync, gzip, zstdDecompressSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import { createTestSite } from './test-site.ts'

const inThread = promisify(gzip)
const words = 'Dhaka to Cox’s Bazar '.repeat(400)
const html = { headers: { 'content-type': 'text/html; charset=utf-8' } }
const site = (init: ResponseInit = html) =>
  createTestSite({ page: () => new Response(words, init) })
const take = (path: string, encoding: string, init?: ResponseInit) =>
  site(init).send('GET', path, { 'accept-encoding': encoding })

it.each([
  ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
])(
  'a browser that accepts %s gets the page as %s, with the same content',
  async (taken, encoding, open) => {
    const answer = await take('/about', taken)
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toContain('Accept-Encoding')
    const body = Buffer.from(await answer.arrayBuffer())
    expect(body.length).toBeLessThan(words.length / 20)
    expect(open(body).toString()).toBe(words)
  },
)

it('is sent uncompressed to a browser that accepts nothing else', async () => {
  const answer = await take('/about', 'identity')
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(answer.headers.get('vary')).toContain('Accept-Encoding')
  expect(await answer.text()).toBe(words)
})

// Hono's answers become the platform's once their body is looked at, which costs a page a tenth of its time.
it.each([
  ['/about', 'identity'],
  ['/flight/booking?offerId=1', 'gzip'],
])('does not look at the body of what leaves as it is: %s to %s', async (path, encoding) => {
  const page = new Response(words, html)
  const looked = vi.spyOn(page, 'body', 'get')
  await createTestSite({ page: () => page }).send('GET', path, { 'accept-encoding': encoding })
  expect(looked).not.toHaveBeenCalled()
})

it('an answer without a body is not encoded, and varies as the one with a body does', async () => {
  const page = () => new Response(null, html)
  const answer = await createTestSite({ page }).send('HEAD', '/about', {
    'accept-encoding': 'gzip',
  })
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(answer.headers.get('vary')).toContain('Accept-Encoding')
})

it('passes on each part of a page that waits for flights as it comes', async () => {
  const sent = new TransformStream<Uint8Array, Uint8Array>()
  const writer = sent.writable.getWriter()
  const write = (text: string) => void writer.write(new TextEncoder().encode(text))
  const page = () =>
    new Response(sent.readable, { headers: { ...html.headers, 'x-accel-buffering': 'no' } })
  const answer = await createTestSite({ page }).send('GET', '/flight/search', {
    'accept-encoding': 'gzip',
  })
  const text = answer.body?.pipeThrough(new DecompressionStream('gzip')).getReader()
  const next = async () => Buffer.from((await text?.read())?.value ?? '').toString()
  write('searched at once')
  expect(await next()).toBe('searched at once')
  write(', flights later')
  expect(await next()).toBe(', flights later')
})

it.each(['gzip', 'br', 'zstd'])(
  'survives a visitor who leaves while a page still comes, by %s',
  async (encoding) => {
    const sent = new TransformStream<Uint8Array, Uint8Array>()
    const writer = sent.writable.getWriter()
    const part = new Uint8Array(200_000).map((_, index) => (index * 7919) % 251)
    const page = () =>
      new Response(sent.readable, { headers: { ...html.headers, 'x-accel-buffering': 'no' } })
    const answer = await createTestSite({ page }).send('GET', '/flight/search', {
      'accept-encoding': encoding,
    })
    const reader = answer.body?.getReader()
    const reading = reader?.read()
    const written = Promise.allSettled([writer.write(part), writer.close()])
    await new Promise((resolve) => setImmediate(resolve))
    await reader?.cancel()
    await Promise.all([reading, written])
    // A thread is still compressing an answer whose visitor has left: this takes another.
    await inThread(new Uint8Array(part.length * 20).fill(7))
  },
)

it.each([
  '/app/account/bookings/flight/1',
  '/app/account/profile.data',
  '/flight/booking?offerId=1',
  '/packageReserve/1',
  '/visaBookSchedule/0',
  '/payment/return/1',
  '/login/success',
  '/reset-password/u1/a-token',
  '/confirm-email/u1/a-token',
  '/verify',
  '/api/payment/u1/orders',
  '/api/users',
])('what may hold a secret has a size that tells nothing: %s', async (path) => {
  const answer = await take(path, 'gzip, br, zstd')
  expect(answer.headers.get('content-encoding')).toBeNull()
})

it('what the API says to everybody is compressed', async () => {
  const answer = await take('/api/package?destination=Nepal', 'gzip')
  expect(answer.headers.get('content-encoding')).toBe('gzip')
})

it('leaves pictures, and what came compressed, alone', async () => {
  const picture = { headers: { 'content-type': 'image/png' } }
  expect((await take('/x', 'gzip', picture)).headers.get('content-encoding')).toBeNull()
  const done = { headers: { ...html.headers, 'content-encoding': 'br' } }
  expect((await take('/x', 'gzip', done)).headers.get('content-encoding')).toBe('br')
})

it('weakens the tag of what it compresses, and drops its length', async () => {
  const length = String(Buffer.byteLength(words))
  const whole = { headers: { ...html.headers, etag: '"one"', 'content-length': length } }
  const { headers } = await take('/x', 'gzip', whole)
  expect(headers.get('etag')).toBe('W/"one"')
  expect(headers.get('content-length')).toBeNull()
})
