import { z } from 'zod'
import { GatewayError, type RefundOutcome } from './gateway.ts'

/** What SSLCommerz v4 answers a refund, and the question how one stands. */
export const refundSchema = z.object({
  APIConnect: z.string(),
  refund_ref_id: z.string().nullish(),
  status: z.string().nullish(),
  errorReason: z.string().nullish(),
})
type RefundAnswer = z.output<typeof refundSchema>

/** The answer to a refund that was asked for: `success` means taken, not paid, and `processing` that it was taken before. */
export function takenRefund(answer: RefundAnswer): RefundOutcome {
  const { status, refund_ref_id: reference } = answer
  if (answer.APIConnect === 'INVALID_REQUEST' || answer.APIConnect === 'INACTIVE') {
    return { kind: 'not_sent', reason: `SSLCommerz answered ${answer.APIConnect}` }
  }
  if ((status === 'success' || status === 'processing') && reference) {
    return { kind: 'processing', reference }
  }
  if (status === 'failed') return { kind: 'refused', reason: reasonOf(answer) }
  return {
    kind: 'unknown',
    reason: `SSLCommerz answered ${answer.APIConnect}, ${status ?? 'nothing'}`,
  }
}

/**
 * The answer to the question how a refund stands.
 * @throws GatewayError when it is none
 */
export function foundRefund(answer: RefundAnswer): RefundOutcome | null {
  const { status, refund_ref_id: reference } = answer
  if (answer.APIConnect !== 'DONE') {
    throw new GatewayError(`SSLCommerz did not connect: ${answer.APIConnect}`)
  }
  if (!reference) return null
  if (status === 'refunded') return { kind: 'done', reference }
  if (status === 'processing') return { kind: 'processing', reference }
  if (status === 'cancelled') return { kind: 'cancelled', reason: reasonOf(answer) }
  throw new GatewayError(`SSLCommerz says of a refund that it is ${status ?? 'nothing'}`)
}

const reasonOf = ({ errorReason }: RefundAnswer) => errorReason || 'no reason'
