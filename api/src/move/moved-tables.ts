import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/types.ts'
import { JOBS_SCHEMA } from '../jobs/job-queue.ts'

/** A table whose rows are moved. Names are quoted and qualified as SQL wants them. */
export interface MovedTable {
  name: string
  /** `"id", "at"`: without what the database computes itself. */
  columns: string
  /** Of 8 kB, of its rows alone. */
  blocks: number
}

const foundSchema = z.object({
  rows: z.array(
    z.object({
      name: z.string(),
      columns: z.string(),
      blocks: z.coerce.number(),
      references: z.array(z.string()),
    }),
  ),
})
type Found = z.output<typeof foundSchema>['rows'][number]

/**
 * Our own tables, the simulators' among them, and the jobs with their queues, each after those that its foreign keys name. The rest of pg-boss's
 * tables is made anew at a start.
 */
export async function listMovedTables(db: Database): Promise<MovedTable[]> {
  const found = await db.execute(sql`
    select format('%I.%I', n.nspname, c.relname) as name,
      (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      pg_relation_size(c.oid) / 8192 as blocks,
      array(select format('%I.%I', m.nspname, r.relname) from pg_constraint f
        join pg_class r on r.oid = f.confrelid join pg_namespace m on m.oid = r.relnamespace
        where f.conrelid = c.oid and f.contype = 'f') as references
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r'
      and (n.nspname in ('public', 'sandbox') or (n.nspname = ${JOBS_SCHEMA} and c.relname in ('queue', 'job_common')))
    order by name`)
  return inOrderOfReferences(foundSchema.parse(found).rows)
}

function inOrderOfReferences(tables: Found[]): MovedTable[] {
  const names = new Set(tables.map(({ name }) => name))
  const ordered = new Map<string, MovedTable>()
  while (ordered.size < tables.length) {
    const ready = tables.filter(
      ({ name, references }) =>
        !ordered.has(name) &&
        references.every((other) => other === name || ordered.has(other) || !names.has(other)),
    )
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle')
    for (const { name, columns, blocks } of ready) ordered.set(name, { name, columns, blocks })
  }
  return [...ordered.values()]
}
