import { HAND_OVER_UNDO_MINUTES } from '@jatra/contract/visa/hand-over'
import type { DatabaseHandle } from '../db/types.ts'
import type { EventDeps } from '../domain/outbox/enqueue-capped-email.ts'
import { findOrderId } from '../domain/orders/get-order.ts'
import { handOver } from '../domain/visas/hand-over.ts'
import { undoHandOver } from '../domain/visas/undo-hand-over.ts'
import { asStaff, type Command, type CommandOptions } from './as-staff.ts'

export const VISA_USAGE = `  npm run staff -- visas hand-over <booking reference> <your username> ["<why it goes without documents>"]
  npm run staff -- visas undo-hand-over <booking reference> <your username>`

/**
 * Says that an application went to the embassy, or takes that back.
 * @param args what was typed after `visas`
 * @returns null where it is no command
 */
export function visaCommandOf(args: readonly string[], options: CommandOptions): Command | null {
  const [verb, typed = '', userName = '', reason] = args
  if (!typed || !userName) return null
  const { print } = options
  if (verb === 'hand-over' && args.length <= 4) {
    if (reason?.trim() === '') return null
    return act(options, { typed, userName }, async (deps, orderId, staffId) => {
      const done = await handOver(deps, orderId, staffId, reason?.trim() ?? null)
      print(`${done.bookingReference} is with the embassy since ${done.handedOverAt ?? ''}.`)
      const minutes = String(HAND_OVER_UNDO_MINUTES)
      print(`Its traveller is told by email. Within ${minutes} minutes: visas undo-hand-over.`)
    })
  }
  if (verb !== 'undo-hand-over' || args.length > 3) return null
  return act(options, { typed, userName }, async (deps, orderId, staffId) => {
    const { bookingReference } = await undoHandOver(deps, orderId, staffId)
    print(`${bookingReference} is not with the embassy.`)
  })
}

const act =
  (
    options: CommandOptions,
    { typed, userName }: { typed: string; userName: string },
    run: (deps: EventDeps, orderId: string, staffId: string) => Promise<void>,
  ): Command =>
  (database: DatabaseHandle) =>
    asStaff(database, { userName, duty: 'visa-applications' }, options, async (deps, staffId) =>
      run(deps, await findOrderId(deps.db, typed), staffId),
    )
