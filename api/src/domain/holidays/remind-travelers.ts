import { and, asc, eq, gt, lte, or } from 'drizzle-orm'
import { endingCancellation } from '@jatra/contract/order/own-cancellations'
import { nextReminder, placesToName, REMIND_HOUR } from '@jatra/contract/holiday/traveler-places'
import { addDays, todayInDhaka } from '@jatra/contract/values/dates'
import { HOUR_MS } from '@jatra/contract/values/time-units'
import { holidayOrders } from '../../db/schema.ts'
import type { EventDeps } from '../outbox/enqueue-capped-email.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { PER_SWEEP, runDue } from '../run-due.ts'
import { lockHoliday } from './lock-holiday.ts'

/** Writes to those who have not said who travels on a holiday, on the days of the contract's nextReminder. */
export async function remindOfTravelers(deps: EventDeps): Promise<void> {
  const today = todayInDhaka(deps.clock() - REMIND_HOUR * HOUR_MS)
  const { orderId, remindOn } = holidayOrders
  const find = (last: { orderId: string; remindOn: string | null } | undefined) =>
    deps.db
      .select({ orderId, remindOn })
      .from(holidayOrders)
      .where(
        and(
          lte(remindOn, today),
          last?.remindOn
            ? or(
                gt(remindOn, last.remindOn),
                and(eq(remindOn, last.remindOn), gt(orderId, last.orderId)),
              )
            : undefined,
        ),
      )
      .orderBy(asc(remindOn), asc(orderId))
      .limit(PER_SWEEP)
  await runDue(
    deps,
    find,
    (due) => ({ orderId: due.orderId }),
    (due) =>
      deps.db.transaction(async (db) => {
        const next = await remind({ ...deps, db }, due.orderId, today)
        await db
          .update(holidayOrders)
          .set({ remindOn: next })
          .where(eq(holidayOrders.orderId, due.orderId))
      }),
  )
}

/** Writes about an order where that is due today. @returns when to look at it again; null: no more */
async function remind(deps: EventDeps, orderId: string, today: string): Promise<string | null> {
  const found = await lockHoliday(deps, orderId)
  if (!found) return null
  const { row, order } = found
  if (row.paymentStatus === 'pending') return addDays(today, 1)
  const goes = row.paymentStatus === 'success' && !endingCancellation(order.cancellations)
  const isOver = order.travelersData.travelDate <= today || placesToName(order).length === 0
  if (!goes || isOver) return null
  const first = nextReminder(order, null)
  if (first === null || first > today) return first
  const payload = { userId: row.userId, orderId }
  await enqueueEmail(deps, {
    kind: 'holiday_travelers_wanted',
    of: `${orderId}:${today}`,
    to: row.contactEmail,
    payload,
  })
  return nextReminder(order, today)
}
