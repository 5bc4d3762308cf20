import { describe, expect, it } from 'vitest'
import type { CrashPoint } from './crash-points.ts'
import { doAndDie } from './do-and-die.ts'
import { useEmptyDirectory, useEmptyPostgres } from './empty-database.ts'
import { payInSteps, type Step } from './paying.ts'

const START = Date.parse('2026-11-20T06:00:00Z')
/** Longer than a dead process's claim on the gateway call is believed. */
const LATER = START + 20_000
/** When each of the two who settle it after a death comes. */
const times = { 'come back': LATER, expire: START + 30 * 60_000 }

const retries = [
  ['before the order is committed', 0, 0],
  ['after the order is committed', 1, 0],
  ['after the gateway has answered', 1, 1],
] as const

// That a commit is on the disk, and what was not committed is gone, is each database's own; the rows are the same.
describe.each([
  ['postgres', useEmptyPostgres, retries, ['come back', 'expire'] as const],
  ['pglite', useEmptyDirectory, retries.slice(0, 2), []],
] as const)('a process killed while it pays, on %s', (_engine, useEmpty, points, recoveries) => {
  const place = useEmpty()
  let users = 0

  // Only a process that is killed has to be a real one, which takes long to start.
  const live = (now: number, ...steps: Step[]) =>
    payInSteps({ ...place, now, crashAt: null, steps })
  const die = (crashAt: CrashPoint, step: Step) =>
    doAndDie('payInSteps', { ...place, now: START, crashAt, steps: [step] })
  const prepare = (): Step => ({ do: 'prepare', userName: `user${(users += 1)}` })

  it.each(points)(
    '%s: the retry has one order and one payment',
    async (point, stored, sessions) => {
      const before = await live(START, prepare())
      const intent = before.intent ?? undefined
      await die(point, { do: 'start paying', ...(intent && { intent }) })
      const after = await live(
        LATER,
        { do: 'start paying', ...(intent && { intent }) },
        { do: 'choose pay' },
        { do: 'come back', ...(intent && { intent }) },
      )
      const { orders, attempts, transactions, sessions: opened } = before.left
      expect(after.found).toEqual({
        orders: orders + stored,
        attempts: attempts + stored,
        transactions,
        sessions: opened + sessions,
      })
      expect(after.left).toEqual({
        orders: orders + 1,
        attempts: attempts + 1,
        transactions: transactions + 1,
        sessions: opened + 1,
      })
      const [first, again] = after.started
      expect(again).toEqual(first)
      expect(first?.url).toBe(`/api/payment/sandbox/${after.order?.payments[0]?.tranId}`)
      expect(after.order).toMatchObject({
        paymentStatus: 'success',
        payments: [{ status: 'success' }],
      })
    },
  )

  it.each(
    recoveries.flatMap((recovery) => [
      ['before the settlement is committed', 0, recovery] as const,
      ['after the settlement is committed', 1, recovery] as const,
    ]),
  )(
    '%s: %i transactions are left, and money and status agree after: %s',
    async (point, stored, recovery) => {
      const { intent, left, started } = await live(START, prepare(), { do: 'start paying' })
      const known = { ...(intent && { intent }), ...(started[0] && { started: started[0] }) }
      await die(point, { do: 'choose pay', ...known })
      const after = await live(times[recovery], { do: recovery, ...known })
      expect(after.found).toEqual({ ...left, transactions: left.transactions + stored })
      expect(after.left).toEqual({ ...left, transactions: left.transactions + 1 })
      expect(after.order).toMatchObject({
        paymentStatus: 'success',
        payments: [{ status: 'success' }],
      })
    },
  )
})
