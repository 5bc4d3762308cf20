import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { COUNT_CAP, type TodayCounts } from '@jatra/contract/desk/today'
import { queues, type Queue } from '@jatra/contract/desk/today-queues'
import { queueQueries } from './queues/index.ts'
import type { QueueDeps } from './queues/queue-query.ts'

const resultSchema = z.object({
  rows: z.array(z.object({ queue: z.enum(queues), count: z.number() })),
})

/** How many items each of the queues has, counted up to a limit so that a full one is not read to its end. */
export async function countToday(deps: QueueDeps, of: readonly Queue[]): Promise<TodayCounts> {
  const each = of.map(
    (queue) =>
      sql`select ${queue}::text as queue, count(*)::int as count
      from (select from (${queueQueries[queue](deps)}) as items limit ${COUNT_CAP}) as counted`,
  )
  const result = await deps.db.execute(sql.join(each, sql` union all `))
  const { rows } = resultSchema.parse(result)
  return Object.fromEntries(rows.map(({ queue, count }) => [queue, count]))
}
