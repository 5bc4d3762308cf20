import type { DatabaseHandle } from '../db/types.ts'
import { listUnticketed } from '../domain/bookings/list-unticketed.ts'
import type { Command, CommandOptions } from './as-staff.ts'

export const BOOKING_USAGE = `  npm run staff -- bookings list`

/**
 * Lists the flights that were paid and have neither ticket nor refund.
 * @param args what was typed after `bookings`
 * @returns null where it is no command
 */
export function bookingCommandOf(args: readonly string[], options: CommandOptions): Command | null {
  return args[0] === 'list' && args.length === 1 ? (database) => print(database, options) : null
}

async function print(
  { db }: DatabaseHandle,
  { print: line, clock = Date.now }: CommandOptions,
): Promise<void> {
  const found = await listUnticketed({ db, clock })
  for (const { bookingReference, orderId, price, status, paidAt } of found) {
    line(
      `${bookingReference}  ${orderId}  BDT ${String(price)}  ${status}  paid ${paidAt.toISOString()}`,
    )
  }
  if (found.length === 0) line('No paid flight waits for its ticket or its refund for too long.')
}
