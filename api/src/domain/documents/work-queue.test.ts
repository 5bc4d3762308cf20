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
  const ends = jobs.map(({ work }) => run('rahima', work))
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
  await expect(run('rahima', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(run('rahima', async () => 'done')).resolves.toBe('done')
})

it('rejects a task that waits too long, and continues with the others', async () => {
  const { run } = queue({ slots: 1 })
  const first = job()
  const running = run('rahima', first.work)
  const refused = expect(run('rahima', async () => 'late')).rejects.toMatchObject({
    code: 'provider_unavailable',
    retryAfter: 10,
  })
  await vi.advanceTimersByTimeAsync(500)
  const later = run('rahima', async () => 'done')
  await vi.advanceTimersByTimeAsync(500)
  await refused
  first.state.end()
  await running
  await expect(later).resolves.toBe('done')
})

it('rejects at once when too many wait', async () => {
  const { run } = queue({ slots: 1, maxWaiting: 1 })
  const first = job()
  const ends = [run('rahima', first.work), run('rahima', async () => {})]
  await expect(run('rahima', async () => {})).rejects.toMatchObject({ status: 503 })
  await settled()
  first.state.end()
  await Promise.all(ends)
})

/** Runs jobs of these accounts in one slot, each when the one before has ended. */
async function turnsOf(owners: string[], over: object = {}) {
  const { run } = queue({ slots: 1, ...over })
  const turns: string[] = []
  const ends = await Promise.allSettled(
    owners.map((owner) => run(owner, async () => void turns.push(owner))),
  )
  return { turns, ends: ends.map(({ status }) => status) }
}

it('lets accounts take turns, however many pictures one of them sends', async () => {
  const { turns } = await turnsOf([
    'rahima',
    'rahima',
    'rahima',
    'rahima',
    'karim',
    'nusrat',
    'karim',
  ])
  expect(turns).toEqual(['rahima', 'rahima', 'karim', 'nusrat', 'rahima', 'karim', 'rahima'])
})

it('when too many wait, the last of the account with most of them gives way', async () => {
  const { turns, ends } = await turnsOf(
    ['rahima', 'rahima', 'rahima', 'rahima', 'karim', 'karim'],
    {
      maxWaiting: 3,
    },
  )
  expect(turns).toEqual(['rahima', 'rahima', 'karim', 'rahima'])
  expect(ends).toEqual([
    ...['fulfilled', 'fulfilled', 'fulfilled', 'rejected'],
    ...['fulfilled', 'rejected'],
  ])
})
