import { randomUUID } from 'node:crypto'
import { readBookingReference } from '@jatra/contract/order/booking-reference'
import { createLogger } from '@jatra/contract/observability/logging'
import type { DatabaseHandle } from './db/types.ts'
import { decideHeldPayment, listHeldPayments } from './domain/payments/held-payments.ts'
import { defaultLimits } from './domain/limits.ts'
import { findStaff } from './find-staff.ts'
import type { RefundCommandOptions } from './refund-command.ts'

export const PAYMENT_USAGE = `  npm run staff -- payments list
  npm run staff -- payments release <booking reference> <your username>
  npm run staff -- payments refuse <booking reference> <your username>`

/** @returns what went wrong, or null */
type PaymentCommand = (database: DatabaseHandle) => Promise<string | null>

const outcomes = {
  unknown: 'There is no such booking.',
  none_held: 'No payment of this booking waits for a check. See: npm run staff -- payments list',
}

/**
 * Lists the payments that a gateway suspects, or decides one (decision 137).
 * @param args what was typed after `payments`
 * @returns null where it is no command
 */
export function paymentCommandOf(
  args: readonly string[],
  options: RefundCommandOptions,
): PaymentCommand | null {
  const [verb, reference = '', userName = ''] = args
  if (verb === 'list') return args.length === 1 ? (database) => print(database, options) : null
  if ((verb !== 'release' && verb !== 'refuse') || !reference || !userName) return null
  if (args.length > 3) return null
  return (database) => decide(database, { verb, reference, userName }, options)
}

async function print({ db }: DatabaseHandle, { print: line }: RefundCommandOptions): Promise<null> {
  const held = await listHeldPayments(db)
  for (const { bookingReference, amount, gateway, valId, gatewayReference, ...at } of held) {
    const named = `${gateway} ${valId}${gatewayReference ? ` (${gatewayReference})` : ''}`
    line(
      `${bookingReference}  BDT ${String(amount)}  ${named}  since ${at.receivedAt.toISOString()}  goes back at ${at.expiresAt.toISOString()}`,
    )
  }
  if (held.length === 0) line('No payment waits for a check.')
  return null
}

async function decide(
  { db, jobs }: DatabaseHandle,
  asked: { verb: 'release' | 'refuse'; reference: string; userName: string },
  { clock = Date.now, print: line, log = createLogger(() => undefined) }: RefundCommandOptions,
): Promise<string | null> {
  const staff = await findStaff({ db }, asked.userName, 'refund-decisions')
  if (typeof staff === 'string') return staff
  const reference = readBookingReference(asked.reference) ?? asked.reference
  const deps = { db, jobs, clock, log, newId: randomUUID, limits: defaultLimits }
  const done = await decideHeldPayment(deps, reference, asked.verb, staff.id)
  if (done === 'unknown' || done === 'none_held') return outcomes[done]
  line(
    done === 'released' ? `${reference} is paid.` : `${reference} has ended: its money goes back.`,
  )
  return null
}
