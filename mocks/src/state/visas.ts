import { visaCatalogue } from '@jatra/catalogue/visas/index'
import { visaCountries, type Visa, type VisaCountry } from '@jatra/contract/visa/visa'
import { countryTaken, unknownVisa, withdrawnVisa } from '@jatra/contract/visa/visa-validation'
import { LIMITS, remember } from './limits.ts'
import type { VisitorState } from './visitor-state.ts'

/** The catalogue by id. Every visitor reads the same one; what they write is kept beside it. */
const catalogue = new Map(visaCatalogue.map((one) => [one._id, one]))

/**
 * A visa as the visitor has it.
 * @throws DomainError not_found, or withdrawn once staff have taken it away (410)
 */
export function visaIn(visitor: VisitorState, id: string): Visa {
  const visa = visitor.visas.has(id) ? visitor.visas.get(id) : catalogue.get(id)
  if (visa) return visa
  throw visa === null ? withdrawnVisa() : unknownVisa()
}

/** Visas that are offered, in the order of `visaCountries`. */
export function visasOf(visitor: VisitorState): Visa[] {
  const offered = [...new Map([...catalogue, ...visitor.visas]).values()]
  return visaCountries.flatMap((country) => offered.find((one) => one?.country === country) ?? [])
}

/** @throws DomainError already_taken when another visa than `id` is offered for the country */
export function assertOnePerCountry(
  visitor: VisitorState,
  country: VisaCountry,
  id?: string,
): void {
  const other = visasOf(visitor).find((one) => one.country === country)
  if (other && other._id !== id) throw countryTaken(country)
}

/** Keeps a visa for this visitor alone; null withdraws it. */
export function keepVisa(visitor: VisitorState, id: string, visa: Visa | null): void {
  remember(visitor.visas, id, visa, LIMITS.visas)
}

/** Raises the price of every option of the visa by a percentage for this visitor, from now on; once only. */
export function raiseVisa(visitor: VisitorState, id: string, percent: number): void {
  const visa = visaIn(visitor, id)
  if (visitor.risenVisas.has(id)) return
  visitor.risenVisas.add(id)
  const visaList = visa.visaList.map((plan) => ({
    ...plan,
    price: Math.round((plan.price * (100 + percent)) / 100),
  }))
  keepVisa(visitor, id, { ...visa, visaList })
}
