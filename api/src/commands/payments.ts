import type { HeldPaymentDecision } from '@jatra/contract/payment/held-payment'
import type { DatabaseHandle } from '../db/types.ts'
import { findOrderId } from '../domain/orders/get-order.ts'
import { decideHeldPayment } from '../domain/payments/decide-held-payment.ts'
import { listHeldPayments } from '../domain/payments/list-held-payments.ts'
import { asStaff, LISTED, type Command, type CommandOptions } from './as-staff.ts'

export const PAYMENT_USAGE = `  npm run staff -- payments list
  npm run staff -- payments release <booking reference> <your username>
  npm run staff -- payments refuse <booking reference> <your username>`

/**
 * Lists the payments that a gateway suspects, or decides one.
 * @param args what was typed after `payments`
 * @returns null where it is no command
 */
export function paymentCommandOf(args: readonly string[], options: CommandOptions): Command | null {
  const [verb, reference = '', userName = ''] = args
  if (verb === 'list') return args.length === 1 ? (database) => print(database, options) : null
  if ((verb !== 'release' && verb !== 'refuse') || !reference || !userName) return null
  if (args.length > 3) return null
  return (database) => decide(database, { verb, reference, userName }, options)
}

async function print({ db }: DatabaseHandle, { print: line }: CommandOptions): Promise<void> {
  const { payments } = await listHeldPayments(db, { limit: LISTED })
  for (const { bookingReference, amount, gateway, id, gatewayReference, ...at } of payments) {
    const named = `${gateway} ${id}${gatewayReference ? ` (${gatewayReference})` : ''}`
    line(
      `${bookingReference}  BDT ${String(amount)}  ${named}  since ${at.receivedAt}  goes back at ${at.expiresAt}`,
    )
  }
  if (payments.length === 0) line('No payment waits for a check.')
}

function decide(
  database: DatabaseHandle,
  { verb, reference, userName }: { verb: HeldPaymentDecision; reference: string; userName: string },
  options: CommandOptions,
): Promise<void> {
  const by = { userName, duty: 'refund-decisions' } as const
  return asStaff(database, by, options, async (deps, staffId) => {
    const orderId = await findOrderId(deps.db, reference)
    const { bookingReference } = await decideHeldPayment(deps, orderId, verb, staffId)
    options.print(
      verb === 'release'
        ? `${bookingReference} is paid.`
        : `${bookingReference} has ended: its money goes back.`,
    )
  })
}
