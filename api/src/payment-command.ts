import { randomUUID } from 'node:crypto'
import { DomainError } from '@jatra/contract/http/problem'
import { createLogger } from '@jatra/contract/observability/logging'
import type { HeldPaymentDecision } from '@jatra/contract/payment/held-payment'
import type { DatabaseHandle } from './db/types.ts'
import { findOrderId } from './domain/find-order-id.ts'
import { decideHeldPayment } from './domain/payments/decide-held-payment.ts'
import { listHeldPayments } from './domain/payments/list-held-payments.ts'
import { defaultLimits } from './domain/limits.ts'
import { findStaff } from './find-staff.ts'
import type { RefundCommandOptions } from './refund-command.ts'

export const PAYMENT_USAGE = `  npm run staff -- payments list
  npm run staff -- payments release <booking reference> <your username>
  npm run staff -- payments refuse <booking reference> <your username>`

/** @returns what went wrong, or null */
type PaymentCommand = (database: DatabaseHandle) => Promise<string | null>

/** A page is enough for a terminal: what is held goes back within half an hour. */
const LISTED = 50

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
  const { payments } = await listHeldPayments(db, { limit: LISTED })
  for (const { bookingReference, amount, gateway, id, gatewayReference, ...at } of payments) {
    const named = `${gateway} ${id}${gatewayReference ? ` (${gatewayReference})` : ''}`
    line(
      `${bookingReference}  BDT ${String(amount)}  ${named}  since ${at.receivedAt}  goes back at ${at.expiresAt}`,
    )
  }
  if (payments.length === 0) line('No payment waits for a check.')
  return null
}

async function decide(
  { db, jobs }: DatabaseHandle,
  asked: { verb: HeldPaymentDecision; reference: string; userName: string },
  { clock = Date.now, print: line, log = createLogger(() => undefined) }: RefundCommandOptions,
): Promise<string | null> {
  const staff = await findStaff({ db }, asked.userName, 'refund-decisions')
  if (typeof staff === 'string') return staff
  const deps = { db, jobs, clock, log, newId: randomUUID, limits: defaultLimits }
  try {
    const orderId = await findOrderId(db, asked.reference)
    const { bookingReference } = await decideHeldPayment(deps, orderId, asked.verb, staff.id)
    line(
      asked.verb === 'release'
        ? `${bookingReference} is paid.`
        : `${bookingReference} has ended: its money goes back.`,
    )
    return null
  } catch (error) {
    if (error instanceof DomainError) return error.message
    throw error
  }
}
