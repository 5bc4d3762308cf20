// `node tests/perf/sizing.mjs`, after a build: what one process serves, for the Sizing of docs/operations.md. Each page
// is measured in turns with /healthz of the same process, so that the ratio holds on a machine that does much else too.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../scripts/postgres.mjs'
import { root } from '../../scripts/project.mjs'
import { compareSpeed } from './load.mjs'
import { openResults } from './results-page.mjs'
import { startSite } from './site.mjs'

const MB = 1024 * 1024
const folder = mkdtempSync(join(tmpdir(), 'jatra-sizing-'))
const postgres = await startPostgres()
const site = await startSite(root, {
  API_MODE: 'embedded',
  DATA_DIR: folder,
  DATABASE_URL: postgres.url,
  SESSION_SECRET: 'for this measurement alone and long enough',
  LOG_ACCESS: '0',
})
try {
  await sayMemory('at rest')
  const addresses = {
    'home page': `${site.origin}/`,
    'results, 10 offers': await openResults(site.origin),
    'API, list of packages': `${site.origin}/api/package`,
  }
  for (const [name, address] of Object.entries(addresses)) {
    const health = { url: `${site.origin}/healthz` }
    const { ours, peer, ratio } = await compareSpeed({ url: address }, health)
    const speed = `${ours.toFixed(0)} requests/s, /healthz ${peer.toFixed(0)}`
    console.log(`${name}: ${speed}, ratio ${ratio.toFixed(3)}`)
  }
  await sayMemory('after the load')
} finally {
  await site.stop()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function sayMemory(when) {
  const { rss, heapUsed } = await site.memory()
  console.log(`memory ${when}: ${(rss / MB).toFixed(0)} MB, heap ${(heapUsed / MB).toFixed(0)} MB`)
}
