import type { Observer } from '@jatra/contract/observability/observer'
import { observeProvider } from './observe-provider.ts'
import type { Gateways } from './providers/payments/payment-gateways.ts'

/** The gateways with their network methods observed, each under its name. */
export function observeGateways(observer: Observer, gateways: Gateways): Gateways {
  const observed: Gateways = {}
  for (const gateway of Object.values(gateways)) {
    observed[gateway.name] = observeProvider(observer, `payments.${gateway.name}`, gateway, [
      'createPayment',
      'complete',
      'parseNotification',
      'find',
      'refund',
      'findRefund',
    ])
  }
  return observed
}
