import fc from 'fast-check'
import { afterAll, beforeAll, it } from 'vitest'
import { openPostgres } from '@jatra/api/db/open-postgres'
import type { DatabaseHandle } from '@jatra/api/db/types'
import { setJobClock } from '@jatra/api/testing/job-clock'
import { openTestDatabase, type TestDatabase } from '@jatra/api/testing/test-database'
import { TEST_NOW } from '@jatra/api/testing/test-api'
import type { Act } from './meeting/act.ts'
import { actorsOf } from './meeting/acts.ts'
import { products, ways, type Product } from './meeting/buy.ts'
import { faultsOf } from './meeting/invariants.ts'
import { settle } from './meeting/time-acts.ts'
import { startWorld } from './meeting/world.ts'

/** Many more in `npm run drill`. */
const SCALE = Number(process.env['MEETINGS_SCALE'] ?? 1)
const ORDERS_OF_EVENTS = 15 * SCALE
const SEED = Number(process.env['MEETINGS_SEED'] ?? 20_261_127)
const MOST_STEPS = 18

let database: TestDatabase
let second: DatabaseHandle
beforeAll(async () => {
  database = await openTestDatabase()
  second = await openPostgres(database.url ?? '')
})
afterAll(async () => {
  await second.close()
  await database.close()
})

/** One act, or two at the same moment at two processes. */
interface Step {
  acts: readonly { name: string; pick: number }[]
  at: 0 | 1
}

const stepsOf = (product: Product): fc.Arbitrary<Step[]> => {
  const name = fc.oneof(
    ...actorsOf(product).map(({ acts, weight }) => ({
      weight,
      arbitrary: fc.constantFrom(...Object.keys(acts)),
    })),
  )
  const act = fc.record({ name, pick: fc.nat(99) })
  const step = fc.record({
    acts: fc.oneof(
      { weight: 3, arbitrary: fc.tuple(act) },
      { weight: 1, arbitrary: fc.tuple(act, act) },
    ),
    at: fc.constantFrom(0 as const, 1 as const),
  })
  return fc.array(step, { minLength: 6, maxLength: MOST_STEPS, size: 'max' })
}

type Done = string | readonly [name: string, pick: number]
const paid = ['pays', 'jobs run', 'jobs run']
const twoPages = ['opens bKash', 'opens SSLCommerz']
const partCancelled = ['quotes a part', 'cancels by a quote']
/** By another one than who asked. */
const approved: Done = ['staff approve a refund', 1]
/** What has happened before; what is not possible for a product does nothing. */
const beginnings: readonly (readonly Done[])[] = [
  [],
  twoPages,
  paid,
  [...twoPages, ...paid],
  ['pays, and is suspected', 'tells of a payment'],
  [...twoPages, 'pays, and is suspected', 'tells of a payment'],
  [...paid, 'staff ask for a part'],
  [...paid, 'staff ask for the whole'],
  [...paid, 'quotes the whole', 'staff ask for a part', approved, 'cancels by a quote'],
  [...paid, 'quotes the whole', ['staff hand it over for a reason', 2], 'cancels by a quote'],
  [...paid, ...partCancelled],
  [...paid, ...partCancelled, 'staff approve a cancellation', 'quotes the whole'],
  [...paid, ...partCancelled, 'staff ask for the whole'],
  [...paid, 'quotes the whole', 'cancels by a quote'],
  [...paid, 'quotes the whole', 'quotes a part'],
  ['the airline issues no tickets', ...paid],
  ['the airline books no more', 'pays'],
  [...paid, 'the airline changes the flight', 'jobs run'],
  [...paid, 'the airline gives less', 'quotes the whole', 'cancels by a quote', 'jobs run'],
]

const story = fc
  .record({
    product: fc.constantFrom(...products),
    paymentType: fc.constantFrom(...ways),
    begins: fc.constantFrom(...beginnings),
  })
  .chain((begun) => stepsOf(begun.product).map((steps) => ({ ...begun, steps })))
type Story = typeof story extends fc.Arbitrary<infer One> ? One : never

async function play({ begins, steps, ...order }: Story): Promise<void> {
  await database.reset()
  await setJobClock(database.db, TEST_NOW)
  const world = await startWorld([database, second], order)
  const acts = new Map(actorsOf(order.product).flatMap((one) => Object.entries(one.acts)))
  const nothing: Act = () => Promise.resolve()
  const doIt = (name: string, pick: number, at: 0 | 1) =>
    (acts.get(name) ?? nothing)(world, pick, at)
  try {
    for (const done of begins) {
      const [name, pick] = typeof done === 'string' ? [done, 0] : done
      await doIt(name, pick, 0)
    }
    for (const { acts: all, at } of steps) {
      const other = at === 0 ? 1 : 0
      await Promise.all(
        all.map(({ name, pick }, index) => doIt(name, pick, index > 0 ? other : at)),
      )
    }
    await settle(world)
    const faults = await faultsOf(world)
    if (faults.length > 0) throw new Error(faults.join('\n'))
  } finally {
    await world.close()
  }
}

it(
  `${String(ORDERS_OF_EVENTS)} random orders of events, by travellers, staff, gateways, an airline and time, at two processes, leave money, attempts and emails right`,
  { timeout: 30_000 + ORDERS_OF_EVENTS * 3_000 },
  async () => {
    await fc.assert(fc.asyncProperty(story, play), { seed: SEED, numRuns: ORDERS_OF_EVENTS })
  },
)
