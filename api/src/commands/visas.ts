import { findOrderId } from '../domain/find-order-id.ts'
import { handOver } from '../domain/visas/hand-over.ts'
import { asStaff, type Command, type CommandOptions } from './as-staff.ts'

export const VISA_USAGE = `  npm run staff -- visas hand-over <booking reference> <your username>`

/**
 * Says that an application went to the embassy (decision 135).
 * @param args what was typed after `visas`
 * @returns null where it is no command
 */
export function visaCommandOf(args: readonly string[], options: CommandOptions): Command | null {
  const [verb, typed = '', userName = ''] = args
  if (verb !== 'hand-over' || !typed || !userName || args.length !== 3) return null
  return (database) =>
    asStaff(database, { userName, duty: 'visa-applications' }, options, async (deps, staffId) => {
      const done = await handOver(deps, await findOrderId(deps.db, typed), staffId)
      options.print(`${done.bookingReference} is with the embassy since ${done.handedOverAt}.`)
    })
}
