// What an embedded database of many orders costs its site, and the move of it to PostgreSQL.
import { spawn, spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { environment, node, root } from '../../scripts/project.mjs'
import { fillEmbedded } from './fill-embedded.mjs'
import { newSearch } from './flight-searches.mjs'
import { steadyLatency } from './load.mjs'
import { startSite } from './site.mjs'

const SEARCHES_A_SECOND = 10
const PAGES_A_SECOND = 20
const METRICS_TOKEN = 'for this bench alone'
/** The sweep runs once a minute. */
const MINUTE_MS = 60_000

/**
 * @param {string} folder a built site
 * @param {string} databaseUrl of an empty PostgreSQL
 * @returns times in milliseconds, sizes in bytes
 */
export async function measureGrowing(folder, databaseUrl, orders) {
  const { dataDir, asma, secret, remove } = await fillEmbedded(orders)
  const settings = { API_MODE: 'embedded', DATA_DIR: dataDir, SESSION_SECRET: secret }
  const began = performance.now()
  const site = await startSite(folder, {
    ...settings,
    ...{ TRUST_PROXY: '1', LOG_ACCESS: '0', METRICS_TOKEN },
  })
  const start = { ms: performance.now() - began, processor: processorTime(site.pid) }
  const authorization = `Bearer ${asma.token}`
  const order = `${site.origin}/api/payment/${asma.userId}/orders/${asma.orderId}`
  const search = await perRequest(site.pid, SEARCHES_A_SECOND, () => {
    const { path, headers } = newSearch({})
    return [site.origin + path, { headers }]
  })
  const read = await perRequest(site.pid, PAGES_A_SECOND, () => [
    order,
    { headers: { authorization } },
  ])
  const before = processorTime(site.pid)
  await sleep(MINUTE_MS)
  const rest = processorTime(site.pid) - before
  const metrics = await scrape(site.origin)
  const peak = peakOf(site.pid)
  await site.stop()
  const size = sizeOf(join(dataDir, 'pglite', 'base'))
  const moved = await move(databaseUrl, settings)
  await remove()
  return { start, search, read, rest, ...metrics, peak, size, moved }
}

/** Processor time counts what a request costs, also on a machine that does much else. */
async function perRequest(pid, rate, next) {
  let asked = 0
  const before = processorTime(pid)
  const { p50 } = await steadyLatency(() => {
    asked += 1
    return next()
  }, rate)
  return { p50, processor: (processorTime(pid) - before) / asked }
}

/** Milliseconds so far: fields 14 and 15 of its stat, in hundredths of a second. */
function processorTime(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

async function scrape(origin) {
  const began = performance.now()
  const answer = await fetch(`${origin}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  })
  const text = await answer.text()
  const figures = performance.now() - began
  const of = (part) =>
    Number(
      new RegExp(`jatra_work_duration_seconds_${part}\\{[^}]*name="sweep"[^}]*\\} (\\S+)`).exec(
        text,
      )?.[1],
    )
  return { figures, sweep: (of('sum') / of('count')) * 1_000 }
}

const peakOf = (pid) =>
  Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024

const sizeOf = (folder) =>
  Number(spawnSync('du', ['-sb', folder], { encoding: 'utf8' }).stdout.split('\t')[0])

/** Runs the command as an operator does. Its memory is read when it says that all is done. */
async function move(databaseUrl, env) {
  const began = performance.now()
  const child = spawn(node, [join(root, 'scripts/move.mjs'), databaseUrl], {
    env: environment(env),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  let peak = 0
  let last = ''
  for await (const line of createInterface(child.stdout)) {
    last = line
    if (line.startsWith('The ledger is')) peak = peakOf(child.pid)
  }
  const code = await ended
  if (code !== 0) throw new Error(`the move ended with ${code}: ${last}`)
  return { ms: performance.now() - began, peak }
}
