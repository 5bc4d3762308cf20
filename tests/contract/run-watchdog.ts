import { runInNewContext } from 'node:vm'
import { setFlagsFromString } from 'node:v8'
import type { Endpoint } from '@jatra/contract/http/endpoint'
import { endpoints } from '@jatra/contract/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Harness, Session } from './harness.ts'
import { cases } from './cases.ts'

const MAX_CPU_MS = 100
const MAX_ANSWER = 64 * 1024
const MAX_HEAP = 64 * 1024 * 1024
const MIB = 1024 * 1024

const json = { 'content-type': 'application/json' }
const many = (piece: string, bytes = MIB - 1024) => piece.repeat(Math.floor(bytes / piece.length))

interface HostileBody {
  headers: Record<string, string>
  body: string
}

/** JSON that no client of ours sends, as large as the limits let through: every schema meets it. */
const bodies: Record<string, HostileBody> = {
  'a list of empty objects': { headers: json, body: `[${many('{},')}{}]` },
  'a name for each value': {
    headers: json,
    body: `{${Array.from({ length: 90_000 }, (_, at) => `"${at.toString(36)}":1`).join()}}`,
  },
  'names of prototypes': {
    headers: json,
    body: '{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}',
  },
  'one number': { headers: json, body: many('9') },
}
/** What is refused while it is read, before any schema. */
const unreadable: Record<string, HostileBody> = {
  'brackets without end': { headers: json, body: many('[') },
  'objects in objects': { headers: json, body: many('{"a":') },
  'no JSON': { headers: json, body: many('"') },
  'half a million fields': {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: many('a&'),
  },
  'tiny parts': {
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body: many('--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'),
  },
  compressed: {
    headers: { ...json, 'content-encoding': 'gzip' },
    body: many('{}'),
  },
}

/** What fields of a good body are replaced by, in so many bytes where size is what costs. */
const values: Record<string, (bytes: number) => unknown> = {
  long: (bytes) => 'a'.repeat(bytes),
  marks: (bytes) => `a${many('\u0301\u0327', bytes / 2)}`,
  wide: (bytes) => Array.from({ length: bytes / 3 }, () => ({})),
  'wide, and within the limit': () => Array.from({ length: 100 }, () => ({})),
  number: () => 1e308,
}
/** The costliest, which each field is given alone too: where all are wrong, a check may stop at the first. */
const alone = ['marks', 'wide, and within the limit']
const VALUE_BYTES = 900_000

/** Files are drawn or read by other threads and streams, which this does not measure. */
const tried = (Object.keys(endpoints) as (keyof typeof endpoints)[]).filter(
  (name) => !(endpoints[name] as Endpoint).download,
)

/** Who reads the body: files and notices of gateways have readers of their own, all others share one. */
function readerOf(name: keyof typeof endpoints): string {
  const { access, body, upload }: Endpoint = endpoints[name]
  return upload || access === 'gateway' ? name : `${access}, ${body ? 'with' : 'without'} a body`
}
const reading = tried.filter((name) => (endpoints[name] as Endpoint).method !== 'GET')
const firstOfReader = new Set(
  reading.filter((name, at) => reading.findIndex((one) => readerOf(one) === readerOf(name)) === at),
)

const queries = ['a&', 'leg=x&', 'destination=x&', `q=${encodeURIComponent('\u0301')}&`]

/**
 * Sends every endpoint of the contract what would cost most: no request may hold the event loop, be answered with more than
 * it sent, or leave the heap larger. Calls come from the contract, so a new one is tried without being named.
 * @param open an implementation whose limits do not reject so many requests
 */
export function runWatchdog(title: string, open: () => Harness | Promise<Harness>): void {
  describe(`${title}: no request holds up the others`, () => {
    let harness: Harness
    let limit = MAX_CPU_MS
    let heapBefore: number
    beforeAll(async () => {
      harness = await open()
      limit = Math.max(MAX_CPU_MS, 4 * costOf(calibration))
      heapBefore = heap()
    }, 60_000)
    afterAll(() => harness.close())

    it.each(tried)('%s', async (name) => {
      const testCase = cases.find((one) => one.endpoint === name && one.answer === 'good')
      if (!testCase) throw new Error(`${name} has no good case`)
      const session = await harness.openSession()
      const good = await testCase.request(harness, session)
      const sent = firstOfReader.has(name) ? { ...bodies, ...unreadable } : bodies
      const requests = await hostile(endpoints[name] as Endpoint, good, sent)
      for (const [what, make] of Object.entries(requests)) {
        const { cpuMs, length } = await cheapest(session, make, limit)
        expect(cpuMs, `${name} with ${what} computes for too long`).toBeLessThan(limit)
        expect(length, `${name} with ${what} is answered with too much`).toBeLessThan(MAX_ANSWER)
      }
      // To collect takes longer than all the requests, and is needed only where much lies about.
      if (process.memoryUsage().heapUsed - heapBefore < MAX_HEAP) return
      expect(heap() - heapBefore, `${name} keeps memory`).toBeLessThan(MAX_HEAP)
    })
  })
}

type Make = () => Request

async function hostile(
  endpoint: Endpoint,
  good: Request,
  sent: Record<string, HostileBody>,
): Promise<Record<string, Make>> {
  const { method, url } = good
  const headers = () => {
    const copy = new Headers(good.headers)
    if (copy.has('idempotency-key')) copy.set('idempotency-key', crypto.randomUUID())
    return copy
  }
  if (method === 'GET') {
    const [path = ''] = url.split('?')
    return Object.fromEntries(
      queries.map((piece) => [
        `the query ${piece} without end`,
        // As long as the site lets through.
        () => new Request(`${path}?${many(piece, 1_900)}`, { headers: headers() }),
      ]),
    )
  }
  const send = (body: string, more: Record<string, string>) => () => {
    const all = headers()
    for (const [key, value] of Object.entries(more)) all.set(key, value)
    return new Request(url, { method, headers: all, body })
  }
  const made: Record<string, Make> = {}
  for (const [what, { body, headers: more }] of Object.entries(sent)) made[what] = send(body, more)
  if (!endpoint.body) return made
  const whole = (await good.clone().json()) as Record<string, unknown>
  const fields = Object.keys(whole)
  if (fields.length === 0) return made
  for (const [what, valueOf] of Object.entries(values)) {
    const value = valueOf(VALUE_BYTES / fields.length)
    const all = Object.fromEntries(fields.map((field) => [field, value]))
    made[`${what} everywhere`] = send(JSON.stringify(all), json)
  }
  for (const what of alone) {
    const value = values[what]?.(VALUE_BYTES)
    for (const field of fields)
      made[`${what} as ${field}`] = send(JSON.stringify({ ...whole, [field]: value }), json)
  }
  return made
}

/** A request that costs too much is measured twice more: other work of this process must not be taken for its own. */
async function cheapest(session: Session, make: Make, limit: number) {
  let least = { cpuMs: Infinity, length: 0 }
  for (let round = 0; round < 3 && least.cpuMs >= limit; round += 1) {
    const request = make()
    const before = process.threadCpuUsage()
    const answer = await session.send(request)
    const { user, system } = process.threadCpuUsage(before)
    const { length } = answer.ok ? { length: 0 } : await answer.text()
    if (answer.ok) await answer.body?.cancel()
    expect(answer.status).toBeLessThan(500)
    const cpuMs = (user + system) / 1000
    if (cpuMs < least.cpuMs) least = { cpuMs, length }
  }
  return least
}

/** Takes about 15 ms of a machine of today that does nothing else. */
function calibration(): number {
  let sum = 0
  for (let at = 0; at < 10_000_000; at += 1) sum = (sum * 31 + at) | 0
  return sum
}

function costOf(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

function heap(): number {
  collect()
  return process.memoryUsage().heapUsed
}
