import { sql } from 'drizzle-orm'
import { queues } from '@jatra/contract/desk/today-queues'
import { deskClaims, users } from '../../db/schema.ts'
import { allItems } from './all-items.ts'
import type { QueueDeps } from './queues/queue-query.ts'

/** Deletes the claims of items that have left their queue, and of people who are no longer staff. */
export async function endClaims(deps: QueueDeps): Promise<void> {
  const { queue, itemId, staffId } = deskClaims
  await deps.db.execute(sql`delete from ${deskClaims}
    where (${queue}, ${itemId}) not in (select queue, id from ${allItems(deps, queues)} as items)
      or ${staffId} not in (select ${users.id} from ${users} where ${users.role} <> 'customer')`)
}
