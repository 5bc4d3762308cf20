import { randomInt } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { runLedgerCommand } from '../../api/src/commands/ledger.ts'
import { startPostgres } from '../../scripts/postgres.mjs'
import { startBuilt, type BuiltServer } from '../site/built-server.ts'
import { BookingLoad, type LoadReport } from './booking-load.ts'

const BOOKERS = 4
/** Under how much work the next blow falls. */
const ACKNOWLEDGED_BETWEEN_KILLS = 3
/** A machine that does much else takes its time; longer than this is dead. */
const RECOVERY_MS = 120_000

interface DrillReport extends LoadReport {
  appKills: number
  databaseKills: number
  /** From a kill until the next answered request, in milliseconds. */
  slowestRecovery: number
  /** What is wrong; empty when the drill is passed. */
  faults: string[]
}

/**
 * Kills the site, and its PostgreSQL when it has one, while people search, book and pay, and then compares what they
 * were told with what is stored, and that with the books.
 */
export async function runKillDrill(
  engine: 'embedded' | 'postgres',
  { appKills, databaseKills }: { appKills: number; databaseKills: number },
  say: (line: string) => void = () => {},
): Promise<DrillReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jatra-drill-'))
  // With fsync, as in production.
  const postgres = engine === 'postgres' ? await startPostgres({ durable: true }) : null
  const faults: string[] = []
  let slowestRecovery = 0
  const start = () =>
    startBuilt({
      DATA_DIR: dataDir,
      TRUST_PROXY: '1',
      SESSION_SECRET: 'of the drill and of nobody else at all',
      ...(postgres && { DATABASE_URL: postgres.url }),
    })
  let server: BuiltServer = await start()
  const load = new BookingLoad(() => server.origin)

  /** @returns once requests are answered again. @throws when they are not */
  const work = async () => {
    const from = performance.now()
    const wanted = load.acknowledged + ACKNOWLEDGED_BETWEEN_KILLS
    let recovered = 0
    while (load.acknowledged < wanted) {
      if (!recovered && load.acknowledged > wanted - ACKNOWLEDGED_BETWEEN_KILLS)
        recovered = performance.now() - from
      if (performance.now() - from > RECOVERY_MS)
        throw new Error(`nothing was answered for ${RECOVERY_MS} ms; ${server.said().slice(-2000)}`)
      await wait(5)
    }
    slowestRecovery = Math.max(slowestRecovery, recovered)
    await wait(randomInt(150))
  }

  let report: LoadReport
  try {
    load.start(BOOKERS)
    for (let kill = 1; kill <= appKills; kill++) {
      await work()
      server.child.kill('SIGKILL')
      await server.ended
      server = await start()
      if (kill % 10 === 0) say(`${engine}: the site was killed ${kill} times`)
    }
    for (let kill = 1; kill <= databaseKills; kill++) {
      await work()
      await postgres?.kill()
      await postgres?.restart()
      if (kill % 10 === 0) say(`${engine}: PostgreSQL was killed ${kill} times`)
    }
    await work()
    report = await load.finish()
    faults.push(...report.faults)
  } finally {
    load.abandon()
    const { exitCode, signalCode } = server.child
    if (exitCode !== null || signalCode !== null)
      faults.push(`the site ended by itself (${exitCode ?? signalCode})`)
    await server.stop()
    faults.push(...(await ledgerFaults(dataDir, postgres?.url)))
    await postgres?.stop()
  }
  const left = processesOf(dataDir)
  if (left.length > 0) faults.push(`processes are left: ${left.join(', ')}`)
  rmSync(dataDir, { recursive: true, force: true })
  return { ...report, appKills, databaseKills, slowestRecovery, faults }
}

/** What `npm run ledger -- check` complains of. */
async function ledgerFaults(dataDir: string, databaseUrl: string | undefined): Promise<string[]> {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const code = await runLedgerCommand(['check'], { dataDir, databaseUrl, print, write: print })
  return code === 0 ? [] : ['the books are off', ...lines]
}

/** Processes that were started with this DATA_DIR and still run. */
function processesOf(dataDir: string): string[] {
  const wanted = `DATA_DIR=${dataDir}\0`
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(wanted)
    } catch {
      return false
    }
  })
}
