// Requests per second, each page in turns with one that does nothing, and what the server's memory does meanwhile.
import { signUp } from '../account.mjs'
import { SPEED } from '../budgets.mjs'
import { newSearch } from '../flight-searches.mjs'
import { compareSpeed } from '../load.mjs'
import { measureGrowth } from '../memory.mjs'
import { openPackageList } from '../package-list.mjs'
import { ms } from '../report.mjs'
import { findBooking, openResults } from '../results-page.mjs'
import { PACKAGES } from '../sites.mjs'
import { noteSteadySearch } from '../steady-search.mjs'

/** What browsers take: compressed answers are cached as such. */
const AS_BROWSERS = { 'accept-encoding': 'gzip, deflate, br, zstd' }

export async function measure(report, { sites: { product, empty } }) {
  await measureCached(report, product)
  await measureOwn(report, product, empty)
  await measureSearches(report, product, empty)
  await measureMemory(report, product)
}

/** Pages for everyone, requested without a session. */
async function measureCached(report, { origin }) {
  const health = { name: '/healthz', url: `${origin}/healthz`, headers: AS_BROWSERS }
  for (const [name, url, speed] of [
    ['home page, cached', origin, SPEED.cached],
    [`list of ${PACKAGES} packages, cached`, await openPackageList(origin, PACKAGES), SPEED.cached],
    ['the API’s packages, cached', `${origin}/api/package`, SPEED.cachedApi],
  ]) {
    await measureSpeed(report, name, { url, headers: AS_BROWSERS }, health, speed)
  }
}

/** Pages that are made for each request. A member gets no cached page. */
async function measureOwn(report, { origin }, empty) {
  const page = { name: 'an empty page', url: empty.origin }
  const results = await openResults(origin)
  const signedIn = { cookie: await signUp(origin) }
  for (const [name, target, speed] of [
    ['results page', { url: results }, SPEED.results],
    [
      'package page, signed in',
      { url: `${origin}/packages/nepal-kathmandu-pokhara-5-days`, headers: signedIn },
      SPEED.package,
    ],
    ['booking page', { url: await findBooking(results), headers: signedIn }, SPEED.booking],
  ]) {
    await measureSpeed(report, name, target, page, speed)
  }
}

/** From the request to the offers of the simulated airline, stored. */
async function measureSearches(report, product, empty) {
  const page = { name: 'an empty page', url: empty.origin }
  const target = { url: product.origin, requests: [{ method: 'GET', setupRequest: newSearch }] }
  await measureSpeed(report, 'flight search', target, page, SPEED.search)
  await noteSteadySearch(report, product, 'the embedded database')
}

async function measureMemory(report, product) {
  const growth = await measureGrowth(product, await openResults(product.origin))
  report.add(
    `memory from the second to the fifth of five equal runs (MB: ${growth.runs.join(' ')})`,
    `${growth.change.toFixed(1)} MB`,
    `at most ${growth.tolerance.toFixed(1)} MB`,
    growth.change <= growth.tolerance,
  )
}

/** A row for the ratio, which decides, and beside it what is wanted of a core that does nothing else. */
async function measureSpeed(report, name, target, peer, { budget, goal, goalP99 = Infinity }) {
  const { ours, peer: theirs, ratio, rounds, p50, p99 } = await compareSpeed(target, peer)
  report.add(
    `${name}, times ${peer.name} (${theirs.toFixed(0)}/s; rounds ${rounds.map((one) => one.toFixed(2)).join(' ')})`,
    `${ratio.toFixed(2)} x`,
    `at least ${budget} x`,
    ratio >= budget,
  )
  const within = Number.isFinite(goalP99) ? `, p99 under ${goalP99} ms` : ''
  report.note(`${name}, latency p50 ${ms(p50)}, p99 ${ms(p99)}`, `${ours.toFixed(0)}/s`, {
    text: `${goal}/s${within}`,
    reached: ours >= goal && p99 < goalP99,
  })
}
