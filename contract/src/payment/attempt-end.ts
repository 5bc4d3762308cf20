import type { PaymentStatus } from './payment-status.ts'

/** How an attempt ends that paid nothing. `expired`: we take nothing by it any more, whatever its gateway still shows. */
export type UnpaidEnd = Exclude<PaymentStatus, 'pending' | 'success'>

/**
 * Whether an attempt that has ended unpaid ends its order too. A held flight can be paid until its seats are released, and
 * any order by another attempt that is open. An attempt whose page was over does not: its payer has said nothing, and the
 * order waits until its time is up.
 */
export const endsOrder = (
  end: UnpaidEnd,
  { isHeld, hasOpen }: { isHeld: boolean; hasOpen: boolean },
): boolean => end !== 'expired' && !isHeld && !hasOpen

/** The page of an order, which then says of this attempt that it had ended. */
export const withAttempt = (page: string, tranId: string): string =>
  `${page}?${new URLSearchParams({ [ATTEMPT_PARAM]: tranId })}`

export const ATTEMPT_PARAM = 'attempt'
