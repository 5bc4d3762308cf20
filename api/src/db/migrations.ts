import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from './types.ts'

/** Where the SQL files are, in the order of their numbers. They are applied once each, at start. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

const journalSchema = z.object({
  entries: z.array(z.object({ when: z.number(), tag: z.string() })),
})

/** The migrations that this version knows: their names by the time that the database notes. */
export async function knownMigrations(): Promise<Map<number, string>> {
  const journal = await readFile(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')
  const { entries } = journalSchema.parse(JSON.parse(journal))
  return new Map(entries.map(({ when, tag }) => [when, tag]))
}

/** What the database notes of its migrations: a bigint, which PGlite gives as a number while it is small enough. */
const appliedSchema = z.object({
  rows: z.array(z.object({ created_at: z.union([z.string(), z.number()]) })),
})

/** The migrations that a database has, in their order: by name, or by what it notes of those that we do not know. */
export async function appliedMigrations(db: Pick<Database, 'execute'>): Promise<string[]> {
  const known = await knownMigrations()
  const applied = await db.execute(
    sql`select created_at from drizzle.__drizzle_migrations order by created_at`,
  )
  const { rows } = appliedSchema.parse(applied)
  return rows.map((row) => known.get(Number(row.created_at)) ?? String(row.created_at))
}
