import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { assertNotOwnBooking, dutyMissing } from '@jatra/contract/account/duties'
import type { Role } from '@jatra/contract/account/user'
import { isClaimChanged, isClaimReleased, itemGone, type Claim } from '@jatra/contract/desk/claims'
import { seesQueue, type Queue } from '@jatra/contract/desk/today-queues'
import { invalidFields } from '@jatra/contract/http/problem'
import { deskClaims, orders, users } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { allItems } from './all-items.ts'
import type { QueueDeps } from './queues/queue-query.ts'

/** An item, and who asks for it. */
interface Asked {
  queue: Queue
  id: string
  by: string
  role: Role
}

/**
 * Takes an item or hands it over. Of two who take it at once the first row stands, and the second waits for it and hears
 * who has it.
 * @param to the colleague who is to have it; absent: the one who asks
 * @param from from whom a manager takes it
 * @throws DomainError forbidden for a queue of another duty or a booking of their own, not_found when it is in the queue no
 * longer, invalid_input for somebody whose duty it is not or whose booking it is, outdated when another has it
 */
export async function claimItem(
  deps: QueueDeps,
  asked: Asked & { to?: string | undefined; from?: string | undefined },
): Promise<Claim> {
  const { queue, id, by, role, from = null } = asked
  const { ownerId } = await findInQueue(deps, asked)
  const to = asked.to ?? by
  const [colleague] = await deps.db.select().from(users).where(eq(users.id, to))
  const mayAct = colleague && seesQueue(colleague.role, queue) && to !== ownerId
  if (!mayAct) throw invalidFields({ to: ['notColleague'] })
  const at = new Date(deps.clock())
  const claim = { by: to, name: colleague.userName, at: at.toISOString() }
  return deps.db.transaction(async (tx) => {
    for (;;) {
      const row = { queue, itemId: id, staffId: to, at }
      const [taken] = await tx.insert(deskClaims).values(row).onConflictDoNothing().returning()
      if (taken) return claim
      const current = await lockClaim(tx, asked)
      // It was released since: of those who wait for that, too, the first row stands.
      if (!current) continue
      if (!isClaimChanged(current, { by, role, to, from })) return current
      await tx.update(deskClaims).set({ staffId: to, at }).where(isOf(asked))
      return claim
    }
  })
}

/**
 * Releases an item; nothing happens where nobody has it.
 * @throws DomainError forbidden for a queue of another duty, outdated when another has it
 */
export async function releaseItem({ db }: Pick<QueueDeps, 'db'>, asked: Asked): Promise<void> {
  if (!seesQueue(asked.role, asked.queue)) throw dutyMissing()
  await db.transaction(async (tx) => {
    const current = await lockClaim(tx, asked)
    if (isClaimReleased(current, asked.by)) await tx.delete(deskClaims).where(isOf(asked))
  })
}

const isOf = ({ queue, id }: Pick<Asked, 'queue' | 'id'>) =>
  and(eq(deskClaims.queue, queue), eq(deskClaims.itemId, id))

/**
 * The claim is locked by itself: a join would be looked at again by the account of before once the lock is there, and say that
 * nobody has the item.
 */
async function lockClaim(tx: Database, asked: Pick<Asked, 'queue' | 'id'>): Promise<Claim | null> {
  const [row] = await tx.select().from(deskClaims).where(isOf(asked)).for('update')
  if (!row) return null
  const [holder] = await tx
    .select({ name: users.userName })
    .from(users)
    .where(eq(users.id, row.staffId))
  return { by: row.staffId, name: holder?.name ?? '', at: row.at.toISOString() }
}

const foundSchema = z.object({ rows: z.array(z.object({ ownerId: z.string().nullable() })) })

/** The account of the item's order; null where it is of none. */
async function findInQueue(deps: QueueDeps, { queue, id, by, role }: Asked) {
  if (!seesQueue(role, queue)) throw dutyMissing()
  const result = await deps.db.execute(sql`select ${orders.userId} as "ownerId"
    from ${allItems(deps, [queue])} as items left join ${orders} on ${orders.id} = items.order_id
    where items.id = ${id}`)
  const [found] = foundSchema.parse(result).rows
  if (!found) throw itemGone()
  if (found.ownerId !== null) assertNotOwnBooking({ userId: found.ownerId }, by)
  return found
}
