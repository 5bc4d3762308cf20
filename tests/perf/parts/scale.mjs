// What one process serves, what two and three serve together, and which limit comes next (docs/operations.md, Sizing).
import { join } from 'node:path'
import { startPostgres } from '../../../scripts/postgres.mjs'
import { signUp } from '../account.mjs'
import { SCALE } from '../budgets.mjs'
import { buildSites } from '../build.mjs'
import { newSearch } from '../flight-searches.mjs'
import { MiB, ms } from '../report.mjs'
import { findBooking, openResults } from '../results-page.mjs'
import { measureScale } from '../scale.mjs'
import { startSite } from '../site.mjs'
import { noteSteadySearch } from '../steady-search.mjs'

const COUNTS = ['one process', 'two processes', 'three processes']

export async function measure(report) {
  const postgres = await startPostgres().catch(() => null)
  if (!postgres)
    return report.note('one to three processes', 'not measured: PostgreSQL is not installed')
  const built = buildSites()
  const sites = []
  try {
    for (let number = 1; number <= COUNTS.length; number++) {
      sites.push(
        await startSite(built.product, {
          API_MODE: 'embedded',
          DATA_DIR: join(built.folder, `scale-${number}`),
          DATABASE_URL: postgres.url,
          SESSION_SECRET: 'for this bench alone and long enough',
          FLIGHT_SESSION_MINUTES: '60',
          TRUST_PROXY: '1',
          LOG_ACCESS: '0',
        }),
      )
    }
    const [first] = sites
    await noteMemory(report, first, 'at rest')
    const found = await openResults(first.origin)
    const results = pathOf(found)
    const booking = pathOf(await findBooking(found))
    const cookie = await signUp(first.origin)
    const loads = {
      'results pages': (origin) => ({ url: origin + results }),
      'package pages of a signed-in visitor': (origin) => ({
        url: `${origin}/packages/nepal-kathmandu-pokhara-5-days`,
        headers: { cookie },
      }),
      'booking pages': (origin) => ({ url: origin + booking, headers: { cookie } }),
      'flight searches': (origin) => ({
        url: origin,
        requests: [{ method: 'GET', setupRequest: newSearch }],
      }),
    }
    for (const [name, target] of Object.entries(loads)) {
      addRows(report, name, await measureScale(sites, postgres.pid(), target))
    }
    await noteSteadySearch(report, first, 'PostgreSQL')
    await noteMemory(report, first, 'after the load')
  } finally {
    for (const site of sites) await site.stop()
    await postgres.stop()
    built.remove()
  }
}

function addRows(report, name, measured) {
  for (const { processes, rate, p99, site, database } of measured) {
    report.note(
      `${name} of ${COUNTS[processes - 1]} on one PostgreSQL, p99 ${ms(p99)}; processor for each ${site.toFixed(2)} ms, and ${database.toFixed(2)} ms of PostgreSQL’s`,
      `${rate.toFixed(0)}/s`,
    )
  }
  const [one, ...more] = measured
  const most = Math.max(...more.map(({ rate }) => rate)) / one.rate
  report.add(
    `${name}: several processes, times one`,
    `${most.toFixed(2)} x`,
    `at least ${SCALE} x`,
    most >= SCALE,
  )
  report.note(
    `${name}: processes, a core each, until PostgreSQL wants a core of its own`,
    (one.site / one.database).toFixed(0),
  )
}

async function noteMemory(report, site, when) {
  const { rss, heapUsed } = await site.memory()
  report.note(`memory of a process on PostgreSQL, ${when} (heap ${MiB(heapUsed)})`, MiB(rss))
}

const pathOf = (address) => {
  const { pathname, search } = new URL(address)
  return pathname + search
}
