import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jatra/contract/values/time-units'
import type { Act, Acts } from './act.ts'
import type { World } from './world.ts'

/** What one process does each minute. */
async function work({ processes }: World, at: 0 | 1): Promise<void> {
  await processes[at].runJobs()
  await processes[at].sweep()
  await processes[at].runJobs()
}

const passes =
  (milliseconds: number): Act =>
  (world, _pick, at) => {
    world.pass(milliseconds)
    return work(world, at)
  }

/** Both at once. */
const both = (world: World) => Promise.all([work(world, 0), work(world, 1)])

export const timeActs: Acts = {
  'jobs run': (world, _pick, at) => world.processes[at].runJobs(),
  'both sweep and work': both,
  'a minute passes': passes(MINUTE_MS),
  'half an hour passes': passes(31 * MINUTE_MS),
  'hours pass': passes(3 * HOUR_MS),
  'a day passes': passes(25 * HOUR_MS),
  'three days pass': passes(3 * DAY_MS),
}

/** Time goes on until nothing is left to be done by itself. */
export async function settle(world: World): Promise<void> {
  await both(world)
  const pauses = [31 * MINUTE_MS, 25 * HOUR_MS, 3 * DAY_MS, 8 * DAY_MS]
  for (const [index, pause] of pauses.entries()) {
    world.pass(pause)
    await work(world, index % 2 === 0 ? 0 : 1)
  }
}
