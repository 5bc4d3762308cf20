import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPostgres } from '@jatra/api/db/open-postgres'
import { placeOrder } from '@jatra/api/testing/booking'
import { createTestApi } from '@jatra/api/testing/test-api'
import { findBinaries, startPostgres, type ThrowAwayPostgres } from '../../scripts/postgres.mjs'

/** The runbook itself: its blocks begin with `# <name>`. */
const runbook = readFileSync(
  fileURLToPath(new URL('../../docs/operations.md', import.meta.url)),
  'utf8',
)

let home: string
let archive: string
let backups: string
const servers: ThrowAwayPostgres[] = []
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'jatra-recovery-'))
  archive = join(home, 'archive')
  backups = join(home, 'backups')
  // The throw-away server may run as another user than the test.
  chmodSync(home, 0o755)
  for (const folder of [archive, backups]) {
    mkdirSync(folder)
    chmodSync(folder, 0o777)
  }
})
afterAll(async () => {
  for (const server of servers) await server.stop()
  rmSync(home, { recursive: true, force: true })
})

async function start(options: Parameters<typeof startPostgres>[0] = {}) {
  const server = await startPostgres({ durable: true, ...options })
  servers.push(server)
  return server
}

/** Runs a block of the runbook. */
function follow(name: string, env: Record<string, string>): void {
  const [, script] = runbook.split('```sh\n# ' + name + '\n')
  const commands = script?.split('\n```')[0] ?? 'exit 9'
  const { status, stderr } = spawnSync('sh', ['-eu', '-c', commands], {
    env: {
      ...process.env,
      PATH: `${findBinaries()}:${process.env['PATH'] ?? ''}`,
      ...{ BACKUPS: backups, ARCHIVE: archive, OLD_PGDATA: '', STOP_AT: '', ...env },
    },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${name}: ${stderr}`)
}

async function ask<T extends object>(url: string, question: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<T>(question)).rows
  } finally {
    await client.end()
  }
}

/** The accounts with an order there. */
async function buyers({ url }: ThrowAwayPostgres): Promise<string[]> {
  const rows = await ask<{ name: string }>(
    url,
    'select u.user_name as name from orders o join users u on u.id = o.user_id order by 1',
  )
  return rows.map(({ name }) => name)
}

it('has every order that the dump and the archived log promise, after the server was killed', async () => {
  const archiveCommand = `test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f`
  const dead = await start({ settings: { archive_mode: 'on', archive_command: archiveCommand } })
  const DATABASE_URL = dead.url
  const handle = await openPostgres(DATABASE_URL)
  const { client } = createTestApi(handle)
  await placeOrder(client, 'asma')
  follow('dump', { DATABASE_URL })
  follow('base backup', { DATABASE_URL })
  await placeOrder(client, 'babul')
  const [moment] = await ask<{ now: string }>(DATABASE_URL, 'select now()::text as now')
  await placeOrder(client, 'chanda')
  await archived(DATABASE_URL)
  await placeOrder(client, 'dipu')
  await handle.close()
  await dead.kill()

  const fromDump = await start()
  follow('restore the dump', { DATABASE_URL: fromDump.url })
  expect(await buyers(fromDump)).toEqual(['asma'])

  const recover = async (env: Record<string, string>) => {
    const server = await start({ fill: (data) => follow('recover', { PGDATA: data, ...env }) })
    await until(server.url, 'select not pg_is_in_recovery() as done')
    return server
  }
  expect(await buyers(await recover({}))).toEqual(['asma', 'babul', 'chanda'])
  expect(await buyers(await recover({ STOP_AT: moment?.now ?? '' }))).toEqual(['asma', 'babul'])
  const whole = await recover({ OLD_PGDATA: dead.data })
  expect(await buyers(whole)).toEqual(['asma', 'babul', 'chanda', 'dipu'])
  // It is a server like any other again.
  const fresh = await openPostgres(whole.url)
  await placeOrder(createTestApi(fresh).client, 'ela')
  await fresh.close()
}, 240_000)

/** Has the log up to now archived, which archive_timeout does each minute. */
async function archived(url: string): Promise<void> {
  const [segment] = await ask<{ name: string }>(
    url,
    'select pg_walfile_name(pg_switch_wal()) as name',
  )
  await until(
    url,
    `select coalesce(last_archived_wal >= '${segment?.name}', false) as done from pg_stat_archiver`,
  )
}

/** Waits until a question is answered with yes. */
async function until(url: string, question: string): Promise<void> {
  const done = async () => (await ask<{ done: boolean }>(url, question))[0]?.done
  while (!(await done())) await wait(50)
}
