import type { Destination } from '@jatra/contract/places/destinations'
import { countryNameIn } from '@jatra/contract/places/countries-in'
import { destinationCountries } from '@jatra/contract/places/destination-countries'
import { visaCountries, type Visa } from '@jatra/contract/visa/visa'
import { listVisas } from '@jatra/contract/visa/endpoints'
import { PLAIN_KIND } from '@jatra/contract/visa/visa-kinds'
import { priceVisa } from '@jatra/contract/visa/visa-price'
import { statusesOfJourney, type VisaStatus } from '@jatra/contract/visa/visa-status'
import { DomainError } from '@jatra/contract/http/problem'
import { HOME_COUNTRY } from '@jatra/contract/places/countries-home'
import { formatBdt } from '~/messages/format.ts'
import { language } from '~/messages/language.ts'
import { visaStatus as copy } from '~/messages/visa-status.ts'
import { visaDetailsHref } from './visa-choice.ts'
import { readVisaStatuses, viewStatus, type CatalogueContext } from './visa-statuses.server.ts'

/** The visas on sale; none where they could not be read. */
export async function readVisas({ api, views }: CatalogueContext): Promise<Visa[]> {
  try {
    return await views.get('visas', () => api.call(listVisas, { query: {} }))
  } catch (error) {
    if (error instanceof DomainError) return []
    throw error
  }
}

/** What one traveller pays for the cheapest visa of a kind, all fees included, integer BDT; null where none is sold. */
export function cheapestOf(
  visas: readonly Visa[],
  { country, kind }: Pick<VisaStatus, 'country' | 'kind'>,
): number | null {
  const visa = visas.find((one) => destinationCountries[one.country] === country)
  const prices = (visa?.visaList ?? [])
    .filter((plan) => (plan.kind ?? PLAIN_KIND) === kind)
    .map(({ price }) => priceVisa(price, 1, 'travelerDrop').total)
  return prices.length > 0 ? Math.min(...prices) : null
}

/** A status as pages of packages and flights say it. */
function viewNeeded(status: VisaStatus, visas: readonly Visa[], today: string) {
  const view = viewStatus(status, today)
  const sold = visaCountries.find((name) => destinationCountries[name] === status.country)
  const price = cheapestOf(visas, status)
  return {
    ...view,
    title: titleOf(status, price, view.days),
    /** Where it is bought. */
    href:
      sold && price !== null && status.kind !== 'transit'
        ? visaDetailsHref({
            country: sold,
            nationality: HOME_COUNTRY,
            travelers: 1,
            category: null,
          })
        : null,
  }
}
export type NeededVisa = ReturnType<typeof viewNeeded>

function titleOf({ country, kind, status }: VisaStatus, price: number | null, days: string | null) {
  const name = countryNameIn(language, country)
  if (kind === 'transit') return copy.transit(name)
  if (status === 'closed') return copy.closed(name)
  if (kind === 'onArrival') return copy.onArrival(name)
  return price === null ? copy.neededUnsold(name) : copy.needed(name, formatBdt(price), days)
}

/** The visa that a package needs; null at home and where we know nothing. @param today in Asia/Dhaka */
export async function viewPackageVisa(
  context: CatalogueContext,
  destination: Destination,
  today: string,
) {
  if (destinationCountries[destination] === HOME_COUNTRY) return null
  const [statuses, visas] = await Promise.all([readVisaStatuses(context), readVisas(context)])
  const needed = statusesOfJourney(statuses, destination)
  const best = needed.find(({ status }) => status !== 'closed') ?? needed[0]
  return best ? viewNeeded(best, visas, today) : null
}

/**
 * The visas of a flight journey: for where it goes, and for where planes are changed, where we know the rule.
 * @param today in Asia/Dhaka
 */
export async function viewJourneyVisas(
  context: CatalogueContext,
  { to, via }: { to: readonly string[]; via: readonly string[] },
  today: string,
): Promise<NeededVisa[]> {
  if (to.length + via.length === 0) return []
  const [statuses, visas] = await Promise.all([readVisaStatuses(context), readVisas(context)])
  const entering = to.flatMap((country) => {
    const kinds = statuses.filter((one) => one.country === country && one.kind !== 'transit')
    const plain = kinds.filter(({ kind }) => kind === 'tourist' || kind === 'onArrival')
    return (plain.length > 0 ? plain : kinds).slice(0, 1)
  })
  const changing = via.flatMap((country) =>
    statuses.filter((one) => one.country === country && one.kind === 'transit'),
  )
  return [...entering, ...changing].map((status) => viewNeeded(status, visas, today))
}
