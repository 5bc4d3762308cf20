import { sql } from 'drizzle-orm'
import { waitHours } from '@jatra/contract/desk/today-due'
import { paymentMismatches } from '../../../db/schema.ts'
import { hoursAfter, itemColumns, type QueueQuery } from './queue-query.ts'

const { id, orderId, kind, gateway, here, there, foundAt, resolvedAt } = paymentMismatches

export const openMismatches: QueueQuery = () =>
  sql`select ${itemColumns({
    ...{ id, orderId, reason: kind, since: foundAt },
    about: sql`${gateway} || ': ' || ${here} || ' / ' || ${there}`,
    dueAt: hoursAfter(foundAt, waitHours.mismatches),
  })}
  from ${paymentMismatches} where ${resolvedAt} is null`
