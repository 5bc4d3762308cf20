import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { TODAY_PAGE, type Today, type TodayItem } from '@jatra/contract/desk/today'
import { offeredActs } from '@jatra/contract/desk/today-acts'
import { urgencyOf } from '@jatra/contract/desk/today-due'
import { visaFileReason } from '@jatra/contract/desk/visa-file-reason'
import { queues, queuesOf, seesQueue, type Queue } from '@jatra/contract/desk/today-queues'
import { dutyMissing } from '@jatra/contract/account/duties'
import type { Role } from '@jatra/contract/account/user'
import { serviceTypes } from '@jatra/contract/payment/payment'
import { deskClaims, orders, users } from '../../db/schema.ts'
import { readChecklists } from '../orders/read-checklists.ts'
import { allItems } from './all-items.ts'
import { countToday } from './count-today.ts'
import { listColleagues } from './list-colleagues.ts'
import type { QueueDeps } from './queues/queue-query.ts'
import { readTodayCursor, writeTodayCursor } from './today-cursor.ts'

const instant = z.number().transform((at) => new Date(at).toISOString())
const rowSchema = z.object({
  queue: z.enum(queues),
  id: z.string(),
  orderId: z.string().nullable(),
  reason: z.string(),
  about: z.string().nullable(),
  amount: z.number().nullable(),
  since: instant,
  dueAt: instant,
  requestedBy: z.string().nullable(),
  ownerId: z.string().nullable(),
  bookingReference: z.string().nullable(),
  serviceType: z.enum(serviceTypes).nullable(),
  customer: z.string().nullable(),
  claimedBy: z.string().nullable(),
  claimedAt: instant.nullable(),
  claimedName: z.string().nullable(),
})
const resultSchema = z.object({ rows: z.array(rowSchema) })

/** Who reads. */
interface Reader {
  id: string
  role: Role
}

/**
 * What needs a person, the most urgent first, of one queue or of all that the reader's duties let them see.
 * @throws DomainError forbidden for a queue of another duty, invalid_input for a cursor that we did not give
 */
export async function listToday(
  deps: QueueDeps,
  { queue, cursor }: { queue?: Queue | undefined; cursor?: string | undefined },
  reader: Reader,
): Promise<Today> {
  if (queue && !seesQueue(reader.role, queue)) throw dutyMissing()
  const seen = queuesOf(reader.role)
  const found = await readItems(deps, queue ? [queue] : seen, cursor)
  const page = found.slice(0, TODAY_PAGE)
  const last = found.length > TODAY_PAGE ? page.at(-1) : undefined
  const files = page.filter((row) => row.queue === 'visaFiles')
  const checklists = await readChecklists(
    deps.db,
    files.map(({ id }) => id),
  )
  const withReason = page.map((row) => {
    const checklist = row.queue === 'visaFiles' ? checklists.get(row.id) : undefined
    return checklist ? { ...row, reason: visaFileReason(checklist) } : row
  })
  return {
    counts: await countToday(deps, seen),
    items: withReason.map((row) => toItem(row, reader, deps.clock())),
    colleagues: await listColleagues(deps.db),
    nextCursor: last ? writeTodayCursor(last) : null,
  }
}

const owners = alias(users, 'owners')

/** In the order of the contract's compareUrgency, one more than a page. */
async function readItems(deps: QueueDeps, of: readonly Queue[], cursor: string | undefined) {
  const after = cursor === undefined ? null : readTodayCursor(cursor)
  // Ids are compared by their bytes, whatever the language of the database.
  const place = sql`due_at, rank, id collate "C"`
  const isAfter = after
    ? sql`(${place}) > (${after.dueAt}::timestamptz, ${queues.indexOf(after.queue)}::int, ${after.id}::text collate "C")`
    : sql`true`
  const milliseconds = (column: string) =>
    sql`(extract(epoch from ${sql.raw(column)}) * 1000)::float8`
  const result = await deps.db.execute(sql`
    select page.queue, page.id, page.order_id as "orderId", page.reason, page.about,
      case when page.queue = 'visaFiles' then ${orders.price} else page.amount end as amount,
      ${milliseconds('page.since')} as since, ${milliseconds('page.due_at')} as "dueAt",
      page.requested_by as "requestedBy", ${orders.userId} as "ownerId", ${orders.bookingReference} as "bookingReference",
      ${orders.serviceType} as "serviceType", coalesce(${owners.name}, ${owners.userName}) as customer, ${deskClaims.staffId} as "claimedBy",
      ${milliseconds('desk_claims.at')} as "claimedAt", ${users.userName} as "claimedName"
    from (select * from ${allItems(deps, of)} as items where ${isAfter} order by ${place} limit ${TODAY_PAGE + 1}) as page
      left join ${orders} on ${orders.id} = page.order_id
      left join ${users} as owners on ${owners.id} = ${orders.userId}
      left join ${deskClaims} on ${deskClaims.queue} = page.queue and ${deskClaims.itemId} = page.id
      left join ${users} on ${users.id} = ${deskClaims.staffId}
    order by page.due_at, page.rank, page.id collate "C"`)
  return resultSchema.parse(result).rows
}

function toItem(row: z.output<typeof rowSchema>, reader: Reader, now: number): TodayItem {
  const { requestedBy, ownerId, claimedBy, claimedAt, claimedName, ...item } = row
  return {
    ...item,
    urgency: urgencyOf(Date.parse(item.dueAt), now),
    claim:
      claimedBy !== null && claimedAt !== null
        ? { by: claimedBy, name: claimedName ?? '', at: claimedAt }
        : null,
    acts: offeredActs({ ...item, ownerId, requestedBy }, reader),
  }
}
