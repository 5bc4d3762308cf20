import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { z } from 'zod'
import type { EmbeddedDatabase } from '../db/types.ts'
import { JOBS_SCHEMA } from '../jobs/job-queue.ts'
import type { MovedTable } from './moved-tables.ts'

/** What a page of rows should weigh, in bytes: PGlite hands a whole answer over in memory. */
const PAGE_BYTES = 4_000_000
/** Blocks of 8 kB in a page at most, since the next may hold far longer rows. */
const PAGE_BLOCKS = 64

/**
 * Copies tables, each by one statement: an entry of the ledger has to balance within the statement that inserts it.
 * @param client within a transaction on a database with the same, empty tables
 */
export async function copyRows(
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
