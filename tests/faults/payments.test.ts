import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FlightOrder } from '@jatra/contract/entities/order'
import { openTestDatabase, type TestDatabase } from '@jatra/api/testing/test-database'
import type { CrashPoint } from './crash-points.ts'
import type { Intent, PayingInput } from './paying-process.ts'

const PROGRAM = fileURLToPath(new URL('./paying-process.ts', import.meta.url))
const START = Date.parse('2026-11-20T06:00:00Z')
/** Longer than a dead process's claim on the gateway call is believed. */
const LATER = START + 20_000
const HALF_AN_HOUR_LATER = START + 30 * 60_000

interface Started {
  first: { url: string; orderId: string }
  again: { url: string; orderId: string }
  order: FlightOrder
}
interface Ended {
  signal: NodeJS.Signals | null
  code: number | null
  said: unknown
  complained: string
}

describe.each(['postgres', 'pglite'] as const)(
  'a process killed while it pays, on %s',
  (engine) => {
    let place: Pick<PayingInput, 'dataDir' | 'databaseUrl'>
    let database: TestDatabase | undefined
    let directory: string | undefined
    let users = 0

    beforeAll(async () => {
      if (engine === 'postgres') {
        database = await openTestDatabase()
        place = { dataDir: null, databaseUrl: database.url }
      } else {
        directory = mkdtempSync(join(tmpdir(), 'jatra-faults-'))
        place = { dataDir: directory, databaseUrl: null }
      }
    })
    afterAll(async () => {
      await database?.close()
      if (directory) rmSync(directory, { recursive: true, force: true })
    })

    const live = async <T>(step: PayingInput['step'], now = START): Promise<T> => {
      const ended = await run({ ...place, now, crashAt: null, step })
      expect(ended, ended.complained).toMatchObject({ code: 0 })
      return ended.said as T
    }
    const die = async (step: PayingInput['step'], crashAt: CrashPoint) => {
      const ended = await run({ ...place, now: START, crashAt, step })
      expect(ended, ended.complained).toMatchObject({ signal: 'SIGKILL', said: null })
    }
    const prepare = () => live<Intent>({ do: 'prepare', userName: `user${(users += 1)}` })
    const count = () => live<Record<string, number>>({ do: 'count' })

    it.each([
      ['before the order is committed', 0, 0],
      ['after the order is committed', 1, 0],
      ['after the gateway has answered', 1, 1],
    ] as const)('%s: the retry has one order and one payment', async (point, left, sessions) => {
      const intent = await prepare()
      const before = await count()
      await die({ do: 'start paying', intent }, point)
      const after = await count()
      expect(after).toMatchObject({
        orders: (before['orders'] ?? 0) + left,
        attempts: (before['attempts'] ?? 0) + left,
        sessions: (before['sessions'] ?? 0) + sessions,
      })

      const { first, again, order } = await live<Started>({ do: 'start paying', intent }, LATER)
      expect(again).toEqual(first)
      expect(first.url).toBe(`/api/payment/sandbox/${order.payments[0]?.tranId}`)
      expect(await count()).toMatchObject({
        orders: (before['orders'] ?? 0) + 1,
        attempts: (before['attempts'] ?? 0) + 1,
        sessions: (before['sessions'] ?? 0) + 1,
      })
      await live({ do: 'choose pay', url: first.url }, LATER)
      const tranId = order.payments[0]?.tranId ?? ''
      const { orderId } = first
      const paid = await live<FlightOrder>({ do: 'come back', intent, orderId, tranId }, LATER)
      expect(paid).toMatchObject({ paymentStatus: 'success', payments: [{ status: 'success' }] })
    })

    it.each([
      ['before the settlement is committed', 0, 'come back'],
      ['before the settlement is committed', 0, 'expire'],
      ['after the settlement is committed', 1, 'come back'],
      ['after the settlement is committed', 1, 'expire'],
    ] as const)(
      '%s: %i receipts are left, and money and status agree once somebody comes to: %s',
      async (point, left, recovery) => {
        const intent = await prepare()
        const { first, order } = await live<Started>({ do: 'start paying', intent })
        const tranId = order.payments[0]?.tranId ?? ''
        const { orderId, url } = first
        const before = await count()
        await die({ do: 'choose pay', url }, point)
        expect((await count())['receipts']).toBe((before['receipts'] ?? 0) + left)

        const paid =
          recovery === 'come back'
            ? await live<FlightOrder>({ do: 'come back', intent, orderId, tranId }, LATER)
            : await live<FlightOrder>({ do: 'expire', intent, orderId }, HALF_AN_HOUR_LATER)
        expect(paid).toMatchObject({ paymentStatus: 'success', payments: [{ status: 'success' }] })
        expect((await count())['receipts']).toBe((before['receipts'] ?? 0) + 1)
      },
    )
  },
)

function run(input: PayingInput): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [PROGRAM, JSON.stringify(input)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let out = ''
    let complained = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complained += text))
    child.once('error', reject)
    child.once('close', (code, signal) => {
      resolve({ code, signal, said: out ? (JSON.parse(out) as unknown) : null, complained })
    })
  })
}
