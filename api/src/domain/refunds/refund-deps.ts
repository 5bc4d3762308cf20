import { createHash } from 'node:crypto'
import type { Logger } from '@jatra/contract/observability/logging'
import type { RefundRow } from '../../db/schema.ts'
import type { PaymentGateways } from '../../providers/payments/payment-gateways.ts'
import type { EnqueueDeps } from '../outbox/enqueue-email.ts'

/** What refund functions need. */
export interface RefundDeps extends EnqueueDeps {
  log: Logger
}

export interface RefundWorkDeps extends RefundDeps {
  gateways: PaymentGateways
  /** The largest refund that is approved automatically, integer BDT. */
  refundApprovalAbove: number
}

/**
 * The id of a refund at the gateway. After a rejection it needs a new one.
 * @param attempts how often it was sent before
 */
export function gatewayIdOf({ id, attempts }: Pick<RefundRow, 'id' | 'attempts'>): string {
  const seed = attempts === 0 ? id : `${id}:${String(attempts)}`
  return `JR${createHash('sha256').update(seed).digest('hex').slice(0, 26).toUpperCase()}`
}
