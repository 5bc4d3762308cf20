import { gatewayLimits } from '@jatra/contract/payment/gateways'
import type { PaymentGateway } from '../gateway.ts'
import { createNagadClient, type NagadClientOptions } from './nagad-client.ts'
import { createNagadPayment, findNagadPayment, type NagadDeps } from './nagad-payments.ts'
import { findRefundAtNagad, refundAtNagad } from './nagad-refunds.ts'

export interface NagadOptions
  extends NagadClientOptions, Pick<NagadDeps, 'merchantId' | 'accountNumber' | 'clock' | 'newId'> {}

/** Nagad's remote payment gateway (decision 121). */
export function createNagad(options: NagadOptions): PaymentGateway {
  const deps: NagadDeps = { ...options, client: createNagadClient(options) }

  return {
    name: 'nagad',
    limits: gatewayLimits.nagad,
    createPayment: (request) => createNagadPayment(deps, request),
    // It sends no notices.
    parseNotification: async () => null,
    async find(payment) {
      const found = await findNagadPayment(deps, payment)
      return found ? [found] : []
    },
    refund: (request) => refundAtNagad(deps, request),
    findRefund: (by) => findRefundAtNagad(deps, by),
  }
}
