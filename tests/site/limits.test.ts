import { describe, expect, it } from 'vitest'
import { createTestSite } from './test-site.ts'

const ours = { origin: 'http://jatra.test' }

describe('addresses', () => {
  it('of 2,048 bytes and 32 segments are answered', async () => {
    const testSite = createTestSite()
    expect((await testSite.send('GET', `/${'a'.repeat(2047)}`)).status).toBe(200)
    expect((await testSite.send('GET', '/a'.repeat(32))).status).toBe(200)
    expect((await testSite.send('GET', `/?q=${'/'.repeat(500)}`)).status).toBe(200)
    expect(testSite.pages).toHaveLength(3)
  })

  it.each([
    ['one byte too long', `/${'a'.repeat(2048)}`],
    ['too long by its query', `/?${'a'.repeat(2047)}`],
    ['too long in bytes, not in characters', `/${'বাংলা'.repeat(50)}`],
    ['one segment too deep', '/a'.repeat(33)],
    ['too deep for its data', `${'/a'.repeat(33)}.data`],
    ['3,700 segments', '/a'.repeat(3700)],
    ['empty segments', `/x${'/'.repeat(1000)}`],
    ['segments that only the parser sees', `/x${'\\'.repeat(1000)}`],
  ])('%s: 414, and no page is reached', async (_, path) => {
    const testSite = createTestSite()
    const answer = await testSite.send('GET', path)
    expect(answer.status).toBe(414)
    expect(await answer.text()).toBe('This address is too long.')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(testSite.pages).toEqual([])
  })

  it('of the API are rejected as a problem', async () => {
    const testSite = createTestSite()
    const answer = await testSite.send('GET', `/api${'/a'.repeat(40)}`)
    expect(answer.status).toBe(414)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(await answer.json()).toMatchObject({ code: 'uri_too_long', status: 414 })
    expect(testSite.api).toEqual([])
  })
})

describe('bodies', () => {
  const MIB = 1024 * 1024

  it('of 1 MiB reach the page whole', async () => {
    const read: string[] = []
    const testSite = createTestSite({
      page: async (request) => {
        read.push(String((await request.text()).length))
        return new Response()
      },
    })
    await testSite.send('POST', '/login', ours, 'a'.repeat(MIB))
    expect(read).toEqual([String(MIB)])
  })

  it('whose length is announced as more are not read at all', async () => {
    const testSite = createTestSite()
    let pulled = 0
    const body = new ReadableStream(
      { pull: (controller) => (pulled++, controller.enqueue(new Uint8Array(1024))) },
      { highWaterMark: 0 },
    )
    const headers = { ...ours, 'content-length': String(MIB + 1) }
    const answer = await testSite.send('POST', '/login', headers, body)
    expect(answer.status).toBe(413)
    expect(pulled).toBe(0)
    expect(testSite.pages).toEqual([])
  })

  it('without an end are read no further than 1 MiB', async () => {
    const testSite = createTestSite()
    let pulled = 0
    const body = new ReadableStream({
      pull: (controller) => (pulled++, controller.enqueue(new Uint8Array(64 * 1024))),
    })
    const headers = { ...ours, 'transfer-encoding': 'chunked' }
    expect((await testSite.send('POST', '/login', headers, body)).status).toBe(413)
    expect(pulled).toBeLessThan(20)
    expect(testSite.pages).toEqual([])
  })

  it('of the API are rejected as a problem', async () => {
    const testSite = createTestSite()
    const answer = await testSite.send('POST', '/api/auth/login', ours, 'a'.repeat(MIB + 1))
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ code: 'body_too_large' })
    expect(testSite.api).toEqual([])
  })

  it.each(['/app/documents?name=a.jpg', '/api/documents?name=a.jpg'])(
    'of uploads pass through unread, to a limit of their own: %s',
    async (path) => {
      const testSite = createTestSite()
      let pulled = 0
      const body = new ReadableStream(
        { pull: (controller) => (pulled++, controller.enqueue(new Uint8Array(1024))) },
        { highWaterMark: 0 },
      )
      const headers = { ...ours, 'content-length': String(10 * MIB) }
      expect((await testSite.send('POST', path, headers, body)).status).toBe(200)
      // What a stream hands over when it is passed on.
      expect(pulled).toBeLessThan(3)
      const [reached] = [...testSite.api, ...testSite.pages.map(({ request }) => request)]
      expect(reached?.body).not.toBeNull()
    },
  )

  it.each(['/app/documents/1', '/app/documents/', '/app/documents.data', '/api/documents/1'])(
    'beside the uploads are none: %s',
    async (path) => {
      const testSite = createTestSite()
      const answer = await testSite.send('POST', path, ours, 'a'.repeat(MIB + 1))
      expect(answer.status).toBe(413)
    },
  )

  it.each(['/app/account/profile', '/app/account/profile.data'])(
    'of the profile may carry a picture, and not much more: %s',
    async (path) => {
      const testSite = createTestSite()
      expect((await testSite.send('POST', path, ours, 'a'.repeat(6 * MIB))).status).toBe(200)
      const answer = await testSite.send('POST', path, ours, 'a'.repeat(12 * MIB + 1))
      expect([answer.status, await answer.text()]).toEqual([
        413,
        'This picture is larger than 5 MB. Please go back and choose a smaller one.',
      ])
      const beside = await testSite.send('POST', `${path}/x`, ours, 'a'.repeat(MIB + 1))
      expect(beside.status).toBe(413)
    },
  )

  it('of an account’s picture pass through to a limit of their own', async () => {
    const testSite = createTestSite()
    const path = '/api/users/somebody/picture'
    expect((await testSite.send('PUT', path, ours, 'a'.repeat(2 * MIB))).status).toBe(200)
    expect((await testSite.send('POST', path, ours, 'a'.repeat(2 * MIB))).status).toBe(413)
  })

  it('of other sites are rejected by their origin before they are read', async () => {
    const testSite = createTestSite()
    expect((await testSite.send('POST', '/login', {}, 'a'.repeat(MIB + 1))).status).toBe(403)
  })
})
