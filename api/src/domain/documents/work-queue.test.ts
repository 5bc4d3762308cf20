import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const queue = (over: object = {}) =>
  createWorkQueue({ slots: 2, maxWaiting: 10, maxWaitMs: 1000, ...over })

/** Work that ends when the test resolves it. */
function job() {
  const state = { started: false, end: () => {} }
  const work = () =>
    new Promise<void>((resolve) => {
      state.started = true
      state.end = resolve
    })
  return { state, work }
}
const settled = () => vi.advanceTimersByTimeAsync(0)

it('runs no more at a time than there are slots, in the order they came', async () => {
  const { run } = queue()
  const jobs = Array.from({ length: 4 }, job)
  const ends = jobs.map(({ work }) => run(work))
  await settled()
  expect(jobs.map(({ state }) => state.started)).toEqual([true, true, false, false])
  jobs[1]?.state.end()
  await settled()
  expect(jobs.map(({ state }) => state.started)).toEqual([true, true, true, false])
  jobs[0]?.state.end()
  jobs[2]?.state.end()
  await settled()
  jobs[3]?.state.end()
  await Promise.all(ends)
})

it('gives its slot back when the work fails', async () => {
  const { run } = queue({ slots: 1 })
  await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(run(async () => 'done')).resolves.toBe('done')
})

it('rejects a task that waits too long, and continues with the others', async () => {
  const { run } = queue({ slots: 1 })
  const first = job()
  const running = run(first.work)
  const refused = expect(run(async () => 'late')).rejects.toMatchObject({
    code: 'provider_unavailable',
    retryAfter: 10,
  })
  await vi.advanceTimersByTimeAsync(500)
  const later = run(async () => 'done')
  await vi.advanceTimersByTimeAsync(500)
  await refused
  first.state.end()
  await running
  await expect(later).resolves.toBe('done')
})

it('rejects at once when too many wait', async () => {
  const { run } = queue({ slots: 1, maxWaiting: 1 })
  const first = job()
  const ends = [run(first.work), run(async () => {})]
  await expect(run(async () => {})).rejects.toMatchObject({ status: 503 })
  await settled()
  first.state.end()
  await Promise.all(ends)
})
