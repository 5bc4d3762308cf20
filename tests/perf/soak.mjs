// Hours in small: a mixed load with flight searches at half of what the site can do, and its memory meanwhile.
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { newSearch } from './flight-searches.mjs'
import { openResults } from './results-page.mjs'

const CONNECTIONS = 20
const CAPACITY_SECONDS = 30
/** Until then caches fill. */
const SETTLED_MINUTES = 3
const SAMPLES = 8

/**
 * @param {{ origin: string, memory: () => Promise<{ heapUsed: number, external: number, rss: number }> }} site
 * @returns {Promise<{ capacity: number, rate: number, p99: number, failed: number, samples: number[], growth: number }>}
 *   requests per second at most and as sent, milliseconds, and bytes of the heap from the third minute on
 */
export async function soak(site, minutes, say) {
  const results = new URL(await openResults(site.origin))
  const load = {
    url: site.origin,
    connections: CONNECTIONS,
    timeout: 30,
    requests: [
      { method: 'GET', setupRequest: newSearch },
      { method: 'GET', path: results.pathname + results.search },
      { method: 'GET', path: '/' },
      { method: 'GET', setupRequest: newSearch },
      { method: 'GET', path: '/api/package?limit=20' },
      { method: 'GET', path: '/login' },
    ],
  }
  const full = await autocannon({ ...load, duration: CAPACITY_SECONDS })
  if (full.non2xx || full.errors)
    throw new Error(`at full load ${full.non2xx} answers were not 2xx, and ${full.errors} failed`)
  const capacity = full.requests.total / full.duration
  const rate = Math.max(1, Math.floor(capacity / 2))
  say(
    `capacity: ${capacity.toFixed(0)} requests/s, p99 ${full.latency.p99} ms, then ${rate} a second`,
  )
  const running = autocannon({ ...load, duration: minutes * 60, overallRate: rate })
  const settle = Math.min(SETTLED_MINUTES, minutes / 2)
  await sleep(settle * 60_000)
  const samples = []
  for (let sample = 0; sample < SAMPLES; sample++) {
    const { heapUsed, external, rss } = await site.memory()
    samples.push(heapUsed + external)
    say(`heap ${((heapUsed + external) / 1e6).toFixed(0)} MB, process ${(rss / 1e6).toFixed(0)} MB`)
    // The last one while the load still runs.
    await sleep(((minutes - settle) * 57_000) / SAMPLES)
  }
  const { latency, non2xx, errors } = await running
  return {
    ...{ capacity, rate, p99: latency.p99, failed: non2xx + errors, samples },
    growth: floor(samples.slice(SAMPLES / 2)) / floor(samples.slice(0, SAMPLES / 2)) - 1,
  }
}

/** What is being answered at the moment of a sample comes on top by chance; a leak lifts the floor. */
const floor = (samples) => Math.min(...samples)
