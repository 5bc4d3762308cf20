// Load on two servers in turns, so that whatever else the machine does weighs on both.
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'

const CONNECTIONS = 50
const ROUNDS = 7
/** Seconds of load on each, each round. autocannon looks at its clock once a second: an amount would be rounded to it. */
const ROUND_SECONDS = 3
const STEADY_SECONDS = 20
/** A machine that does much else stalls a server for seconds, which is slow, and no error. */
const TIMEOUT_SECONDS = 30

export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

export async function requestMany(url, amount) {
  await load({ url, amount })
}

/** @throws when any answer is not 2xx: a fast error page is no speed */
export async function load(options) {
  const running = autocannon({ connections: CONNECTIONS, timeout: TIMEOUT_SECONDS, ...options })
  const reasons = new Set()
  running.on('reqError', ({ message }) => reasons.add(message))
  const result = await running
  const { non2xx, errors } = result
  if (non2xx || errors) {
    const why = [...reasons].join(', ')
    throw new Error(`${options.url}: ${non2xx} not 2xx, ${errors} errors ${why}`)
  }
  if (result.requests.total === 0) throw new Error(`${options.url}: no answer in time`)
  return result
}

/**
 * Measures both in turns.
 * @param {object} ours as autocannon takes it: `url`, `headers`, `requests`
 * @param {object} peer the same
 * @returns {Promise<{ ours: number, peer: number, ratio: number, rounds: number[], p50: number, p99: number }>} medians
 *   of requests per second, the median of the rounds' own ratios, and medians of our latency in milliseconds
 */
export async function compareSpeed(ours, peer) {
  const own = []
  const others = []
  for (let round = -1; round < ROUNDS; round++) {
    const other = await load({ ...peer, duration: ROUND_SECONDS })
    const mine = await load({ ...ours, duration: ROUND_SECONDS })
    // The first round warms both up.
    if (round < 0) continue
    others.push(other)
    own.push(mine)
  }
  const rate = ({ requests, duration }) => requests.total / duration
  const ratios = own.map((mine, round) => rate(mine) / rate(others[round]))
  return {
    ours: median(own.map(rate)),
    peer: median(others.map(rate)),
    ratio: median(ratios),
    rounds: ratios,
    p50: median(own.map(({ latency }) => latency.p50)),
    p99: median(own.map(({ latency }) => latency.p99)),
  }
}

/**
 * Sends requests at a steady rate that the server can take, one after the other: autocannon's own rate lets all its
 * connections ask at once, each second, and then measures their queue.
 * @param {() => [url: string, init: RequestInit]} next the next request
 * @param {number} rate requests per second
 * @returns {Promise<{ p50: number, p99: number }>} milliseconds
 * @throws when any answer is not 2xx
 */
export async function steadyLatency(next, rate) {
  const began = performance.now()
  const asked = []
  for (let at = 0; at < rate * STEADY_SECONDS; at++) {
    await sleep(Math.max(0, began + (at * 1000) / rate - performance.now()))
    const time = timeOf(...next())
    // What fails is told at the end, when the site can be stopped.
    time.catch(() => {})
    asked.push(time)
  }
  const times = (await Promise.all(asked)).sort((a, b) => a - b)
  const share = (part) => times[Math.ceil(times.length * part) - 1]
  return { p50: share(0.5), p99: share(0.99) }
}

async function timeOf(url, init) {
  const began = performance.now()
  const answer = await fetch(url, init)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return performance.now() - began
}
