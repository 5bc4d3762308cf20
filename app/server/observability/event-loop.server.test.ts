import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { watchEventLoop, type EventLoopWatch, type Stall } from './event-loop.server.ts'

let watch: EventLoopWatch | undefined
afterEach(() => watch?.stop())

function watched(stallMs: number): { stalls: Stall[]; watch: EventLoopWatch } {
  const stalls: Stall[] = []
  watch = watchEventLoop(stallMs, (stall) => stalls.push(stall))
  return { stalls, watch }
}

/** Blocks this thread for so long, as a slow request would. */
function compute(ms: number): void {
  const start = process.threadCpuUsage()
  const spent = () => {
    const { user, system } = process.threadCpuUsage(start)
    return (user + system) / 1000
  }
  while (spent() < ms);
}

it('tells how long the loop was held, and by which requests, the latest first', async () => {
  const { stalls, watch } = watched(100)
  const early = watch.track('GET', '/flight/search')
  watch.track('POST', '/login')()
  compute(300)
  await vi.waitFor(() => expect(stalls).not.toEqual([]))
  early()
  const longest = stalls.toSorted((a, b) => b.heldMs - a.heldMs)[0]
  expect(longest?.heldMs).toBeGreaterThan(200)
  expect(longest?.cpuMs).toBeGreaterThan(200)
  expect(longest?.requests).toEqual(['GET /flight/search', 'POST /login'])
  expect(watch.lag().maxMs).toBeGreaterThan(200)
})

it('names no secret of an address, and no more of it than a line can hold', async () => {
  const { stalls, watch } = watched(100)
  watch.track('POST', '/api/auth/reset-password/u1/s3cret')
  watch.track('GET', `/${'a'.repeat(5_000)}`)
  compute(300)
  await vi.waitFor(() => expect(stalls).not.toEqual([]))
  const line = JSON.stringify(stalls)
  expect(line).toContain('/api/auth/reset-password/u1/[redacted]')
  expect(line).not.toContain('s3cret')
  expect(line.length).toBeLessThan(1_000)
})

it('is quiet while the loop turns', async () => {
  const { stalls, watch } = watched(60_000)
  expect(watch.lag()).toEqual({ meanMs: 0, p99Ms: 0, maxMs: 0 })
  await wait(50)
  expect(stalls).toEqual([])
})
