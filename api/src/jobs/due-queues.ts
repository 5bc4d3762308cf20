import type { Db } from 'pg-boss'
import { z } from 'zod'

const rowSchema = z.object({ name: z.string(), started: z.boolean() })

/**
 * The queues that have a job which is due, or one that has started and whose process may have died. To look into every
 * queue took 73 transactions where no job was due.
 * @returns by name, whether one has started
 */
export async function dueQueues(db: Db, schema: string): Promise<Map<string, boolean>> {
  const { rows } = await db.executeSql(
    `select name, bool_or(state = 'active') as started from ${schema}.job
    where state = 'active' or (state < 'active' and start_after <= ${schema}.job_now())
    group by name`,
  )
  return new Map(
    rows.map((row) => {
      const { name, started } = rowSchema.parse(row)
      return [name, started]
    }),
  )
}
