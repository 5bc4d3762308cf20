import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { appliedMigrations, knownMigrations } from '../db/migrations.ts'
import type { Database } from '../db/types.ts'
import { JOBS_SCHEMA } from '../jobs/job-queue.ts'
import type { MovedTable } from './moved-tables.ts'

/** A database that cannot be moved, or cannot be moved to. The message is for the person who typed the command. */
export class MoveError extends Error {
  override name = 'MoveError'
}

/** 15 is the oldest that is tried. */
const OLDEST = 15

const serverSchema = z.object({
  rows: z.array(
    z.object({
      major: z.number(),
      encoding: z.string(),
      replica: z.boolean(),
      database: z.string(),
    }),
  ),
})

/**
 * Looks whether a PostgreSQL can take the tables, before anything is changed in it.
 * @throws MoveError when it is too old, only reads, has another encoding, is newer than this version, or is not empty
 */
export async function assertTarget(target: Database, tables: readonly MovedTable[]): Promise<void> {
  const answer = await target.execute(sql`
    select current_setting('server_version_num')::int / 10000 as major,
      current_setting('server_encoding') as encoding, pg_is_in_recovery() as replica,
      current_database() as database`)
  const [server] = serverSchema.parse(answer).rows
  if (!server) throw new Error('The server says nothing of itself')
  const { major, encoding, replica, database } = server
  if (major < OLDEST) {
    throw new MoveError(`PostgreSQL ${major} is too old: Jatra needs ${OLDEST} or newer.`)
  }
  if (replica) throw new MoveError(`${database} is a standby, which only reads. Name its primary.`)
  if (encoding !== 'UTF8') {
    throw new MoveError(
      `${database} has the encoding ${encoding}, which cannot hold Bangla. Make one with: ` +
        `create database <name> encoding 'UTF8' template template0`,
    )
  }
  await assertEmpty(target, tables)
  await assertKnown(target, database)
}

/** @throws MoveError that names the tables with rows, and all that are not ours */
export async function assertEmpty(target: Database, tables: readonly MovedTable[]): Promise<void> {
  const ours = new Set(tables.map(({ name }) => name))
  const present: string[] = []
  for (const name of await listPresent(target)) {
    if (!ours.has(name)) {
      present.push(name)
      continue
    }
    const rows = await countRows(target, name)
    if (rows > 0) present.push(`${name} (${rows})`)
  }
  if (present.length === 0) return
  throw new MoveError(
    `The PostgreSQL is not empty, and rows of two installations cannot be told apart. It has: ` +
      `${present.join(', ')}. Name an empty database; if all of this may go, drop it and create it anew.`,
  )
}

const namesSchema = z.object({ rows: z.array(z.object({ name: z.string() })) })

/** What is where our tables belong, but for extensions and for what is made anew. Other schemas are the host's. */
async function listPresent(target: Database): Promise<string[]> {
  const found = await target.execute(sql`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f')
      and (n.nspname in ('public', 'sandbox') or (n.nspname = ${JOBS_SCHEMA} and c.relname = 'job_common'))
      and not exists (select 1 from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by name`)
  return namesSchema.parse(found).rows.map(({ name }) => name)
}

const countSchema = z.object({ rows: z.tuple([z.object({ count: z.coerce.number() })]) })

export async function countRows(db: Database, table: string): Promise<number> {
  const answer = await db.execute(sql`select count(*) as count from ${sql.raw(table)}`)
  return countSchema.parse(answer).rows[0].count
}

const existsSchema = z.object({ rows: z.array(z.object({ there: z.boolean() })) })

/** @throws MoveError when the database has migrations that this version does not know */
export async function assertKnown(db: Database, name: string): Promise<void> {
  const answer = await db.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  )
  if (!existsSchema.parse(answer).rows[0]?.there) return
  const known = new Set((await knownMigrations()).values())
  const unknown = (await appliedMigrations(db)).filter((migration) => !known.has(migration))
  if (unknown.length === 0) return
  throw new MoveError(
    `${name} is newer than this version of Jatra (${unknown.join(', ')}). Move it with the version that wrote it.`,
  )
}
