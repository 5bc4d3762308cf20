import type { Logger } from '@jatra/contract/observability/logging'
import type { Backend } from '../backend/backend.server.ts'

type Pools = ReturnType<NonNullable<Backend['pools']>>

export interface Load {
  /** How late timers were by this process's own work, at the 99th percentile. */
  lagMs: number
  pools: Pools
}

export interface OverloadWatch {
  /** Whether a balancer should send requests elsewhere. */
  readonly overloaded: boolean
  /** Checks once; a timer calls it every second. */
  look(): void
  stop(): void
}

const LOOK_EVERY_MS = 1_000
/** Consecutive checks, so a single slow request has no effect. */
const BAD_LOOKS = 3
/** More checks, at half of the limit, so the process does not flap between available and overloaded. */
const GOOD_LOOKS = 5

/** Detects that the process cannot keep up before requests fail. */
export function watchOverload(load: () => Load, maxLagMs: number, log: Logger): OverloadWatch {
  let overloaded = false
  let against = 0

  function look(): void {
    const { lagMs, pools } = load()
    const starved = isStarved(pools)
    const contradicts = overloaded ? lagMs < maxLagMs / 2 && !starved : lagMs > maxLagMs || starved
    against = contradicts ? against + 1 : 0
    if (against < (overloaded ? GOOD_LOOKS : BAD_LOOKS)) return
    overloaded = !overloaded
    against = 0
    const event = overloaded ? 'overloaded' : 'overload_ended'
    log.warn(event, { lagMs: Math.round(lagMs), waiting: pools.map(({ waiting }) => waiting) })
  }

  const timer = setInterval(look, LOOK_EVERY_MS)
  timer.unref()
  return {
    get overloaded() {
      return overloaded
    },
    look,
    stop: () => clearInterval(timer),
  }
}

/**
 * Every pool has waiting requests. A single pool may wait for a locked table, in every process alike, and removing all
 * processes would take down the pages that still work.
 */
function isStarved(pools: Pools): boolean {
  return pools.length > 0 && pools.every(({ waiting }) => waiting > 0)
}
