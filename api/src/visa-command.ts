import { randomUUID } from 'node:crypto'
import { DomainError } from '@jatra/contract/http/problem'
import { createLogger } from '@jatra/contract/observability/logging'
import type { DatabaseHandle } from './db/types.ts'
import { findOrderId } from './domain/find-order-id.ts'
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
    const deps = { db, jobs, clock, log, newId: randomUUID, limits: defaultLimits }
    try {
      const done = await handOver(deps, await findOrderId(db, typed), staff.id)
      print(`${done.bookingReference} is with the embassy since ${done.handedOverAt}.`)
      return null
    } catch (error) {
      if (error instanceof DomainError) return error.message
      throw error
    }
  }
}
