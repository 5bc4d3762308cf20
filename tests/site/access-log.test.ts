import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterEach, describe, expect, it } from 'vitest'
import { createStage, type Stage } from './stage.ts'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

/** The stage behind a socket, as the process has it. */
async function listen(stage: Stage): Promise<string> {
  const listener = getRequestListener(stage.fetch)
  const server = createServer((request, response) => void listener(request, response))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const linesOf = ({ log }: Stage) => log.filter(({ event }) => event === 'request_answered')
const token = 'Zm9yZ290dGVuLXBhc3N3b3Jk'

describe('the access log', () => {
  it('has one line for a request: what was asked, how it went, how long and how much', async () => {
    const stage = createStage({ accessLog: true })
    const answer = await fetch(`${await listen(stage)}/flight/search?from=DAC&name=Nusrat`)
    await answer.text()
    await expect.poll(() => linesOf(stage)).toHaveLength(1)
    expect(linesOf(stage)[0]).toEqual({
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
    expect(linesOf(stage)[0]?.['bytes']).toBeGreaterThan('<p>a page</p>'.length)
  })

  it('holds no link that opens an account', async () => {
    const stage = createStage({ accessLog: true })
    const origin = await listen(stage)
    await (await fetch(`${origin}/reset-password/u1/${token}`)).text()
    await expect.poll(() => linesOf(stage)).toHaveLength(1)
    expect(linesOf(stage)[0]?.['path']).toBe('/reset-password/u1/[redacted]')
    expect(JSON.stringify(stage.log)).not.toContain(token)
  })

  it('says that a visitor left before the answer did', async () => {
    let arrived = () => {}
    const waiting = new Promise<void>((resolve) => (arrived = resolve))
    const stage = createStage({
      accessLog: true,
      page: () => (arrived(), new Promise<Response>(() => {})),
    })
    const { port, host } = new URL(await listen(stage))
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
    await waiting
    socket.destroy()
    await expect.poll(() => linesOf(stage)).toMatchObject([{ path: '/', aborted: true }])
  })

  it.each([
    ['a file', '/assets/entry-abc.js', true],
    ['a balancer that asks whether we live', '/healthz', true],
    ['a balancer that asks whether we can take more', '/readyz', true],
    ['anything, where the proxy keeps its own', '/', false],
  ])('leaves out %s', async (_, path, accessLog) => {
    const stage = createStage({ accessLog })
    const origin = await listen(stage)
    await (await fetch(origin + path)).text()
    await (await fetch(`${origin}/api/airports`)).text()
    if (accessLog)
      await expect.poll(() => linesOf(stage)).toMatchObject([{ path: '/api/airports' }])
    else expect(linesOf(stage)).toEqual([])
  })
})
