import { spawnSync } from 'node:child_process'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBuilt, type BuiltServer } from './built-server.ts'

interface SentSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
}

/** A collector that keeps what it is sent. */
const bodies: string[] = []
const collector = createServer((request, response) => {
  void read(request).then((body) => {
    bodies.push(body)
    response.end('{}')
  })
})
const read = async (request: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
const spans = () =>
  bodies.flatMap((body) =>
    (
      JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }
    ).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  )

let server: BuiltServer
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as AddressInfo
  server = await startBuilt({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    ...(process.env['TEST_DATABASE_URL'] && { DATABASE_URL: process.env['TEST_DATABASE_URL'] }),
  })
}, 120_000)
afterAll(async () => {
  await server.stop()
  collector.close()
})

describe('a traced request', () => {
  it('is one trace from the page over the API’s calls to its queries, without what was asked', async () => {
    const page = await fetch(`${server.origin}/packageMenu?search=Nusrat-was-here`)
    await page.text()
    const token = 'forgotten-token-forgotten-token-forgotten-1'
    await (await fetch(`${server.origin}/reset-password/u1/${token}`)).text()
    // What is left is sent when the process ends.
    await server.stop()
    const all = spans()
    const request = all.find(({ name }) => name === 'GET /packageMenu')
    const call = all.find(
      ({ name, traceId }) => name === 'call listPackages' && traceId === request?.traceId,
    )
    expect(call?.parentSpanId).toBe(request?.spanId)
    expect(all.map(({ name }) => name)).toContain('GET /reset-password/:id/:token')
    if (process.env['TEST_DATABASE_URL']) {
      const query = all.find(
        ({ name, parentSpanId }) => name.startsWith('pg.query') && parentSpanId === call?.spanId,
      )
      expect(query?.traceId).toBe(request?.traceId)
    }
    for (const secret of ['Nusrat-was-here', token]) expect(bodies.join('')).not.toContain(secret)
    const lines = server.said().split('\n')
    expect(lines.find((line) => line.includes('"path":"/packageMenu"'))).toContain(
      `"traceId":"${request?.traceId}"`,
    )
  })
})

it('costs nothing without a collector: neither it nor the metrics are loaded', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const script = `
    process.env.PORT = '0'; process.env.API_MODE = 'mock'; process.env.HOST = '127.0.0.1'
    const loaded = []
    const { registerHooks } = await import('node:module')
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
    await import('./server.ts')
    const named = loaded.filter((url) => /opentelemetry|prom-client/.test(url)).join()
    console.log(loaded.length > 100 ? 'loaded: ' + (named || 'nothing') : 'the hook saw nothing')
    process.kill(process.pid, 'SIGTERM')`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(stdout).toContain('loaded: nothing')
})
