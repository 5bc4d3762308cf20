import { createServer, type RequestListener } from 'node:http'
import { once } from 'node:events'
import { afterEach, expect, it } from 'vitest'
import { z } from 'zod'
import { createLogger } from '@jatra/contract/observability/logging'
import { createDuffelClient } from './duffel-client.ts'

const NOW = Date.parse('2026-11-20T06:00:00Z')
const ended: (() => unknown)[] = []
afterEach(() => {
  for (const end of ended.splice(0)) end()
})

/** A client of something at Duffel's address that answers like this. */
async function openClient(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  ended.push(() => server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const lines: string[] = []
  const client = createDuffelClient({
    accessToken: 'duffel_test_any',
    baseUrl: `http://127.0.0.1:${String(port)}`,
    log: createLogger((line) => void lines.push(line)),
    clock: () => NOW,
  })
  const call = () => client.call({ method: 'GET', path: '/air/orders', answer: z.unknown() })
  return { call, lines }
}

it('says the status of an answer that is no JSON, as of what stands in front of Duffel', async () => {
  const { call, lines } = await openClient((_, response) =>
    response.writeHead(403).end('<h1>Forbidden</h1>'),
  )
  await expect(call()).rejects.toMatchObject({ kind: 'unreachable' })
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'duffel_unreachable', status: 403 })
})

it('waits for a minute at most, whatever time Duffel names', async () => {
  const { call } = await openClient((_, response) =>
    response.writeHead(429, { 'ratelimit-reset': 'Thu, 27 Nov 2036 00:00:00 GMT' }).end('{}'),
  )
  const limited = { kind: 'rate_limited', retryAt: NOW + 60_000 }
  await expect(call()).rejects.toMatchObject(limited)
  // This one is not sent.
  await expect(call()).rejects.toMatchObject(limited)
})
