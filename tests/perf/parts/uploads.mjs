// Memory while many pictures come at once. On a PostgreSQL, because the embedded database alone takes more than the
// budget.
import { join } from 'node:path'
import { startPostgres } from '../../../scripts/postgres.mjs'
import { BUDGETS } from '../budgets.mjs'
import { buildSites } from '../build.mjs'
import { MiB } from '../report.mjs'
import { startSite } from '../site.mjs'
import { measureUploads } from '../uploads.mjs'

export async function measure(report) {
  const postgres = await startPostgres().catch(() => null)
  const sites = buildSites()
  const site = await startSite(sites.product, {
    API_MODE: 'embedded',
    DATA_DIR: join(sites.folder, 'uploads-data'),
    ...(postgres && {
      DATABASE_URL: postgres.url,
      SESSION_SECRET: 'for this bench alone and long enough',
    }),
  })
  try {
    const { before, peak, pictures, seconds, bytes } = await measureUploads(site)
    const sent = `20 pictures, ${MiB(bytes)} at once, in ${seconds.toFixed(0)} s`
    const most = BUDGETS.uploadsPeak
    if (postgres)
      report.add(`memory of the server, ${sent}`, MiB(peak), `under ${MiB(most)}`, peak < most)
    else report.note('memory of the server with its embedded database', MiB(peak))
    const [growth, room] = [peak - before, BUDGETS.uploadsGrowth]
    report.add('what they added to it', MiB(growth), `under ${MiB(room)}`, growth < room)
    const opened = BUDGETS.uploadsPictures
    report.add(
      'memory of the process that opens them',
      MiB(pictures),
      `under ${MiB(opened)}`,
      pictures > 0 && pictures < opened,
    )
  } finally {
    await site.stop()
    await postgres?.stop()
    sites.remove()
  }
}
