import { loggedPath } from '@jatra/contract/observability/logged-path'

/** Interval of the watchdog's timer; work that delays it has blocked the event loop. */
const INTERVAL_MS = 20
/** {@link EventLoopWatch.ownLagMs} covers the last five seconds. */
const LAG_WINDOW_MS = 5_000
const LOOKS_KEPT = LAG_WINDOW_MS / INTERVAL_MS
/** So many of the looks may be later than the 99th percentile. */
const LATER_LOOKS = Math.floor(LOOKS_KEPT * 0.01)
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

export interface EventLoopWatch {
  /** Registers a request in progress. */
  track(method: string, path: string): () => void
  /**
   * How late timers were because this thread computed: the 99th percentile of the last five seconds. Timers that are late
   * because the process waited for a processor do not count, since every process of a busy machine has those.
   */
  ownLagMs(): number
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
  const kept: { at: number; ownMs: number }[] = []
  let looks = 0
  let looked = performance.now()
  let cpu = threadCpuMs()

  const timer = setInterval(() => {
    const now = performance.now()
    const cpuNow = threadCpuMs()
    const late = Math.max(0, now - looked - INTERVAL_MS)
    const cpuMs = cpuNow - cpu
    // Only what this thread computed counts: a busy neighbour makes timers late in every process of the machine at once.
    kept[looks % LOOKS_KEPT] = { at: now, ownMs: Math.min(late, cpuMs) }
    looks += 1
    if (late >= stallMs) {
      const requests = [...answered, ...underWay].reverse().slice(0, MAX_NAMED)
      onStall({
        heldMs: Math.round(late),
        cpuMs: Math.round(cpuMs),
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
    ownLagMs() {
      const since = performance.now() - LAG_WINDOW_MS
      const latest = kept.filter(({ at }) => at > since).map(({ ownMs }) => ownMs)
      const descending = latest.toSorted((a, b) => b - a)
      // A loop that is held for seconds has few looks.
      return descending[Math.min(LATER_LOOKS, descending.length - 1)] ?? 0
    },
    stop: () => clearInterval(timer),
  }
}

/** CPU time of the calling thread, without worker threads and the pool that hashes passwords. */
function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
