import { sql } from 'drizzle-orm'
import { queues, queuesOf } from '@jatra/contract/desk/today-queues'
import { staffRoles } from '@jatra/contract/http/duties'
import { deskClaims, users } from '../../db/schema.ts'
import { allItems } from './all-items.ts'
import type { QueueDeps } from './queues/queue-query.ts'

/** Deletes the claims of items that have left their queue, and of people whose role does not see it any more. */
export async function endClaims(deps: QueueDeps): Promise<void> {
  const { queue, itemId, staffId } = deskClaims
  const seen = staffRoles.flatMap((role) => queuesOf(role).map((one) => sql`(${one}, ${role})`))
  await deps.db.execute(sql`delete from ${deskClaims}
    where (${queue}, ${itemId}) not in (select queue, id from ${allItems(deps, queues)} as items)
      or (${queue}, ${staffId}) not in (select seen.queue, ${users.id} from ${users}
        join (values ${sql.join(seen, sql`, `)}) as seen (queue, role) on seen.role = ${users.role}
        where ${users.role} <> 'customer')`)
}
