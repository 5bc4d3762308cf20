// From a payment to its ticket, through two processes on one PostgreSQL.
import { join } from 'node:path'
import { startPostgres } from '../../../scripts/postgres.mjs'
import { measureBookings } from '../bookings.mjs'
import { BUDGETS } from '../budgets.mjs'
import { buildSites } from '../build.mjs'
import { ms } from '../report.mjs'
import { startSite } from '../site.mjs'

export async function measure(report) {
  const postgres = await startPostgres().catch(() => null)
  if (!postgres)
    return report.note('bookings a minute', 'not measured: PostgreSQL is not installed')
  const sites = buildSites()
  const running = []
  try {
    for (const name of ['one', 'other']) {
      running.push(
        await startSite(sites.product, {
          API_MODE: 'embedded',
          DATA_DIR: join(sites.folder, `bookings-${name}`),
          DATABASE_URL: postgres.url,
          SESSION_SECRET: 'for this bench alone and long enough',
          JATRA_AIR_SEATS: '10000',
          TRUST_PROXY: '1',
        }),
      )
    }
    const origins = running.map(({ origin }) => origin)
    const { bookings, minutes, p50, p95 } = await measureBookings(origins, postgres.url, {
      bookers: 8,
    })
    const what = `${bookings} bookings through two processes on PostgreSQL`
    report.note(`bookings a minute, ${what}`, (bookings / minutes).toFixed(0))
    report.note('from a payment to its ticket, half of them', ms(p50))
    const most = BUDGETS.ticketed
    report.add('from a payment to its ticket, p95', ms(p95), `under ${ms(most)}`, p95 < most)
  } finally {
    for (const site of running) await site.stop()
    await postgres.stop()
    sites.remove()
  }
}
