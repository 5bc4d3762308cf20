import type { getOffer } from '@jatra/contract/flight/endpoints'
import { searchFlights } from '@jatra/contract/flight/endpoints'
import { priceOffer } from '@jatra/contract/flight/fare'
import type { FlightQuery, PricedOffer } from '@jatra/contract/flight/flight'
import { DomainError } from '@jatra/contract/http/problem'
import { kindByAge } from '@jatra/contract/traveler/age-rules'
import type { TravelerType } from '@jatra/contract/traveler/traveler-type'
import type { z } from 'zod'
import { sayFieldError } from '~/forms/say-field-error.ts'
import { sentDate } from '~/forms/typed-date.ts'
import type { AppContext } from '~/server/context.server.ts'
import { pageHref } from '~/shell/page-href.ts'
import type { BookingRules } from './booking-form.ts'
import { searchParamsOf } from './journey.ts'
import { findSameFlights, type NewParty } from './new-party.ts'
import { queryObject } from './search.server.ts'

/** An offer of a search, as the API answers it. */
type FoundOffer = z.output<(typeof getOffer)['output']>

/**
 * Finds the same flights for the party that the birth dates of the form make.
 * @throws DomainError as the contract's searchFlights lists them; passengers_refused for a party without an adult
 */
export async function priceNewParty(
  found: FoundOffer,
  rules: BookingRules,
  form: FormData,
  url: URL,
  context: AppContext,
): Promise<NewParty> {
  const kinds = rules.kinds.map((kind, index) => {
    const born = sentDate('birth', form, `travelers[${index}]`)
    return (born && kindByAge(born, rules)) || kind
  })
  const query = { ...found.query, ...partyOf(kinds) }
  // The API says what else airlines refuse; a search without an adult it cannot read.
  if (query.adults === 0) {
    throw new DomainError('passengers_refused', { text: sayFieldError('adultMissing') })
  }
  const { searchUid, offer } = await findOffer(found, query, context)
  const params = new URLSearchParams({ searchId: searchUid })
  if (offer) params.set('index', offer.id)
  params.set('kinds', kinds.join())
  const again = url.searchParams.get('again')
  if (again) params.set('again', again)
  return {
    kinds,
    offer: offer
      ? {
          href: pageHref(`/flight/booking/?${params}`),
          total: priceOffer(offer).totalPayable,
        }
      : null,
    searchHref: `/flight/search?${searchParamsOf(query)}`,
  }
}

function partyOf(kinds: readonly TravelerType[]) {
  const count = (kind: TravelerType) => kinds.filter((one) => one === kind).length
  return { adults: count('ADULT'), children: count('CHILD'), infants: count('HELD_INFANT') }
}

/** The offer itself where two travellers only change places, or that of the same flights in a new search. */
async function findOffer(
  { searchUid, offer, query: was }: FoundOffer,
  query: FlightQuery,
  { api }: AppContext,
): Promise<{ searchUid: string; offer: PricedOffer | undefined }> {
  const asked = searchParamsOf(query)
  if (asked.toString() === searchParamsOf(was).toString()) return { searchUid, offer }
  const { searchUid: found, flights } = await api.call(searchFlights, {
    query: queryObject(asked),
  })
  return { searchUid: found, offer: findSameFlights(offer, flights.data) }
}
