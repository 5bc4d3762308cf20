import type { Observer } from '@jatra/contract/observability/observer'
import { observeProvider } from './observe-provider.ts'
import type { FlightSupplier } from './providers/flights/flight-supplier.ts'
import type { ConfiguredSuppliers } from './providers/flights/flight-suppliers.ts'

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
