// The same load on one process, on two and on three that share a PostgreSQL.
import { load } from './load.mjs'
import { processorTime } from './processor-time.mjs'

const CONNECTIONS = 48
const WARM_UP_SECONDS = 4
const SECONDS = 8

/**
 * @param {{ origin: string, pid: number }[]} sites all of them
 * @param {number} database pid of PostgreSQL
 * @param {(origin: string) => object} target what is asked of a site, as autocannon takes it
 * @returns {Promise<{ processes: number, rate: number, p99: number, site: number, database: number }[]>} for the first
 *   site, the first two and so on: answers per second, the slowest p99 of a site in milliseconds, and milliseconds of
 *   processor for an answer, in the sites and in PostgreSQL
 */
export async function measureScale(sites, database, target) {
  const results = []
  for (let processes = 1; processes <= sites.length; processes++) {
    const asked = sites.slice(0, processes)
    const connections = CONNECTIONS / processes
    const loadAll = (duration) =>
      Promise.all(asked.map(({ origin }) => load({ ...target(origin), connections, duration })))
    await loadAll(WARM_UP_SECONDS)
    const used = () => ({
      site: asked.reduce((sum, { pid }) => sum + processorTime(pid), 0),
      database: processorTime(database),
    })
    const before = used()
    const loads = await loadAll(SECONDS)
    const after = used()
    const answers = loads.reduce((sum, { requests }) => sum + requests.total, 0)
    results.push({
      processes,
      rate: loads.reduce((sum, { requests, duration }) => sum + requests.total / duration, 0),
      p99: Math.max(...loads.map(({ latency }) => latency.p99)),
      site: (after.site - before.site) / answers,
      database: (after.database - before.database) / answers,
    })
  }
  return results
}
