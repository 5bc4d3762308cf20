import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { FindQuery } from '@jatra/contract/desk/find-endpoints'
import { findKinds, kindsOf, readFindTerms, type FindKind } from '@jatra/contract/desk/find-terms'
import type { DeskAccount } from '@jatra/contract/desk/found-order'
import type { Order } from '@jatra/contract/whole-order/order'
import { z } from 'zod'
import { orders, users } from '../../db/schema.ts'
import { readCursor, writeCursor } from '../keyset-cursor.ts'
import type { LimitDeps } from '../limits.ts'
import { readOrdersOfAnyKind } from '../orders/read-any-orders.ts'
import { toDeskAccount } from './desk-account.ts'
import { matchesOf } from './find-matches.ts'
import { narrowName } from './narrow-name.ts'

type FindDeps = Pick<LimitDeps, 'db' | 'clock' | 'log'>

interface FoundPage {
  q: string
  kinds: FindKind[]
  found: { order: Order; account: DeskAccount; matched: FindKind }[]
  nextCursor: string | null
}

const matchedSchema = z.object({ rows: z.array(z.object({ id: z.string(), rank: z.number() })) })

/**
 * Orders by anything that a member of staff was told, the newest first, by keyset.
 * @throws DomainError invalid_input for a cursor that we did not give
 */
export async function findOrders(
  deps: FindDeps,
  { q, limit, cursor }: FindQuery,
): Promise<FoundPage> {
  const terms = readFindTerms(q)
  const kinds = kindsOf(terms)
  const after = cursor === undefined ? undefined : readCursor(cursor)
  const name = terms.name ? await narrowName(deps.db, terms.name) : null
  const matches = matchesOf(terms, name, after, limit + 1)
  if (matches.length === 0) return { q, kinds, found: [], nextCursor: null }
  const selected = await deps.db.execute(selectPage(matches, limit + 1))
  const matched = matchedSchema.parse(selected).rows
  const page = matched.slice(0, limit)
  const rows = await readRows(
    deps,
    page.map(({ id }) => id),
  )
  const whole = await readOrdersOfAnyKind(
    deps,
    rows.map(({ row }) => row),
  )
  const found = page.flatMap(({ id, rank }) => {
    const account = rows.find(({ row }) => row.id === id)?.account
    const order = whole.get(id)
    const kind = findKinds[rank]
    return account && order && kind ? [{ order, account, matched: kind }] : []
  })
  const last = matched.length > limit && rows.find(({ row }) => row.id === page.at(-1)?.id)
  return { q, kinds, found, nextCursor: last ? writeCursor(last.row) : null }
}

/** The first of all matches, each order once, by the first kind that it matched by. */
export const selectPage = (matches: readonly SQL[], limit: number): SQL => sql`
  select id, min(rank) as rank from (${sql.join([...matches], sql` union all `)}) as matched
  group by id, placed_at order by placed_at desc, id desc limit ${limit}`

async function readRows({ db }: FindDeps, ids: string[]) {
  const rows = await db
    .select({ row: orders, account: users })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(inArray(orders.id, ids))
  return rows.map(({ row, account }) => ({ row, account: toDeskAccount(account) }))
}
