// What staff wait for when they look for an order among many.
import { startPostgres } from '../../../scripts/postgres.mjs'
import { BUDGETS } from '../budgets.mjs'
import { measureDesk } from '../desk.mjs'
import { ms } from '../report.mjs'

export async function measure(report, { options }) {
  const orders = Number(options.orders)
  // On the disk, because it is larger than what memory has room for beside the rest.
  const settings = { fsync: 'off', synchronous_commit: 'off', max_wal_size: '4GB' }
  const postgres = await startPostgres({ durable: true, settings }).catch(() => null)
  if (!postgres) return report.note('the desk', 'not measured: PostgreSQL is not installed')
  try {
    const { filled, rows } = await measureDesk(postgres.url, orders)
    report.note(`${orders} orders made in`, ms(filled))
    for (const { what, p50, p95, found } of rows) {
      const measure = `${what} of ${orders}, half in ${ms(p50)}, ${found.toFixed(1)} results: p95`
      report.add(measure, ms(p95), `under ${ms(BUDGETS.desk)}`, p95 < BUDGETS.desk)
    }
  } finally {
    await postgres.stop()
  }
}
