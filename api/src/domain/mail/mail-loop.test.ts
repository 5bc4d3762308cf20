import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLogger } from '@jatra/contract/observability/logging'
import { startMailLoop, type MailLoop } from './mail-loop.ts'

let lines: string[]
let rounds: { end: () => void; fail: (error: Error) => void; stop: AbortSignal }[]
let loop: MailLoop
beforeEach(() => {
  vi.useFakeTimers()
  lines = []
  rounds = []
  loop = startMailLoop(
    (stop) => new Promise((end, fail) => rounds.push({ end, fail, stop })),
    createLogger((line) => lines.push(line)),
    5_000,
  )
})
afterEach(() => vi.useRealTimers())

/** Lets the last round end. */
async function endRound() {
  rounds.at(-1)?.end()
  await vi.advanceTimersByTimeAsync(0)
}

it('begins at once, and again every five seconds', async () => {
  expect(rounds).toHaveLength(1)
  await endRound()
  await vi.advanceTimersByTimeAsync(4_999)
  expect(rounds).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(rounds).toHaveLength(2)
})

it('begins when it is woken, one round at a time, and looks once more when it was woken meanwhile', async () => {
  loop.wake()
  loop.wake()
  expect(rounds).toHaveLength(1)
  await endRound()
  expect(rounds).toHaveLength(2)
  await endRound()
  expect(rounds).toHaveLength(2)
})

it('goes on after a round that failed', async () => {
  rounds[0]?.fail(new Error('the database is away'))
  await vi.advanceTimersByTimeAsync(0)
  expect(lines.join()).toContain('mail_failed')
  loop.wake()
  expect(rounds).toHaveLength(2)
})

it('stops after the emails under way, and starts no more', async () => {
  let stopped = false
  void loop.stop().then(() => (stopped = true))
  expect(rounds[0]?.stop.aborted).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(stopped).toBe(false)
  await endRound()
  expect(stopped).toBe(true)
  loop.wake()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(rounds).toHaveLength(1)
})
