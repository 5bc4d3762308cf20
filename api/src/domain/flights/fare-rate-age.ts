import { DEFAULT_FARE_CURRENCY, type PricingSettings } from '@jatra/contract/flight/pricing'
import type { Logger } from '@jatra/contract/observability/logging'
import { daysBetween, todayInDhaka } from '@jatra/contract/values/dates'

interface RateDeps {
  pricing: PricingSettings
  clock: () => number
}

/** How many days ago a currency's rate was set: below 0 for a day that has not come yet. */
export interface RateAge {
  currency: string
  days: number
}

/** @returns null for a rate of no day, such as the simulator's */
export function fareRateAge({ pricing, clock }: RateDeps): RateAge | null {
  const { fareRateSetOn: setOn, fareCurrency: currency = DEFAULT_FARE_CURRENCY } = pricing
  return setOn === undefined ? null : { currency, days: daysBetween(setOn, todayInDhaka(clock())) }
}

/**
 * Says in the log, for as long as it is so, that the rate is older than it may be, or of a day that has not come: what it
 * sells may cost us more than it brings.
 */
export async function reportOldFareRate({
  log,
  fareRateMaxAge: maxAge,
  ...deps
}: RateDeps & { log: Logger; fareRateMaxAge: number }): Promise<void> {
  const age = fareRateAge(deps)
  if (!age || (age.days >= 0 && age.days <= maxAge)) return
  log.warn('fare_rate_old', { ...age, maxAge, setOn: deps.pricing.fareRateSetOn })
}
