// From which size on the embedded database should go to PostgreSQL, and what the move takes.
import { startPostgres } from '../../../scripts/postgres.mjs'
import { buildSites } from '../build.mjs'
import { measureGrowing } from '../growing.mjs'
import { MiB, ms } from '../report.mjs'

const ORDERS = [1_000, 10_000, 30_000]

export async function measure(report) {
  const sites = buildSites()
  try {
    for (const orders of ORDERS) {
      const postgres = await startPostgres()
      try {
        const measured = await measureGrowing(sites.product, postgres.url, orders)
        const { start, search, read, rest, sweep, figures, peak, size, moved } = measured
        const note = (what, value) => report.note(`${orders} orders: ${what}`, value)
        note('embedded database', MiB(size))
        note(`start, processor time (ready in ${ms(start.ms)})`, ms(start.processor))
        note(
          `a flight search, processor time (median answered in ${ms(search.p50)})`,
          ms(search.processor),
        )
        note(
          `an order read, processor time (median answered in ${ms(read.p50)})`,
          ms(read.processor),
        )
        note('a minute at rest, processor time', ms(rest))
        note('a sweep', ms(sweep))
        note('the figures of /metrics', ms(figures))
        note('memory of the site at most', MiB(peak))
        note('moved to PostgreSQL in', ms(moved.ms))
        note('memory of the move at most', MiB(moved.peak))
      } finally {
        await postgres.stop()
      }
    }
  } finally {
    sites.remove()
  }
}
