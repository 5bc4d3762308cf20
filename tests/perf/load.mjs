// Load on two servers in turns, so that whatever else the machine does weighs on both.
import autocannon from 'autocannon'

const CONNECTIONS = 50
const ROUNDS = 7
/** Seconds of load on each, each round. autocannon looks at its clock once a second: an amount would be rounded to it. */
const ROUND_SECONDS = 3

export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** Requests per second of one address under 50 connections. */
async function requestsPerSecond(url, headers) {
  const { requests, duration } = await load({ url, headers, duration: ROUND_SECONDS })
  return requests.total / duration
}

export async function requestMany(url, amount) {
  await load({ url, amount })
}

/** @throws when any answer is not 2xx: a fast error page is no speed */
async function load(options) {
  const result = await autocannon({ connections: CONNECTIONS, ...options })
  const { non2xx, errors } = result
  if (non2xx || errors) throw new Error(`${options.url}: ${non2xx} not 2xx, ${errors} errors`)
  return result
}

/**
 * Measures both in turns.
 * @param {string} ours
 * @param {string} peer
 * @param {Record<string, string>} [headers] sent to both
 * @returns {Promise<{ ours: number, peer: number, ratio: number, rounds: number[] }>} medians of requests per second,
 *   and the median of the rounds' own ratios
 */
export async function compareSpeed(ours, peer, headers = {}) {
  const own = []
  const others = []
  const ratios = []
  for (let round = -1; round < ROUNDS; round++) {
    const other = await requestsPerSecond(peer, headers)
    const mine = await requestsPerSecond(ours, headers)
    // The first round warms both up.
    if (round < 0) continue
    others.push(other)
    own.push(mine)
    ratios.push(mine / other)
  }
  return { ours: median(own), peer: median(others), ratio: median(ratios), rounds: ratios }
}
