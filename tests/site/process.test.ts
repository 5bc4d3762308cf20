import { once } from 'node:events'
import { readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBuilt, type BuiltServer } from './built-server.ts'

let server: BuiltServer
beforeAll(async () => (server = await startBuilt()))
afterAll(() => server.stop())

/** Sends bytes as they are, which fetch would tidy up. @returns the whole answer */
function raw(text: string, origin = server.origin): Promise<string> {
  const { hostname, port, host } = new URL(origin)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
    socket.write(text.replace('{host}', `Host: ${host}\r\nConnection: close`), 'latin1')
  })
}
const statusOf = (answer: string) => Number(answer.split(' ', 2)[1])
const get = (path: string, init?: RequestInit) =>
  fetch(server.origin + path, { redirect: 'manual', ...init })

describe('the built server', () => {
  it('is up and ready', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const answer = await get(path)
      expect(answer.status, path).toBe(200)
      expect(answer.headers.get('cache-control'), path).toBe('no-store')
    }
  })

  it.each(['1.0', '1.1'])('is asked for its health without a Host, by HTTP/%s', async (version) => {
    for (const [path, status] of [
      ['/healthz', 200],
      ['/readyz', 200],
      ['/', 400],
      ['/api/airports?q=DAC', 400],
    ] as const) {
      const answer = await raw(`GET ${path} HTTP/${version}\r\nConnection: close\r\n\r\n`)
      expect(statusOf(answer), path).toBe(status)
    }
  })

  it('keeps an idle connection longer than the balancers in front, which do so for 60 s', async () => {
    const [, seconds] =
      /timeout=(\d+)/.exec((await get('/healthz')).headers.get('keep-alive') ?? '') ?? []
    expect(Number(seconds)).toBeGreaterThan(65)
  })

  it.each([
    ['3,700 segments', `/${'a/'.repeat(3700)}`],
    ['3,700 empty segments', '/'.repeat(3700)],
    ['1,000 hidden segments', `/x${'\\'.repeat(1000)}`],
  ])('rejects %s at once', async (_, path) => {
    const answer = await raw(`GET ${path} HTTP/1.1\r\n{host}\r\n\r\n`)
    expect([400, 414]).toContain(statusOf(answer))
  })

  it('rejects headers over 8 KiB', async () => {
    const answer = await raw(`GET / HTTP/1.1\r\n{host}\r\nX-Long: ${'a'.repeat(8200)}\r\n\r\n`)
    expect(statusOf(answer)).toBe(431)
  })

  it.each([
    'TRACE / HTTP/1.1',
    'OPTIONS * HTTP/1.1',
    'OPTIONS /flight/search HTTP/1.1',
    'PROPFIND / HTTP/1.1',
    'PUT / HTTP/1.1',
    'GET /%E0%A4%A HTTP/1.1',
    'GET /%E0%A4%A.data HTTP/1.1',
    'GET /assets/%00.js HTTP/1.1',
    'GET /assets/../../server.ts HTTP/1.1',
    'GET /assets/%2e%2e/%2e%2e/server/index.js HTTP/1.1',
    'GET //evil.example/app/account HTTP/1.1',
    'POST http://evil.example/logout HTTP/1.1\r\nOrigin: http://evil.example',
  ])('rejects %s as the caller’s fault', async (line) => {
    const answer = await raw(`${line}\r\n{host}\r\n\r\n`)
    expect(statusOf(answer)).toBeGreaterThanOrEqual(400)
    expect(statusOf(answer)).toBeLessThan(500)
    expect(answer).not.toMatch(/\r\nlocation:|node_modules|createServer\(/i)
  })

  it('logs no secret of a link that a mail program broke, which leads to its page all the same', async () => {
    const answer = await get('/reset-password/u1/t0ken%ff')
    expect(answer.status).toBe(410)
    expect(await answer.text()).toContain('<h1')
    await expect.poll(() => server.said()).toContain('/reset-password/u1/[redacted]')
    expect(server.said()).not.toContain('t0ken')
  })

  it('logs no error of ours for what strangers can send at will', async () => {
    const before = server.said().length
    const logged = () => server.said().slice(before)
    await (await get('/login?_data=root')).text()
    const { hostname, port, host } = new URL(server.origin)
    const socket = connect(Number(port), hostname)
    const head = [
      'POST /login HTTP/1.1',
      `Host: ${host}`,
      `Origin: ${server.origin}`,
      'Expect: 100-continue',
      'Transfer-Encoding: chunked',
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    // The server reads the body from now on.
    await once(socket, 'data')
    socket.write('5\r\nhello\r\n')
    socket.destroy()
    await expect.poll(logged).toContain('"aborted":true')
    await (await get('/about')).text()
    await expect.poll(logged).toMatch(/"aborted":true[^]*"path":"\/about"/)
    expect(logged()).not.toContain('"level":"error"')
  })

  it('answers HEAD without a body and with the guards', async () => {
    const answer = await get('/', { method: 'HEAD' })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('')
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it('takes an address with or without the last slash', async () => {
    expect((await get('/login')).status).toBe(200)
    expect((await get('/login/')).status).toBe(200)
  })

  // Cached pages have hashes instead: public-pages.test.ts opens them in a browser.
  it.each(['/verify', '/goodbye', '/flight/search'])(
    'puts the nonce of the policy into every inline script and style of %s',
    async (path) => {
      const seen = new Set<string>()
      for (let visit = 0; visit < 2; visit++) {
        const answer = await get(path)
        const policy = answer.headers.get('content-security-policy') ?? ''
        const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
        seen.add(nonce)
        const html = await answer.text()
        const inline = [...html.matchAll(/<(?:script|style)\b([^>]*)>/g)]
          .map(([, attributes]) => attributes ?? '')
          .filter((attributes) => !attributes.includes(' src='))
        expect(inline.length).toBeGreaterThan(1)
        for (const attributes of inline) expect(attributes).toContain(`nonce="${nonce}"`)
        expect(html).not.toMatch(/<[^>]+ on[a-z]+=|href="javascript:/i)
      }
      expect(seen.size).toBe(2)
    },
  )

  it('guards pages and their data alike', async () => {
    for (const path of ['/login', '/login.data', '/logout', '/logout.data']) {
      const headers = { origin: 'https://evil.example' }
      expect((await get(path, { method: 'POST', headers })).status, path).toBe(403)
      const posted = await get(path, { method: 'POST', headers: { origin: server.origin } })
      expect(posted.status, path).toBeLessThan(500)
      expect(posted.headers.get('x-frame-options'), path).toBe('DENY')
      expect(posted.headers.get('cache-control'), path).toMatch(/no-store/)
    }
  })

  it.each([
    ['a form with a thousand parts', bomb(1000)],
    ['a form that never ends', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n'],
    ['no form at all', 'x'],
    ['nothing', ''],
  ])('takes %s as the caller’s fault', async (_, body) => {
    const answer = await get('/login', {
      method: 'POST',
      headers: { origin: server.origin, 'content-type': 'multipart/form-data; boundary=x' },
      body,
    })
    expect(answer.status).toBe(400)
    expect(await answer.text()).not.toMatch(/node_modules|\bat \w+ \(/)
  })
})

describe('on SIGTERM', () => {
  it('finishes what it answers, gives the lock back and ends well', async () => {
    const dataDir = `${server.dataDir}-stopping`
    const stopping = await startBuilt({ DATA_DIR: dataDir })
    const { port, host } = new URL(stopping.origin)
    const socket = connect(Number(port), '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
    const closed = new Promise((resolve) => socket.on('close', resolve))
    const body = 'identifier=nobody&password=Wrong%401234'
    const head = `POST /login HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\n`
    const type = 'Content-Type: application/x-www-form-urlencoded\r\n'
    // Half of the form is sent: the request is under way when the signal comes.
    socket.write(`${head}${type}Content-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`)
    await fetch(`${stopping.origin}/healthz`)
    stopping.child.kill('SIGTERM')
    await connectionRefused(Number(port))
    socket.write(body.slice(10))
    await closed
    expect(statusOf(answer)).toBe(401)
    expect(await stopping.ended).toBe(0)
    expect(readdirSync(dataDir)).toEqual(['pglite', 'session-secret'])
    rmSync(dataDir, { recursive: true, force: true })
  })
})

/** Resolves once the port is closed. */
async function connectionRefused(port: number): Promise<void> {
  for (;;) {
    const refused = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.on('connect', () => (socket.destroy(), resolve(false)))
      socket.on('error', () => resolve(true))
    })
    if (refused) return
  }
}

function bomb(parts: number): string {
  const part = (index: number) =>
    `--x\r\nContent-Disposition: form-data; name="a[${index}]"\r\n\r\n1\r\n`
  return `${Array.from({ length: parts }, (_, index) => part(index)).join('')}--x--\r\n`
}
