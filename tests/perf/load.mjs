// Load on two servers in turns, so that whatever else the machine does weighs on both.
import autocannon from 'autocannon'

const CONNECTIONS = 50
const ROUNDS = 7
/** About two seconds of each. */
const PEER_REQUESTS = 4_000
const OUR_REQUESTS = 1_000

export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/**
 * Requests per second of one address under 50 connections. A number of requests and not a time, so that none is cut
 * off half-way.
 */
async function requestsPerSecond(url, amount) {
  const start = performance.now()
  await requestMany(url, amount)
  return (amount / (performance.now() - start)) * 1000
}

/** @throws when any answer is not 2xx: a fast error page is no speed */
export async function requestMany(url, amount) {
  const { non2xx, errors } = await autocannon({ url, connections: CONNECTIONS, amount })
  if (non2xx || errors) throw new Error(`${url}: ${non2xx} not 2xx, ${errors} errors`)
}

/**
 * Measures both in turns.
 * @returns {Promise<{ ours: number, peer: number, ratio: number, rounds: number[] }>} medians of requests per second,
 *   and the median of the rounds' own ratios
 */
export async function compareSpeed(ours, peer) {
  const own = []
  const others = []
  const ratios = []
  for (let round = -1; round < ROUNDS; round++) {
    const other = await requestsPerSecond(peer, PEER_REQUESTS)
    const mine = await requestsPerSecond(ours, OUR_REQUESTS)
    // The first round warms both up.
    if (round < 0) continue
    others.push(other)
    own.push(mine)
    ratios.push(mine / other)
  }
  return { ours: median(own), peer: median(others), ratio: median(ratios), rounds: ratios }
}
