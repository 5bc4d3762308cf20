import { ownGateways, type GatewayName } from '@jatra/contract/payment/gateways'
import type { PaymentOption } from '@jatra/contract/payment/option-endpoint'
import { paymentTypes, type PaymentType } from '@jatra/contract/payment/payment'
import { GatewayError, type PaymentGateway } from './gateway.ts'

export type Gateways = Partial<Record<GatewayName, PaymentGateway>>

/** Who takes which payment (decision 120). */
export interface PaymentGateways {
  /** Who takes a new payment by this option. */
  serving(option: PaymentType): PaymentGateway
  /** Who took a payment. @throws GatewayError when this gateway is set up no more */
  named(name: GatewayName): PaymentGateway
  has(name: GatewayName): boolean
  /** Whether no money moves there. */
  isSandbox(name: GatewayName): boolean
}

/**
 * SSLCommerz, where it is set up, serves what has no gateway of its own; else the sandboxes do. So real money and a
 * sandbox never stand side by side by forgetting a setting.
 * @param tests those of the configured whose host moves no money
 */
export function createPaymentGateways(
  configured: Gateways,
  sandboxes: Gateways,
  tests: readonly GatewayName[] = [],
): PaymentGateways {
  const used: Gateways = configured.sslcommerz ? configured : { ...sandboxes, ...configured }
  const named = (name: GatewayName): PaymentGateway => {
    const gateway = used[name]
    if (!gateway) throw new GatewayError(`${name} is set up no more`, { away: true })
    return gateway
  }
  return {
    serving: (option) => used[ownGateways[option]] ?? named('sslcommerz'),
    named,
    has: (name) => used[name] !== undefined,
    isSandbox: (name) => !configured[name] || tests.includes(name),
  }
}

/** How each payment option stands, in the order in which they are shown. */
export function describeOptions(gateways: PaymentGateways): PaymentOption[] {
  return paymentTypes.map((paymentType) => {
    const { name, limits } = gateways.serving(paymentType)
    const { least, most } = limits
    return { paymentType, sandbox: gateways.isSandbox(name), least, most }
  })
}
