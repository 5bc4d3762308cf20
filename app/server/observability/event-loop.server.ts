import { loggedPath } from '@jatra/contract/observability/logged-path'

/** Interval of the watchdog's timer; work that delays it has blocked the event loop. */
const INTERVAL_MS = 20
/** {@link EventLoopWatch.lag} covers the last five seconds. */
const LOOKS_KEPT = 5_000 / INTERVAL_MS
/** At most this many concurrent requests are listed. */
const MAX_NAMED = 5

/** How long the event loop was blocked. */
export interface Stall {
  heldMs: number
  /** CPU time of this thread. Far less than `heldMs` means a busy machine or a stopped process. */
  cpuMs: number
  /** The requests in progress, the latest first; empty for background work. */
  requests: string[]
}

interface EventLoopLag {
  meanMs: number
  p99Ms: number
  maxMs: number
}

export interface EventLoopWatch {
  /** Registers a request in progress. */
  track(method: string, path: string): () => void
  /** How late timers were in the last five seconds, for readiness checks and metrics. */
  lag(): EventLoopLag
  stop(): void
}

/**
 * Measures event loop lag by how late a timer fires.
 * @param onStall called when the loop was blocked for `stallMs` or longer
 */
export function watchEventLoop(stallMs: number, onStall: (stall: Stall) => void): EventLoopWatch {
  const underWay = new Set<{ method: string; path: string }>()
  /** Answered since the last look: what held the loop is often over when the timer gets its turn. */
  const answered = new Set<{ method: string; path: string }>()
  const lateness: number[] = []
  let looks = 0
  let looked = performance.now()
  let cpu = threadCpuMs()

  const timer = setInterval(() => {
    const now = performance.now()
    const cpuNow = threadCpuMs()
    const late = Math.max(0, now - looked - INTERVAL_MS)
    lateness[looks % LOOKS_KEPT] = late
    looks += 1
    if (late >= stallMs) {
      const requests = [...answered, ...underWay].reverse().slice(0, MAX_NAMED)
      onStall({
        heldMs: Math.round(late),
        cpuMs: Math.round(cpuNow - cpu),
        requests: requests.map(({ method, path }) => `${method} ${loggedPath(path).slice(0, 200)}`),
      })
    }
    answered.clear()
    looked = now
    cpu = cpuNow
  }, INTERVAL_MS)
  timer.unref()

  return {
    track(method, path) {
      const request = { method, path }
      underWay.add(request)
      return () => {
        underWay.delete(request)
        answered.add(request)
      }
    },
    lag() {
      const sorted = lateness.toSorted((a, b) => a - b)
      const sum = sorted.reduce((total, late) => total + late, 0)
      return {
        meanMs: sum / (sorted.length || 1),
        p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
        maxMs: sorted.at(-1) ?? 0,
      }
    },
    stop: () => clearInterval(timer),
  }
}

/** CPU time of the calling thread, without worker threads and the pool that hashes passwords. */
function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
