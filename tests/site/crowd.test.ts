import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startBuilt, type BuiltServer } from './built-server.ts'
import { Visitor } from './visitor.ts'

const VISITORS = 1000
const AT_ONCE = 8

let server: BuiltServer
beforeAll(async () => {
  server = await startBuilt({ API_MODE: 'mock' })
})
afterAll(() => server.stop())

it('holds a thousand frequent travellers, whole process, in less than 500 MB', async () => {
  const waiting = Array.from({ length: VISITORS }, () => new Visitor(server.origin))
  const come = async () => {
    for (let visitor = waiting.pop(); visitor; visitor = waiting.pop()) {
      const page = await visitor.follow('/app/account/bookings/visa?persona=frequent-traveller')
      expect(page.status).toBe(200)
      expect(page.html).toContain('Shahriar Kabir')
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, come))
  const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.child.pid)]))
  expect(kilobytes).toBeGreaterThan(0)
  expect(kilobytes / 1024).toBeLessThan(500)
}, 180_000)
