import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBuilt, type BuiltServer } from './built-server.ts'
import { fieldsOf, formBodies, type FormBody } from './form-bodies.ts'
import type { Figures } from './measured-process.ts'
import { Visitor } from './visitor.ts'

const MAX_CPU_MS = 100
const MAX_ANSWER = 64 * 1024
const MAX_HEAP_MB = 64

interface Route {
  path?: string
  parentId?: string
  module: { action?: unknown }
}

const built: string = new URL('../../build/server/index.js', import.meta.url).href
const { routes } = (await import(built)) as { routes: Record<string, Route> }
const patterns = Object.entries(routes)
  .filter(([, { module }]) => module.action)
  .map(([id]) => `/${pathOf(id)}`)

function pathOf(id: string): string {
  const { path, parentId } = routes[id] ?? {}
  return [parentId && pathOf(parentId), path].filter(Boolean).join('/')
}

/** Pages that link to where forms are: a form whose address has parameters is tried at the first link to it. */
const date = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
const linking = [
  `/flight/search?originLocationCode=DAC&destinationLocationCode=CXB&departureDate=${date}&adults=9&max=10`,
  '/packageMenu',
  '/visaDetails?country=Thailand&nationality=Bangladesh&travelers=9',
]

let server: BuiltServer
let figures: string
let limit = MAX_CPU_MS
let heapBefore: number
let links = ''
beforeAll(async () => {
  const preload = new URL('./measured-process.ts', import.meta.url).href
  server = await startBuilt({ NODE_OPTIONS: `--import=${preload}`, TRUST_PROXY: '1' })
  figures = /Measured on (\S+)/.exec(server.said())?.[1] ?? ''
  const visitor = new Visitor(server.origin)
  for (const path of linking) links += (await visitor.follow(path)).html
  const { cpuMs } = await measured('')
  limit = Math.max(MAX_CPU_MS, 4 * ((await measured('calibrated')).cpuMs - cpuMs))
  heapBefore = (await measured('collected')).heapMb
}, 120_000)
afterAll(() => server.stop())

async function measured(how: '' | 'calibrated' | 'collected'): Promise<Figures> {
  return (await fetch(figures + how)).json() as Promise<Figures>
}

/**
 * Posts every form of the site what would cost most. Forms come from the built server's table of routes, so a new one
 * is tried without being named.
 */
describe('no form holds up the other visitors', () => {
  it.each(patterns)('%s', async (pattern) => {
    const { visitor, path, html } = await open(addressOf(pattern))
    let requests = 0
    for (const [what, body] of Object.entries(formBodies(fieldsOf(html)))) {
      const { cpuMs, status, length } = await cheapest(visitor, path, body)
      requests += 1
      expect(status, `${path} with ${what}`).toBeLessThan(500)
      expect.soft(cpuMs, `${path} with ${what} computes for too long`).toBeLessThan(limit)
      const errors = length - html.length
      expect.soft(errors, `${path} with ${what} is answered with too much`).toBeLessThan(MAX_ANSWER)
    }
    expect(requests).toBeGreaterThan(10)
    if ((await measured('')).heapMb - heapBefore < MAX_HEAP_MB) return
    const { heapMb } = await measured('collected')
    expect(heapMb - heapBefore, `${path} keeps memory`).toBeLessThan(MAX_HEAP_MB)
  })

  it('and none of this was an error of ours', () => {
    expect(server.said()).not.toMatch(/"level":"error"/)
  })
})

/** The first link that fits, or the pattern with made-up parameters. */
function addressOf(pattern: string): string {
  const fits = pattern.replace(/\/:\w+\?/g, '').replace(/:\w+/g, '[^/?"]+')
  const [, link] = new RegExp(`href="(${fits}/?(?:\\?[^"]*)?)"`).exec(links) ?? []
  return link?.replaceAll('&amp;', '&') ?? pattern.replace(/\/:\w+\?/g, '').replace(/:\w+/g, 'new')
}

/** The page of a form, anonymous or, where sign-in is required, as a new user. */
async function open(address: string) {
  const visitor = new Visitor(server.origin)
  let page = await visitor.follow(address)
  if (page.path.startsWith('/login?')) {
    await visitor.signUp()
    page = await visitor.follow(address)
  }
  // A page without a form leads elsewhere, but its action is there.
  const there = new URL(page.path, server.origin).pathname
  const at = new URL(address, server.origin).pathname.replace(/\/new$/, '')
  return { visitor, html: page.html, path: there.startsWith(at) ? page.path : address }
}

let addresses = 0

/** What costs too much is measured twice more: a page is slow while it is new to the process. */
async function cheapest(visitor: Visitor, path: string, { type, body }: FormBody) {
  let least = { cpuMs: Infinity, status: 0, length: 0 }
  for (let round = 0; round < 3 && least.cpuMs >= limit; round += 1) {
    addresses += 1
    const headers = {
      'content-type': type,
      // The server closes a connection half a second after it left a body unread, under the next request perhaps.
      connection: 'close',
      // Limits count by address.
      'x-forwarded-for': `10.1.${addresses >> 8}.${addresses & 255}`,
    }
    const before = await measured('')
    const answer = await visitor.upload(path, new Blob([body]), headers)
    const { length } = await answer.text()
    const cpuMs = (await measured('')).cpuMs - before.cpuMs
    if (cpuMs < least.cpuMs) least = { cpuMs, status: answer.status, length }
  }
  return least
}
