import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterEach, describe, expect, it } from 'vitest'
import { createTestSite, type TestSite } from './test-site.ts'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

/** The test site behind a socket, as the process has it. */
async function listen(testSite: TestSite): Promise<string> {
  const listener = getRequestListener(testSite.fetch)
  const server = createServer((request, response) => void listener(request, response))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const linesOf = ({ log }: TestSite) => log.filter(({ event }) => event === 'request_answered')
const token = 'Zm9yZ290dGVuLXBhc3N3b3Jk'

describe('the access log', () => {
  it('has one line for a request: what was asked, how it went, how long and how much', async () => {
    const testSite = createTestSite({ accessLog: true })
    const answer = await fetch(`${await listen(testSite)}/flight/search?from=DAC&name=Nusrat`)
    await answer.text()
    await expect.poll(() => linesOf(testSite)).toHaveLength(1)
    expect(linesOf(testSite)[0]).toEqual({
      time: expect.any(String) as string,
      level: 'info',
      event: 'request_answered',
      requestId: answer.headers.get('x-request-id'),
      method: 'GET',
      path: '/flight/search',
      status: 200,
      ms: expect.any(Number) as number,
      bytes: expect.any(Number) as number,
    })
    expect(linesOf(testSite)[0]?.['bytes']).toBeGreaterThan('<p>a page</p>'.length)
  })

  it.each(['reset-password', 'confirm-email'])('holds no secret of a %s link', async (page) => {
    const testSite = createTestSite({ accessLog: true })
    const origin = await listen(testSite)
    await (await fetch(`${origin}/${page}/u1/${token}`)).text()
    await expect.poll(() => linesOf(testSite)).toHaveLength(1)
    expect(linesOf(testSite)[0]?.['path']).toBe(`/${page}/u1/[redacted]`)
    expect(JSON.stringify(testSite.log)).not.toContain(token)
  })

  it('says that a visitor left before the answer did', async () => {
    let arrived = () => {}
    const waiting = new Promise<void>((resolve) => (arrived = resolve))
    const testSite = createTestSite({
      accessLog: true,
      page: () => (arrived(), new Promise<Response>(() => {})),
    })
    const { port, host } = new URL(await listen(testSite))
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
    await waiting
    socket.destroy()
    await expect.poll(() => linesOf(testSite)).toMatchObject([{ path: '/', aborted: true }])
  })

  it.each([
    ['a file', '/assets/entry-abc.js', true],
    ['a balancer that asks whether we live', '/healthz', true],
    ['a balancer that asks whether we can take more', '/readyz', true],
    ['anything, where the proxy keeps its own', '/', false],
  ])('leaves out %s', async (_, path, accessLog) => {
    const testSite = createTestSite({ accessLog })
    const origin = await listen(testSite)
    await (await fetch(origin + path)).text()
    await (await fetch(`${origin}/api/airports`)).text()
    if (accessLog)
      await expect.poll(() => linesOf(testSite)).toMatchObject([{ path: '/api/airports' }])
    else expect(linesOf(testSite)).toEqual([])
  })
})
