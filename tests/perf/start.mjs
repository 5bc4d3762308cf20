// From the start of a process to its first ready answer, on an empty DATA_DIR and on one that has a database.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environment, node, nodeFlags } from '../../scripts/project.mjs'
import { startSite } from './site.mjs'

const ROUNDS = 3

/**
 * @param {string} folder a built site, into which the database of a first start is made
 * @returns {Promise<Record<'first' | 'second', { ms: number, peak: number }>>} the fastest of three starts, because what
 *   else the machine does only ever adds to the time, and the most memory of all three
 */
export async function measureStarts(folder) {
  const args = [...nodeFlags, 'scripts/snapshot.mjs']
  const { status, stderr } = spawnSync(node, args, { cwd: folder, env: environment() })
  if (status !== 0) throw new Error(`no snapshot: ${String(stderr)}`)
  const rounds = []
  for (let round = 0; round < ROUNDS; round++) {
    const home = mkdtempSync(join(tmpdir(), 'jatra-start-'))
    rounds.push({ first: await start(folder, home), second: await start(folder, home) })
    rmSync(home, { recursive: true })
  }
  const summary = (name) => ({
    ms: Math.min(...rounds.map((round) => round[name].ms)),
    peak: Math.max(...rounds.map((round) => round[name].peak)),
  })
  return { first: summary('first'), second: summary('second') }
}

/** With what V8 compiled for the start before, as `npm start` keeps it. */
async function start(folder, home) {
  const began = performance.now()
  const site = await startSite(folder, {
    API_MODE: 'embedded',
    DATA_DIR: join(home, 'data'),
    NODE_COMPILE_CACHE: join(home, 'compiled'),
  })
  const ms = performance.now() - began
  const status = readFileSync(`/proc/${site.pid}/status`, 'utf8')
  await site.stop()
  return { ms, peak: Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) * 1024 }
}
