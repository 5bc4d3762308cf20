import type { SupplierRules } from '@jatra/contract/flight/supplier-rules'

/**
 * Duffel takes 1 to 20 letters for a given and for a family name, with spaces, hyphens and apostrophes, and wants both.
 * For one name alone it says nothing: airlines write FNU, as their association advises.
 */
export const duffelRules: SupplierRules = {
  nameLength: 20,
  nameSigns: "-'",
  oneName: 'FNU',
  sameNames: false,
  infantsPerAdult: 1,
}
