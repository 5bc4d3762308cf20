import { sql, type SQL } from 'drizzle-orm'
import { queues, type Queue } from '@jatra/contract/desk/today-queues'
import { queueQueries } from './queues/index.ts'
import type { QueueDeps } from './queues/queue-query.ts'

/**
 * The items of some queues together, each with its queue's name and rank. Conditions on them reach the indexes of the
 * queues, since PostgreSQL hands them down into `union all`.
 */
export function allItems(deps: QueueDeps, of: readonly Queue[]): SQL {
  const each = of.map(
    (queue) =>
      sql`(select ${queue}::text as queue, ${queues.indexOf(queue)}::int as rank, items.* from (${queueQueries[queue](deps)}) as items)`,
  )
  return sql`(${sql.join(each, sql` union all `)})`
}
