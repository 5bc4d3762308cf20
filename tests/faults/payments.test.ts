import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { CrashPoint } from './crash-points.ts'
import { payInSteps, type PayingInput, type Step } from './paying.ts'
import { engines, useEmptyDatabase } from './empty-database.ts'
import { runToItsEnd } from './run-to-its-end.ts'

const PROGRAM = fileURLToPath(new URL('./paying-process.ts', import.meta.url))
const START = Date.parse('2026-11-20T06:00:00Z')
/** Longer than a dead process's claim on the gateway call is believed. */
const LATER = START + 20_000
const HALF_AN_HOUR_LATER = START + 30 * 60_000

describe.each(engines)('a process killed while it pays, on %s', (engine) => {
  const place = useEmptyDatabase(engine)
  let users = 0

  // Only who is to die needs a process, which takes long to start.
  const live = (now: number, ...steps: Step[]) =>
    payInSteps({ ...place, now, crashAt: null, steps })
  const die = async (crashAt: CrashPoint, step: Step) => {
    const input: PayingInput = { ...place, now: START, crashAt, steps: [step] }
    const { signal, complained } = await runToItsEnd(PROGRAM, input)
    expect(signal, complained).toBe('SIGKILL')
  }
  const prepare = (): Step => ({ do: 'prepare', userName: `user${(users += 1)}` })

  it.each([
    ['before the order is committed', 0, 0],
    ['after the order is committed', 1, 0],
    ['after the gateway has answered', 1, 1],
  ] as const)('%s: the retry has one order and one payment', async (point, stored, sessions) => {
    const before = await live(START, prepare())
    const intent = before.intent ?? undefined
    await die(point, { do: 'start paying', ...(intent && { intent }) })
    const after = await live(
      LATER,
      { do: 'start paying', ...(intent && { intent }) },
      { do: 'choose pay' },
      { do: 'come back', ...(intent && { intent }) },
    )
    const { orders, attempts, receipts, sessions: opened } = before.left
    expect(after.found).toEqual({
      orders: orders + stored,
      attempts: attempts + stored,
      receipts,
      sessions: opened + sessions,
    })
    expect(after.left).toEqual({
      orders: orders + 1,
      attempts: attempts + 1,
      receipts: receipts + 1,
      sessions: opened + 1,
    })
    const [first, again] = after.started
    expect(again).toEqual(first)
    expect(first?.url).toBe(`/api/payment/sandbox/${after.order?.payments[0]?.tranId}`)
    expect(after.order).toMatchObject({
      paymentStatus: 'success',
      payments: [{ status: 'success' }],
    })
  })

  // Either recovery meets the same rows on both databases; the sweep's is tried on one.
  const recoveries = [
    ['come back', LATER],
    ...(engine === 'postgres' ? ([['expire', HALF_AN_HOUR_LATER]] as const) : []),
  ] as const
  it.each(
    recoveries.flatMap(([recovery, now]) => [
      ['before the settlement is committed', 0, recovery, now] as const,
      ['after the settlement is committed', 1, recovery, now] as const,
    ]),
  )(
    '%s: %i receipts are left, and money and status agree after: %s',
    async (point, stored, recovery, now) => {
      const { intent, left, started } = await live(START, prepare(), { do: 'start paying' })
      const known = { ...(intent && { intent }), ...(started[0] && { started: started[0] }) }
      await die(point, { do: 'choose pay', ...known })
      const after = await live(now, { do: recovery, ...known })
      expect(after.found).toEqual({ ...left, receipts: left.receipts + stored })
      expect(after.left).toEqual({ ...left, receipts: left.receipts + 1 })
      expect(after.order).toMatchObject({
        paymentStatus: 'success',
        payments: [{ status: 'success' }],
      })
    },
  )
})
