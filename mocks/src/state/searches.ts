import type { Dictionaries, FlightOffer, PricedOffer } from '@jatra/contract/flight/flight'
import { flightUnknown, searchExpired, searchUnknown } from '@jatra/contract/flight/flight-errors'
import { jatraAirRules } from '@jatra/contract/flight/jatra-air'
import { sellOffer } from '@jatra/contract/flight/pricing'
import { makeOffers } from '../fixtures/offers.ts'
import type { SearchRecord, VisitorState } from './visitor-state.ts'

/**
 * A search of the visitor whose session lasts.
 * @throws DomainError not_found, or session_expired once its time is up (410).
 */
export function openSearch(visitor: VisitorState, searchUid: string, now: number): SearchRecord {
  const search = visitor.searches.get(searchUid)
  if (!search) throw searchUnknown()
  if (now >= search.endsAt) throw searchExpired()
  return search
}

interface Offers {
  offers: PricedOffer[]
  dictionaries: Dictionaries
}

/** The offers of a search, the same each time; those whose fare has risen since carry the new one. */
export function offersOf(search: SearchRecord): Offers {
  const { query, seed, startedAt: now, max, pricing } = search
  if (max === 0) return { offers: [], dictionaries: { carriers: {}, aircraft: {}, locations: {} } }
  const { offers, dictionaries } = makeOffers({ query, max, now, seed })
  return {
    dictionaries,
    offers: offers.map((made, index) => {
      const offer = search.dear && index === 0 ? makeDear(made, pricing.rate) : made
      const percent = search.risen.get(offer.id)
      const sold = { ...(percent ? raise(offer, percent) : offer), supplierRules: jatraAirRules }
      return sellOffer(search.untold ? { ...sold, conditions: undefined } : sold, pricing)
    }),
  }
}

/** One offer of a search. @throws DomainError not_found. */
export function offerIn({ offers }: Offers, id: string): PricedOffer {
  const offer = offers.find((one) => one.id === id)
  if (!offer) throw flightUnknown()
  return offer
}

/** The offer with every fare raised by a percentage. */
function raise(offer: FlightOffer, percent: number): FlightOffer {
  return refare(offer, (total) => (total * (100 + percent)) / 100)
}

/** Fares in taka that come to ৳12,34,567 after the discount. */
const DEAR = 1_371_741

/** The offer at the price by which one sees whether six figures and two commas fit, for however many. */
function makeDear(offer: FlightOffer, rate: number): FlightOffer {
  const count = offer.travelerPricings.length
  const share = Math.floor(DEAR / count)
  return refare(offer, (_, index) => {
    const taka = index === 0 ? DEAR - share * (count - 1) : share
    return Math.ceil((taka / rate) * 100) / 100
  })
}

function refare(offer: FlightOffer, fareOf: (total: number, index: number) => number): FlightOffer {
  const travelerPricings = offer.travelerPricings.map((pricing, index) => {
    const { total, base } = pricing.price
    const fare = fareOf(Number(total), index)
    const price = {
      ...pricing.price,
      total: fare.toFixed(2),
      base: ((fare * Number(base)) / Number(total)).toFixed(2),
    }
    return { ...pricing, price }
  })
  const sum = (of: 'total' | 'base') =>
    travelerPricings.reduce((cents, { price }) => cents + Number(price[of]), 0).toFixed(2)
  const price = { ...offer.price, total: sum('total'), base: sum('base'), grandTotal: sum('total') }
  return { ...offer, travelerPricings, price }
}
