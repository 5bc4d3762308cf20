// A server that serves the same page again and again must not grow.
import { requestMany } from './load.mjs'

const RUNS = 5
const REQUESTS = 1_500
/**
 * Noise of a heap after a full collection, from code that is compiled later: measured up to 5 MB, in both directions.
 * From the second run to the fifth 4,500 requests come, so a leak of 1.4 kB a request is found.
 */
const TOLERANCE_MB = 6
/** Remix lets go of an answer's data five seconds after it. */
const SETTLE_MS = 6_000

const inMB = (bytes) => bytes / 1e6

/**
 * @param {{ memory: () => Promise<{ heapUsed: number, external: number }> }} site
 * @returns {Promise<{ runs: string[], change: number, tolerance: number }>} megabytes: heap and what hangs on it after
 *   each run, and the growth from the second to the fifth
 */
export async function measureGrowth(site, address) {
  const runs = []
  for (let run = 0; run < RUNS; run++) {
    await requestMany(address, REQUESTS)
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
    const { heapUsed, external } = await site.memory()
    runs.push(inMB(heapUsed + external))
  }
  const [, second] = runs
  return {
    runs: runs.map((size) => size.toFixed(1)),
    change: runs[RUNS - 1] - second,
    tolerance: TOLERANCE_MB,
  }
}
