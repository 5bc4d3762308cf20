import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { PricingSettings } from '@jatra/contract/flight/pricing'
import { DAY_MS } from '@jatra/contract/values/time-units'
import { JOBS_SCHEMA } from '../jobs/job-queue.ts'
import {
  cancellations,
  flightBookings,
  flightOrders,
  orders,
  outbox,
  paymentTransactions,
  refunds,
} from '../db/schema.ts'
import type { SessionDeps } from './auth/find-session.ts'
import type { FlightSuppliers } from '../providers/flights/flight-suppliers.ts'
import { fareRateAge, type RateAge } from './flights/fare-rate-age.ts'
import { isUnticketed } from './bookings/list-unticketed.ts'
import { isWithoutSupplier } from './bookings/list-without-supplier.ts'

/** A count, and the sum in BDT. */
interface Tally {
  count: number
  bdt: number
}

/** Business figures for metrics and alerts. */
export interface Figures {
  /** Orders of the last 24 hours by product and payment status. */
  orders: (Tally & { serviceType: string; status: string })[]
  /**
   * Money that is not ours yet: payments held by the gateway, refunds that are not confirmed, as `refund_sent`, and
   * `paid_without_ticket`.
   */
  unsettled: (Tally & { outcome: string })[]
  /** Emails that are still to be sent, and those that were given up. */
  emails: { state: 'waiting' | 'failed'; count: number; oldestSeconds: number }[]
  /** Cancellations that wait for a person, by why, and when the oldest of them was confirmed. */
  cancellations: { problem: string; count: number; oldestSeconds: number }[]
  /** Bookings under way or still to be flown, by the supplier that sold them and is not configured any more. */
  withoutSupplier: { supplier: string; count: number }[]
  /** Of the rate by which flights are sold; null where it has no day. */
  fareRateAge: RateAge | null
  /** Jobs that are due or retried, and failed ones, by queue. */
  jobs: { queue: string; state: 'waiting' | 'failed'; count: number }[]
}

const jobsSchema = sql.raw(JOBS_SCHEMA)

const resultSchema = z.object({
  rows: z.array(
    z.object({
      what: z.string(),
      kind: z.string(),
      state: z.string(),
      count: z.number(),
      amount: z.number(),
    }),
  ),
})

/** One statement over small indexes and a week of jobs: it runs every few seconds, however large the tables are. */
export async function readFigures({
  db,
  clock,
  pricing,
  flights: { missing },
}: SessionDeps & {
  flights: Pick<FlightSuppliers, 'missing'>
  pricing: PricingSettings
}): Promise<Figures> {
  const now = new Date(clock()).toISOString()
  const since = new Date(clock() - DAY_MS).toISOString()
  const result = await db.execute(sql`
    select 'orders' as what, ${orders.serviceType} as kind, ${orders.paymentStatus} as state,
      count(*)::int as count, sum(${orders.price})::float8 as amount
    from ${orders} where ${orders.createdAt} >= ${since}::timestamptz group by 2, 3
    union all
    select 'unsettled', '', 'held', count(*)::int, sum(${paymentTransactions.amount})::float8
    from ${paymentTransactions} where ${paymentTransactions.outcome} = 'held' having count(*) > 0
    union all
    select 'unsettled', '', 'refund_' || ${refunds.status}, count(*)::int, sum(${refunds.amount})::float8
    from ${refunds} where ${refunds.status} in ('requested', 'approved', 'sent', 'needs_person') group by 3
    union all
    select 'unsettled', '', 'paid_without_ticket', count(*)::int, sum(${orders.price})::float8
    from ${flightBookings} join ${orders} on ${orders.id} = ${flightBookings.orderId}
      join ${flightOrders} on ${flightOrders.orderId} = ${orders.id}
    where ${isUnticketed(clock())} having count(*) > 0
    union all
    select 'without_supplier', ${flightBookings.supplier}, '', count(*)::int, 0::float8
    from ${flightBookings} where ${isWithoutSupplier(db, missing)} group by 2
    union all
    select 'emails', '', case when ${outbox.failedAt} is null then 'waiting' else 'failed' end, count(*)::int,
      extract(epoch from ${now}::timestamptz - min(${outbox.createdAt}))::float8
    from ${outbox} where ${outbox.sentAt} is null and ${outbox.unneededAt} is null group by 3
    union all
    select 'cancellations', coalesce(${cancellations.problem}, ''), '', count(*)::int,
      extract(epoch from ${now}::timestamptz - min(${cancellations.askedAt}))::float8
    from ${cancellations} where ${cancellations.status} = 'needs_person' group by 2
    union all
    select 'jobs', name, 'failed', count(*)::int, 0::float8
    from ${jobsSchema}.job where state = 'failed' group by 2
    union all
    select 'jobs', name, 'waiting', count(*)::int, 0::float8
    from ${jobsSchema}.job where state < 'active' and not blocked
      and (state = 'retry' or start_after <= ${jobsSchema}.job_now()) group by 2`)
  const { rows } = resultSchema.parse(result)
  const of = (wanted: string) => rows.filter(({ what }) => what === wanted)
  return {
    orders: of('orders').map(({ kind, state, count, amount }) => ({
      serviceType: kind,
      status: state,
      count,
      bdt: amount,
    })),
    unsettled: of('unsettled').map(({ state, count, amount }) => ({
      outcome: state,
      count,
      bdt: amount,
    })),
    withoutSupplier: of('without_supplier').map(({ kind, count }) => ({ supplier: kind, count })),
    fareRateAge: fareRateAge({ pricing, clock }),
    emails: of('emails').map(({ state, count, amount }) => ({
      state: state === 'failed' ? 'failed' : 'waiting',
      count,
      oldestSeconds: amount,
    })),
    cancellations: of('cancellations').map(({ kind, count, amount }) => ({
      problem: kind,
      count,
      oldestSeconds: amount,
    })),
    jobs: of('jobs').map(({ kind, state, count }) => ({
      queue: kind,
      state: state === 'failed' ? 'failed' : 'waiting',
      count,
    })),
  }
}
