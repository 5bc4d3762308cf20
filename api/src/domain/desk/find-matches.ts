import { inArray, sql, type SQL } from 'drizzle-orm'
import { findKinds, kindsOf, type FindKind, type FindTerms } from '@jatra/contract/desk/find-terms'
import {
  flightBookings,
  flightTickets,
  orderNameWords,
  orderPassports,
  orders,
  orderTravelers,
  paymentAttempts,
  paymentTransactions,
  refunds,
  users,
} from '../../db/schema.ts'
import { isWord, type NarrowedName } from './narrow-name.ts'

/** The last row of the page before. */
interface Place {
  createdAt: string
  id: string
}

/**
 * For each kind that a text can be, the query of the newest orders that it finds: `id`, `placed_at` and `rank`, the place
 * of the kind in the list of kinds. An index serves each of them.
 * @param name of the terms; null where none has it
 */
export function matchesOf(
  terms: FindTerms,
  name: NarrowedName | null,
  after: Place | undefined,
  limit: number,
): SQL[] {
  return kindsOf(terms).flatMap((kind) => {
    const rank = sql.raw(String(findKinds.indexOf(kind)))
    if (kind === 'name') return name ? [newestNamed(name, rank, after, limit)] : []
    return [
      sql`(select ${orders.id} as id, ${orders.createdAt} as placed_at, ${rank} as rank
      from ${orders} where ${conditions[kind](terms)} ${andAfter(orders.createdAt, orders.id, after)}
      order by ${orders.createdAt} desc, ${orders.id} desc limit ${limit})`,
    ]
  })
}

const conditions: Record<Exclude<FindKind, 'name'>, (terms: FindTerms) => SQL> = {
  bookingId: ({ bookingId }) => sql`${orders.bookingReference} = ${bookingId}`,
  pnr: ({ pnr }) =>
    isAmong(sql`select ${flightBookings.orderId} from ${flightBookings}
      where ${flightBookings.reference} = ${pnr}`),
  ticket: ({ ticket }) =>
    isAmong(sql`select ${flightTickets.orderId} from ${flightTickets}
      where ${flightTickets.number} = ${ticket}`),
  transaction: ({ transaction = [] }) => ofTransaction([...transaction]),
  passport: ({ passport }) =>
    isAmong(sql`select ${orderPassports.orderId} from ${orderPassports}
      where ${orderPassports.passportNumber} = ${passport}`),
  phone: ({ phone }) =>
    isAmong(sql`select id from ${orders} where ${orders.contactPhone} = ${phone}
      union all select ${orderTravelers.orderId} from ${orderTravelers} where ${orderTravelers.phone} = ${phone}
      union all ${ofAccount(sql`${users.phone} = ${phone}`)}`),
  email: ({ email }) =>
    isAmong(sql`select id from ${orders} where lower(${orders.contactEmail}) = ${email}
      union all select ${orderTravelers.orderId} from ${orderTravelers}
        where lower(${orderTravelers.email}) = ${email}
      union all ${ofAccount(sql`${users.email} = ${email}`)}`),
}

const isAmong = (ids: SQL): SQL => sql`${orders.id} in (${ids})`

const ofAccount = (isIt: SQL): SQL =>
  sql`select own.id from ${orders} own join ${users} on ${users.id} = own.user_id where ${isIt}`

/** By our id of an attempt, the gateway's of the payment or of a refund. */
function ofTransaction(ids: string[]): SQL {
  const { tranId, gatewayReference } = paymentAttempts
  return isAmong(sql`select ${paymentAttempts.orderId} from ${paymentAttempts}
      where ${inArray(tranId, ids)} or ${inArray(gatewayReference, ids)}
    union all select ${paymentAttempts.orderId} from ${paymentTransactions}
      join ${paymentAttempts} on ${tranId} = ${paymentTransactions.tranId}
      where ${inArray(paymentTransactions.valId, ids)} or ${inArray(paymentTransactions.gatewayReference, ids)}
    union all select ${refunds.orderId} from ${refunds}
      where ${inArray(refunds.gatewayId, ids)} or ${inArray(refunds.gatewayReference, ids)}`)
}

/** Orders one of whose names has all of the words: of each stored word the newest ones, and of these the newest. */
function newestNamed(
  { words, others }: NarrowedName,
  rank: SQL,
  after: Place | undefined,
  limit: number,
): SQL {
  const joined = others.map((word, index) => {
    const other = sql.identifier(`other${String(index)}`)
    return sql`join ${orderNameWords} ${other} on ${other}.order_id = one.order_id
      and ${other}.person = one.person and ${isWord(sql`${other}.word`, word)}`
  })
  const stored = words.map((word) => sql`(${word}::text)`)
  return sql`(select newest.order_id as id, newest.placed_at, ${rank} as rank
    from (values ${sql.join(stored, sql`, `)}) as stored (word)
    cross join lateral (select one.order_id, one.placed_at
      from ${orderNameWords} one ${sql.join(joined, sql` `)}
      where one.word = stored.word ${andAfter(sql`one.placed_at`, sql`one.order_id`, after)}
      group by one.order_id, one.placed_at
      order by one.placed_at desc, one.order_id desc limit ${limit}) as newest
    order by newest.placed_at desc, newest.order_id desc limit ${limit})`
}

const andAfter = (at: SQL | typeof orders.createdAt, id: SQL | typeof orders.id, after?: Place) =>
  after ? sql`and (${at}, ${id}) < (${after.createdAt}::timestamptz, ${after.id})` : sql``
