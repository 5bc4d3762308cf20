// Load on two servers in turns, so that whatever else the machine does weighs on both.
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'

const CONNECTIONS = 50
const ROUNDS = 7
/** Seconds of load on each, each round. autocannon looks at its clock once a second: an amount would be rounded to it. */
const ROUND_SECONDS = 3
/**
 * Seconds until all connections are at work. Under load Node accepts one of them in a turn of its loop, so that the last of
 * fifty waits for more than a second for a page of a millisecond, whatever page it is.
 */
const RAMP_SECONDS = 1.5
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

/**
 * @returns what autocannon counted, and `times`: milliseconds of each request that was sent when all connections were at work
 * @throws when any answer is not 2xx: a fast error page is no speed
 */
export async function load(options) {
  const began = performance.now()
  const running = autocannon({ connections: CONNECTIONS, timeout: TIMEOUT_SECONDS, ...options })
  const reasons = new Set()
  running.on('reqError', ({ message }) => reasons.add(message))
  const times = []
  running.on('response', (client, status, bytes, time) => {
    if (performance.now() - time - began > RAMP_SECONDS * 1000) times.push(time)
  })
  const result = await running
  const { non2xx, errors } = result
  if (non2xx || errors) {
    const why = [...reasons].join(', ')
    throw new Error(`${options.url}: ${non2xx} not 2xx, ${errors} errors ${why}`)
  }
  if (result.requests.total === 0) throw new Error(`${options.url}: no answer in time`)
  return { ...result, times }
}

/**
 * Measures both in turns.
 * @param {object} ours as autocannon takes it: `url`, `headers`, `requests`
 * @param {object} peer the same
 * @returns {Promise<{ ours: number, peer: number, ratio: number, rounds: number[], p50: number, p99: number }>} medians
 *   of requests per second, the median of the rounds' own ratios, and medians of our latency in milliseconds, once all
 *   connections are at work
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
    p50: median(own.map(({ times }) => share(times, 0.5))),
    p99: median(own.map(({ times }) => share(times, 0.99))),
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
  // What an earlier load left behind is answered first.
  await timeOf(...next())
  const began = performance.now()
  const asked = []
  for (let at = 0; at < rate * STEADY_SECONDS; at++) {
    await sleep(Math.max(0, began + (at * 1000) / rate - performance.now()))
    const time = timeOf(...next())
    // Errors are reported at the end, when the site can be stopped.
    time.catch(() => {})
    asked.push(time)
  }
  const times = await Promise.all(asked)
  return { p50: share(times, 0.5), p99: share(times, 0.99) }
}

/** The time that such a part of them keep within. */
function share(times, part) {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * part) - 1]
}

async function timeOf(url, init) {
  const began = performance.now()
  const answer = await fetch(url, init)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return performance.now() - began
}
