import { eq } from 'drizzle-orm'
import type { Dictionaries, FlightOffer, FlightQuery } from '@jatra/contract/entities/flight'
import { Refusal } from '@jatra/contract/problem'
import { flightSearches } from '../../db/schema.ts'
import type { PaymentDeps } from './payment-deps.ts'

/** An offer as its search holds it: what an order is made of. */
export interface OfferToBuy {
  searchUid: string
  offer: FlightOffer
  dictionaries: Dictionaries
  query: FlightQuery
  fareRate: number
}

/** @throws Refusal not_found, or session_expired when the search's session is over */
export async function findOffer(
  deps: Pick<PaymentDeps, 'db' | 'clock'>,
  searchUid: string,
  offerId: string,
): Promise<OfferToBuy> {
  const [search] = await deps.db
    .select()
    .from(flightSearches)
    .where(eq(flightSearches.searchUid, searchUid))
  if (search && search.endsAt.getTime() <= deps.clock()) {
    throw new Refusal('session_expired', 'Your session has expired. Please search again.')
  }
  const offer = search?.offers.find(({ id }) => id === offerId)
  if (!search || !offer)
    throw new Refusal('not_found', 'This offer is not there. Please search again.')
  const { dictionaries, query, fareRate } = search
  return { searchUid, offer, dictionaries, query, fareRate }
}
