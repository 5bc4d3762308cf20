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

/** Holds this thread without using a processor, as a busy machine does. */
function starve(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

/** Holds the loop several times, and waits for the watch's timer after each. */
async function holdLoop(hold: (ms: number) => void): Promise<EventLoopWatch> {
  const { stalls, watch } = watched(80)
  for (let times = 1; times <= 4; times += 1) {
    hold(120)
    await vi.waitFor(() => expect(stalls.length).toBeGreaterThanOrEqual(times))
  }
  return watch
}

it('counts as lag what the process computes itself', async () => {
  expect((await holdLoop(compute)).ownLagMs()).toBeGreaterThan(80)
})

it('does not count as lag that the process waits for a processor', async () => {
  expect((await holdLoop(starve)).ownLagMs()).toBeLessThan(40)
})

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
  expect(watch.ownLagMs()).toBe(0)
  await wait(50)
  expect(stalls).toEqual([])
})
