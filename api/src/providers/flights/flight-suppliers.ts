import {
  flightSuppliers,
  SIMULATOR,
  type FlightSupplierName,
} from '@jatra/contract/flight/flight-booking'
import { SupplierError, type FlightSupplier } from './flight-supplier.ts'

/** The suppliers that are set up. */
export interface ConfiguredSuppliers {
  /** Whose seats are for sale. */
  selling: readonly FlightSupplier[]
  /** Who sells no longer, and answers for what it sold. */
  former?: readonly FlightSupplier[]
}

/** The supplier that answers for a flight is the one that sold it, also when another one sells now (decision 116). */
export interface FlightSuppliers {
  /** Each is searched. */
  readonly selling: readonly FlightSupplier[]
  readonly all: readonly FlightSupplier[]
  /** Those that are not set up, but may have sold flights. */
  readonly missing: readonly FlightSupplierName[]
  /** Who sold a flight. @throws SupplierError not_configured */
  named(name: FlightSupplierName): FlightSupplier
  /** Whether its offers may be ordered. */
  sells(name: FlightSupplierName): boolean
  /**
   * Whether its seats, held or ordered before, may still be paid for. Beside a real supplier the gateways take real
   * money, which must not pay for a simulator's seats.
   */
  takesPayments(name: FlightSupplierName): boolean
}

export function createFlightSuppliers({
  selling,
  former = [],
}: ConfiguredSuppliers): FlightSuppliers {
  const all = [...selling, ...former]
  const named = (name: FlightSupplierName) => all.find((supplier) => supplier.name === name)
  const sells = (name: FlightSupplierName) => selling.some((supplier) => supplier.name === name)
  return {
    selling,
    all,
    missing: flightSuppliers.filter((name) => !named(name)),
    named(name) {
      const supplier = named(name)
      if (supplier) return supplier
      throw new SupplierError('not_configured', `${name} is not configured any more`)
    },
    sells,
    takesPayments: (name) => sells(name) || (name !== SIMULATOR && named(name) !== undefined),
  }
}
