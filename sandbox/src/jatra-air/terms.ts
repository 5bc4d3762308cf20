import {
  changeFee,
  cancellationFee,
  fareRulesOf,
  hasCheckedBags,
  type FareRulesName,
} from '@jatra/contract/flight/jatra-air-fare-rules'
import { holdUntil, OFFER_MINUTES } from '@jatra/contract/flight/jatra-air'
import { isDomestic } from '@jatra/contract/flight/itinerary'
import type { Dictionaries, FlightOffer, Itinerary } from '@jatra/contract/flight/flight'
import { HOUR_MS, MINUTE_MS } from '@jatra/contract/values/time-units'
import { airportOf } from '../timetable/schedule.ts'
import { instantOf } from '../timetable/zones.ts'
import type { Money, OfferTerms } from '@jatra/api/db/offer-terms'
import { passengerIdOf, referenceOf, type OfferSource } from './offer-reference.ts'

export const centsOf = (amount: string): number => Math.round(Number(amount) * 100)
export const moneyOf = (cents: number, currency: string): Money => ({
  amount: (cents / 100).toFixed(2),
  currency,
})

/** When the first flight leaves, epoch milliseconds. */
export function departureOf([first]: readonly Itinerary[]): number {
  const departure = first?.segments[0]?.departure
  if (!departure) throw new RangeError('a booking has at least one flight')
  return instantOf(airportOf(departure.iataCode).tz, Date.parse(`${departure.at}Z`))
}

/** The flights that a seat is taken on, `BG121 2026-12-08`. */
export function flightsOf(itineraries: readonly Itinerary[]): string[] {
  return itineraries.flatMap(({ segments }) =>
    segments.map(
      ({ carrierCode, number, departure }) =>
        `${carrierCode}${number} ${departure.at.slice(0, 10)}`,
    ),
  )
}

export const seatedOf = ({ travelerPricings }: FlightOffer): number =>
  travelerPricings.filter(({ travelerType }) => travelerType !== 'HELD_INFANT').length

export function termsOf(
  offer: FlightOffer,
  dictionaries: Dictionaries,
  source: OfferSource,
): OfferTerms {
  const { mark, foundAt } = source
  const domestic = isDomestic(offer, dictionaries)
  const departsAt = departureOf(offer.itineraries)
  const payBy = holdUntil({ domestic, checkedBags: hasCheckedBags(offer), foundAt, departsAt })
  const rules = fareRulesOf(offer, dictionaries)
  const hours = (departsAt - foundAt) / HOUR_MS
  const seated = seatedOf(offer)
  return {
    supplier: 'jatra_air',
    reference: referenceOf(source),
    expiresAt: foundAt + OFFER_MINUTES * MINUTE_MS,
    passengers: Object.fromEntries(
      offer.travelerPricings.map(({ travelerId }) => [travelerId, passengerIdOf(mark, travelerId)]),
    ),
    refund: refundCondition(rules, hours, seated, offer),
    change: changeCondition(rules, hours, seated),
    passportRequired: !domestic,
    hold: payBy === null ? null : { payBy, priceGuaranteedUntil: payBy },
  }
}

const taka = (amount: number): Money => ({ amount: amount.toFixed(2), currency: 'BDT' })

/** A refund is always allowed; where only taxes come back, the whole fare is the penalty. */
function refundCondition(
  rules: FareRulesName,
  hours: number,
  seated: number,
  { price }: FlightOffer,
): OfferTerms['refund'] {
  const fee = cancellationFee(rules, hours, seated)
  const penalty = fee === null ? { amount: price.base, currency: price.currency } : taka(fee)
  return { allowed: true, penalty }
}

function changeCondition(
  rules: FareRulesName,
  hours: number,
  seated: number,
): OfferTerms['change'] {
  const fee = changeFee(rules, hours, seated)
  return fee === null ? { allowed: false, penalty: null } : { allowed: true, penalty: taka(fee) }
}
