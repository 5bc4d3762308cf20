import { randomInt } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { runLedgerCommand } from '../../api/src/commands/ledger.ts'
import { runStaffCommand } from '../../api/src/commands/staff.ts'
import { startPostgres } from '../../scripts/postgres.mjs'
import { startBuilt, type BuiltServer } from '../site/built-server.ts'
import { BookingClient } from './booking-client.ts'
import { BookingLoad, type LoadReport } from './booking-load.ts'
import { Desk } from './desk.ts'

const BOOKERS = 4
/** Under how much work the next blow falls. */
const ACKNOWLEDGED_BETWEEN_KILLS = 3
/** Where only a site that stands still lets its books be read: so many kills from one look to the next. */
const KILLS_BETWEEN_LOOKS = 10
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
 * Kills the site, and its PostgreSQL when it has one, while people search, book and pay with a page open at another
 * gateway, and staff ask for refunds, decide and hand applications over. Then compares what they were told with what is
 * stored. The books are checked after each kill on PostgreSQL, and after each tenth of the embedded database.
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
  const at = () => server.origin
  const staff = ['asker', 'decider'] as const
  const [asker, decider] = await Promise.all([
    BookingClient.signUp(at, -1, staff[0]),
    BookingClient.signUp(at, -2, staff[1]),
  ])
  await server.stop()
  for (const name of staff) {
    const print = () => {}
    const options = { dataDir, databaseUrl: postgres?.url, print, clock: Date.now }
    await runStaffCommand(['grant', name, 'manager'], options)
  }
  server = await start()
  const load = new BookingLoad(at, new Desk(asker, decider))
  const look = async () => faults.push(...(await ledgerFaults(dataDir, postgres?.url)))

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
      if (!postgres && kill % KILLS_BETWEEN_LOOKS === 0) await look()
      server = await start()
      if (postgres) await look()
      if (kill % 10 === 0) say(`${engine}: the site was killed ${kill} times`)
    }
    for (let kill = 1; kill <= databaseKills; kill++) {
      await work()
      await postgres?.kill()
      await postgres?.restart()
      await look()
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
    await look()
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
