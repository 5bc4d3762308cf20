import { createHash } from 'node:crypto'
import type { paymentAttempts, PaymentAttemptRow } from '../../db/schema.ts'
import type { PaymentDeps } from './payment-deps.ts'

/** A new payment attempt. The gateway knows it by its `tranId`. */
export function newAttempt(
  { clock, newId, gateways }: Pick<PaymentDeps, 'clock' | 'newId' | 'gateways'>,
  { orderId, paymentType, amount }: Pick<PaymentAttemptRow, 'orderId' | 'paymentType' | 'amount'>,
): typeof paymentAttempts.$inferInsert {
  return {
    tranId: tranIdOf(newId()),
    orderId,
    paymentType,
    amount,
    gateway: gateways.serving(paymentType).name,
    status: 'pending',
    createdAt: new Date(clock()),
  }
}

/** At most 30 characters, the gateway's limit; 104 random bits, so it cannot be guessed. */
function tranIdOf(id: string): string {
  return `JT${createHash('sha256').update(id).digest('hex').slice(0, 26).toUpperCase()}`
}
