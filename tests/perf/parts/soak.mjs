// Minutes of mixed load: nothing fails, nothing grows.
import { join } from 'node:path'
import { startPostgres } from '../../../scripts/postgres.mjs'
import { BUDGETS } from '../budgets.mjs'
import { buildSites } from '../build.mjs'
import { ms } from '../report.mjs'
import { startSite } from '../site.mjs'
import { soak } from '../soak.mjs'

export async function measure(report, { options }) {
  const minutes = Number(options.minutes)
  const postgres = await startPostgres({ durable: true }).catch(() => null)
  const sites = buildSites()
  const site = await startSite(sites.product, {
    API_MODE: 'embedded',
    TRUST_PROXY: '1',
    LOG_ACCESS: '0',
    DATA_DIR: join(sites.folder, 'soak-data'),
    ...(postgres && {
      DATABASE_URL: postgres.url,
      SESSION_SECRET: 'for this bench alone and long enough',
    }),
  })
  try {
    const { capacity, rate, p99, failed, samples, growth } = await soak(site, minutes, (line) =>
      console.error(`  ${line}`),
    )
    const what = `soak of ${minutes} min at ${rate} of ${capacity.toFixed(0)} requests/s, a third of them searches`
    report.add(`${what}, failed`, failed, 'none', failed === 0)
    report.add(`${what}, p99`, ms(p99), `under ${ms(BUDGETS.soakP99)}`, p99 < BUDGETS.soakP99)
    const percent = (share) => `${(share * 100).toFixed(1)} %`
    report.add(
      `${what}, growth of the heap (MB: ${samples.map((size) => (size / 1e6).toFixed(0)).join(' ')})`,
      percent(growth),
      `under ${percent(BUDGETS.soakGrowth)}`,
      growth < BUDGETS.soakGrowth,
    )
  } finally {
    await site.stop()
    await postgres?.stop()
    sites.remove()
  }
}
