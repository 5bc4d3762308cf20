/** The status of an order's payment. Every one but `pending` is final: a later payment is refunded and changes none. */
export const paymentStatuses = ['pending', 'success', 'failed', 'cancelled', 'expired'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** An order waits this long for the gateway's answer, then it expires. */
export const PENDING_MINUTES = 30

/**
 * The statuses from which an order may move to another: databases compare them and set the new one in one step.
 * Everything but pending is final: the first validated answer wins, and nothing moves an order twice.
 */
export function statusesBefore(to: PaymentStatus): PaymentStatus[] {
  return to === 'pending' ? [] : ['pending']
}

/** Whether an order may move from one status to another. */
export const mayMoveTo = (from: PaymentStatus, to: PaymentStatus): boolean =>
  statusesBefore(to).includes(from)
