import { randomUUID } from 'node:crypto'
import { readBookingReference } from '@jatra/contract/order/booking-reference'
import { createLogger } from '@jatra/contract/observability/logging'
import type { DatabaseHandle } from './db/types.ts'
import { defaultLimits } from './domain/limits.ts'
import { handOver } from './domain/visas/hand-over.ts'
import { findStaff } from './find-staff.ts'
import type { RefundCommandOptions } from './refund-command.ts'

export const VISA_USAGE = `  npm run staff -- visas hand-over <booking reference> <your username>`

/**
 * Says that an application went to the embassy (decision 135).
 * @param args what was typed after `visas`
 * @returns null where it is no command; else what went wrong, or null
 */
export function visaCommandOf(
  args: readonly string[],
  { clock = Date.now, print, log = createLogger(() => undefined) }: RefundCommandOptions,
): ((database: DatabaseHandle) => Promise<string | null>) | null {
  const [verb, typed = '', userName = ''] = args
  if (verb !== 'hand-over' || !typed || !userName || args.length !== 3) return null
  return async ({ db, jobs }) => {
    const staff = await findStaff({ db }, userName, 'visa-applications')
    if (typeof staff === 'string') return staff
    const reference = readBookingReference(typed) ?? typed
    const deps = { db, jobs, clock, log, newId: randomUUID, limits: defaultLimits }
    const problems = {
      unknown: `${typed} is no visa application.`,
      not_paid: `${reference} is not paid, so it does not go to the embassy.`,
      cancelled: `${reference} is cancelled by its traveller, or waits for that: do not hand it over.`,
    }
    const done = await handOver(deps, reference, staff.id)
    if (done !== 'handed_over' && done !== 'before') return problems[done]
    print(
      done === 'before'
        ? `${reference} was with the embassy already.`
        : `${reference} is with the embassy.`,
    )
    return null
  }
}
