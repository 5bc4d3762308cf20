import {
  approveRefund,
  declineRefund,
  getRefund,
  requestRefund,
} from '@jatra/contract/whole-order/staff-refund-endpoints'
import type { RefundStatus } from '@jatra/contract/order/refund'
import { handOverVisa, undoHandOver } from '@jatra/contract/visa/hand-over'
import type { BookingClient } from './booking-client.ts'

export type Decision = 'approve' | 'decline'

/** Two members of staff, of whom one asks for refunds and the other one decides. Each act may be sent again. */
export class Desk {
  readonly #asker: BookingClient
  readonly #decider: BookingClient

  constructor(asker: BookingClient, decider: BookingClient) {
    this.#asker = asker
    this.#decider = decider
  }

  /** @returns the refund's id */
  async ask(orderId: string, idempotencyKey: string): Promise<string> {
    const { client, token } = this.#asker
    const body = { amount: 1_000, reason: 'goodwill' as const, note: 'Late' }
    const input = { params: { orderId }, body }
    return (await client.call(requestRefund, input, { token, idempotencyKey })).id
  }

  async decide(refundId: string, decision: Decision): Promise<void> {
    const { client, token } = this.#decider
    const params = { refundId }
    if (decision === 'approve') await client.call(approveRefund, { params }, { token })
    else {
      const body = { because: 'Wrong booking' }
      await client.call(declineRefund, { params, body }, { token })
    }
  }

  async statusOf(refundId: string): Promise<RefundStatus> {
    const { client, token } = this.#decider
    return (await client.call(getRefund, { params: { refundId } }, { token })).status
  }

  async handOver(orderId: string): Promise<void> {
    const { client, token } = this.#asker
    const input = { params: { orderId }, body: { reason: 'Documents are here' } }
    await client.call(handOverVisa, input, { token })
  }

  async undoHandOver(orderId: string): Promise<void> {
    const { client, token } = this.#asker
    await client.call(undoHandOver, { params: { orderId } }, { token })
  }
}
