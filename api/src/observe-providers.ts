import type { Observer } from '@jatra/contract/observability/observer'
import type { Gateways } from './providers/payments/payment-gateways.ts'
import type { FlightSupplier } from './providers/flights/flight-supplier.ts'
import type { ConfiguredSuppliers } from './providers/flights/flight-suppliers.ts'

type Methods<P> = {
  [K in keyof P]-?: NonNullable<P[K]> extends (...given: never[]) => Promise<unknown> ? K : never
}[keyof P]

/** The provider with its network methods observed. */
export function observeProvider<P extends object>(
  observer: Observer,
  name: string,
  provider: P,
  methods: readonly Methods<P>[],
): P {
  const watched = new Set<PropertyKey>(methods)
  return new Proxy(provider, {
    get(target, key): unknown {
      const method: unknown = Reflect.get(target, key)
      if (typeof method !== 'function' || !watched.has(key)) return method
      const work = { kind: 'provider', name: `${name}.${String(key)}` } as const
      return (...given: unknown[]) =>
        observer.watch(work, async (): Promise<unknown> => Reflect.apply(method, target, given))
    },
  })
}

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

/** The suppliers with their network methods observed, each under its name. */
export function observeSuppliers(
  observer: Observer,
  { selling, former = [] }: ConfiguredSuppliers,
): ConfiguredSuppliers {
  const observe = (supplier: FlightSupplier) =>
    observeProvider(observer, `flights.${supplier.name}`, supplier, [
      'search',
      'reprice',
      'book',
      'pay',
      'getOrder',
      'quoteCancellation',
      'cancel',
      'acceptChange',
    ])
  return { selling: selling.map(observe), former: former.map(observe) }
}
