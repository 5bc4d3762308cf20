import { afterEach, expect, it } from 'vitest'
import { createLogger } from '@jatra/contract/observability/logging'
import { watchOverload, type OverloadWatch } from './overload.server.ts'

let watch: OverloadWatch | undefined
afterEach(() => watch?.stop())

const lines: string[] = []
const log = createLogger((line) => lines.push(line))
const pool = (name: 'reads' | 'writes', waiting: number) => ({
  name,
  max: 5,
  total: 5,
  idle: 0,
  waiting,
})

/** What a balancer gets at each check: one digit per check, 1 when it should use another process. */
function readinessAfter(looks: { lagMs?: number; waiting?: [number, number] }[]): string {
  let now = looks[0] ?? {}
  const load = () => {
    const [reads, writes] = now.waiting ?? [0, 0]
    return { lagMs: now.lagMs ?? 0, pools: [pool('reads', reads), pool('writes', writes)] }
  }
  const made = (watch = watchOverload(load, 200, log))
  return looks
    .map((look) => {
      now = look
      made.look()
      return Number(made.overloaded)
    })
    .join('')
}
const lag = (...all: number[]) => all.map((lagMs) => ({ lagMs }))

it.each([
  ['a quiet process', lag(5, 10, 5, 20, 5), '00000'],
  ['one slow request', lag(5, 900, 900, 5, 5), '00000'],
  ['a loop that stays late', lag(250, 250, 250, 250), '0011'],
  ['a loop that is late now and then', lag(250, 250, 5, 250, 250, 5), '000000'],
  ['a loop that has its time back', lag(250, 250, 250, 5, 5, 5, 5, 5, 5), '001111100'.slice(0, 9)],
  ['a loop that hovers below the limit', lag(250, 250, 250, 150, 150, 150, 150, 150), '00111111'],
])('%s', (_, looks, expected) => {
  expect(readinessAfter(looks)).toBe(expected)
})

it('waiting at every pool turns away; behind one locked table the rest goes on', () => {
  const waiting = (reads: number, writes: number) =>
    Array.from({ length: 4 }, () => ({ waiting: [reads, writes] as [number, number] }))
  expect(readinessAfter(waiting(3, 3))).toBe('0011')
  expect(readinessAfter(waiting(0, 40))).toBe('0000')
})

it('is logged once when it begins and once when it ends', () => {
  lines.length = 0
  readinessAfter(lag(250, 250, 250, 250, 5, 5, 5, 5, 5, 5))
  const events = lines.map((line) => (JSON.parse(line) as { event: string }).event)
  expect(events).toEqual(['overloaded', 'overload_ended'])
})
