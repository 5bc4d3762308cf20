import type { Db } from 'pg-boss'
import { z } from 'zod'

const rowSchema = z.object({ name: z.string(), started: z.boolean() })

/**
 * The queues with a due job, or a started one whose process may have died. Polling every queue took 73 transactions
 * when no job was due.
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
