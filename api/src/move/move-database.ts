import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { from as copyFrom } from 'pg-copy-streams'
import { z } from 'zod'
import { openPostgres } from '../db/open-postgres.ts'
import * as schema from '../db/schema.ts'
import type { Database, EmbeddedDatabase } from '../db/types.ts'
import { checkLedger } from '../domain/reconciliation/check-ledger.ts'
import { readBalances } from '../domain/ledger/read-balances.ts'
import { assertEmpty, assertKnown, assertTarget, countRows, MoveError } from './check-target.ts'
import { listMovedTables, type MovedTable } from './moved-tables.ts'
import { JOBS_SCHEMA } from '../jobs/job-queue.ts'

/** What a page of rows should weigh, in bytes: PGlite hands a whole answer over in memory. */
const PAGE_BYTES = 4_000_000
/** Blocks of 8 kB in a page at most, since the next may hold far longer rows. */
const PAGE_BLOCKS = 64

/**
 * Copies tables, each by one statement: an entry of the ledger has to balance within the statement that inserts it.
 * @param client within a transaction on a database with the same, empty tables
 */
async function copyRows(
  source: EmbeddedDatabase,
  client: pg.Client,
  tables: readonly MovedTable[],
): Promise<void> {
  // Ours are there already; those of the source are the same, and pg-boss's own beside them.
  await client.query(`delete from ${JOBS_SCHEMA}.queue`)
  for (const table of tables) {
    const rows = Readable.from(pages(source, table), { objectMode: false })
    await pipeline(rows, client.query(copyFrom(`copy ${table.name} (${table.columns}) from stdin`)))
  }
  await copySequences(source, client)
}

/** The rows as they lie on disk, in pages of about PAGE_BYTES. */
async function* pages(source: EmbeddedDatabase, { name, columns, blocks }: MovedTable) {
  let step = 1
  for (let at = 0; at < blocks;) {
    const page = await source.copyOut(
      `select ${columns} from ${name} where ctid >= '(${at},0)' and ctid < '(${at + step},0)'`,
    )
    if (page.byteLength > 0) yield page
    at += step
    step = page.byteLength < PAGE_BYTES ? Math.min(step * 2, PAGE_BLOCKS) : Math.ceil(step / 2)
  }
}

const sequencesSchema = z.object({
  rows: z.array(z.object({ name: z.string(), last: z.coerce.bigint().nullable() })),
})

async function copySequences({ db }: EmbeddedDatabase, client: pg.Client): Promise<void> {
  const found = await db.execute(sql`
    select format('%I.%I', schemaname, sequencename) as name, last_value as last
    from pg_sequences where schemaname = 'public'`)
  for (const { name, last } of sequencesSchema.parse(found).rows) {
    if (last !== null) await client.query('select setval($1::regclass, $2)', [name, last])
  }
}

/** Milliseconds. */
const CONNECT_TIMEOUT = 10_000
const LOCK_TIMEOUT = 5_000

export interface MoveSteps {
  /** Before the rows are copied: what other places need, such as documents. */
  beforeRows: () => Promise<void>
  /** Sees the rows where they are now, before they are committed. */
  check: (target: Database, rows: ReadonlyMap<string, number>) => Promise<void>
}

/**
 * Copies an embedded database into an empty PostgreSQL, all rows in one transaction: a run that ends before its end
 * leaves nothing but empty tables, into which the next one copies.
 * @throws MoveError when the target cannot be used, or differs after the copy
 */
export async function moveDatabase(
  source: EmbeddedDatabase,
  databaseUrl: string,
  { beforeRows, check }: MoveSteps,
): Promise<void> {
  await assertKnown(source.db, 'The embedded database')
  const tables = await listMovedTables(source.db)
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
    application_name: 'jatra move',
  })
  // A running query fails by itself; between two queries a lost connection would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    const target: Database = drizzle({ client, schema })
    await assertTarget(target, tables)
    await makeTables(databaseUrl)
    await beforeRows()
    await target.transaction(async () => {
      await begin(target, tables)
      await copyRows(source, client, tables)
      // The planner knows nothing of rows that came a moment ago.
      await target.execute(sql.raw(`analyze ${namesOf(tables)}`))
      await check(target, await compare(source.db, target, tables))
    })
  } finally {
    await client.end()
  }
}

/** As the first start on this database would. */
async function makeTables(databaseUrl: string): Promise<void> {
  const opened = await openPostgres(databaseUrl, { max: 2 })
  await opened.close()
}

const namesOf = (tables: readonly MovedTable[]) => tables.map(({ name }) => name).join(', ')

/** Keeps others out, who could have written since the first look, and takes its time whatever the role's limits say. */
async function begin(target: Database, tables: readonly MovedTable[]): Promise<void> {
  await target.execute(sql`
    select set_config(name, '0', true) from pg_settings
    where name in ('statement_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')`)
  await target.execute(sql`select set_config('lock_timeout', ${String(LOCK_TIMEOUT)}, true)`)
  await target.execute(sql.raw(`lock table ${namesOf(tables)} in exclusive mode`))
  await assertEmpty(target, tables)
}

/** @returns the rows of each table @throws MoveError when the two differ */
async function compare(
  source: Database,
  target: Database,
  tables: readonly MovedTable[],
): Promise<Map<string, number>> {
  const rows = new Map<string, number>()
  for (const { name } of tables) {
    const [here, there] = [await countRows(source, name), await countRows(target, name)]
    if (here !== there) throw new MoveError(`${name} has ${here} rows here and ${there} there.`)
    rows.set(name, here)
  }
  if ((await balancesText(source)) !== (await balancesText(target))) {
    throw new MoveError('The balances of the ledger are not the same.')
  }
  const faults = await checkLedger(target)
  if (faults.length > 0 && faults.length !== (await checkLedger(source)).length) {
    throw new MoveError('The ledger has faults there that it does not have here.')
  }
  return rows
}

/** In one order, whatever order the database sorts in. */
async function balancesText(db: Database): Promise<string> {
  const balances = await readBalances(db)
  return balances
    .map(({ account, balance }) => `${account} ${balance}`)
    .sort()
    .join('\n')
}
