import type { FlightOffer, FlightQuery } from '@jatra/contract/flight/flight'
import type { soldCabins } from '@jatra/contract/flight/passengers'
import type { TravelerType } from '@jatra/contract/traveler/traveler-type'
import type { Condition, OfferTerms } from '../../../db/offer-terms.ts'
import type { DuffelCondition, DuffelOffer, DuffelSegment } from './duffel-schemas.ts'
import { codeOfCarrier, itineraryOf } from './itineraries.ts'

/** Ten thousandths of the currency: of a share of nine, less than a paisa is lost. */
const PLACES = 4

/**
 * What one traveller has of a price that was said for everybody. Duffel says no price of a single traveller, so those
 * with a seat have equal shares, rounded down, and an infant's fare is in them.
 * @param tax null where it was not said
 * @param seats null for an infant
 */
function shareOf(
  total: string,
  tax: string | null,
  seats: number | null,
): { total: string; base: string; tax?: string } {
  const share = (amount: string) => (seats === null ? 0n : scaled(amount) / BigInt(seats))
  const whole = share(total)
  if (tax === null) return { total: written(whole), base: written(whole) }
  const taxed = share(tax) < whole ? share(tax) : whole
  return { total: written(whole), base: written(whole - taxed), tax: written(taxed) }
}

function scaled(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.split('.')
  return BigInt(whole + fraction.padEnd(PLACES, '0').slice(0, PLACES))
}

/** With two decimals, or as many more as it has. */
function written(value: bigint): string {
  const digits = String(value).padStart(PLACES + 1, '0')
  const fraction = digits.slice(-PLACES).replace(/0{1,2}$/, '')
  return `${digits.slice(0, -PLACES)}.${fraction}`
}

type SoldCabin = (typeof soldCabins)[number]
const cabins: Record<string, SoldCabin> = {
  economy: 'ECONOMY',
  premium_economy: 'PREMIUM_ECONOMY',
  business: 'BUSINESS',
  first: 'FIRST',
}
const fareClasses: Record<SoldCabin, string> = {
  ECONOMY: 'Y',
  PREMIUM_ECONOMY: 'W',
  BUSINESS: 'C',
  FIRST: 'F',
}

interface Traveler {
  travelerId: string
  kind: TravelerType
  /** Duffel's id. */
  id: string
}

/**
 * Duffel's offer as ours, with what we keep of it.
 * @returns null when it is not for the people who were searched for, or wants a document that we do not ask for
 */
export function offerOf(
  id: string,
  offer: DuffelOffer,
  query: FlightQuery,
): { offer: FlightOffer; terms: OfferTerms } | null {
  const travelers = travelersOf(offer, query)
  if (!travelers || !takesPassports(offer)) return null
  let segments = 0
  const itineraries = offer.slices.map((slice) => itineraryOf(slice, () => String(++segments)))
  const flown = offer.slices.flatMap((slice) => slice.segments)
  const total = { currency: offer.total_currency, total: offer.total_amount }
  const tax = taxOf(offer)
  const seats = query.adults + query.children
  return {
    offer: {
      id,
      itineraries,
      price: { ...total, base: shareOf(offer.total_amount, tax, 1).base, grandTotal: total.total },
      validatingAirlineCodes: [codeOfCarrier(offer.owner)],
      travelerPricings: travelers.map((traveler) => ({
        travelerId: traveler.travelerId,
        travelerType: traveler.kind,
        ...(traveler.kind === 'HELD_INFANT' && {
          associatedAdultId: String(Number(traveler.travelerId) - seats),
        }),
        price: {
          currency: offer.total_currency,
          ...shareOf(offer.total_amount, tax, traveler.kind === 'HELD_INFANT' ? null : seats),
        },
        fareDetailsBySegment: flown.map((segment, index) => ({
          segmentId: String(index + 1),
          ...fareOn(segment, traveler.id),
        })),
      })),
      // Duffel does not say how many more there are.
      numberOfBookableSeats: seats,
      // Duffel asks for the age on the day on which the last slice departs.
      adultAgeDay: 'lastFlight',
    },
    terms: termsOf(offer, travelers),
  }
}

function takesPassports(offer: DuffelOffer): boolean {
  const { supported_passenger_identity_document_types: types } = offer
  return !offer.passenger_identity_documents_required || !types || types.includes('passport')
}

/** Adults first, then children, then infants. Duffel's list has an order of its own, so each is known by type and age. */
function travelersOf({ passengers }: DuffelOffer, query: FlightQuery): Traveler[] | null {
  const of = (kind: TravelerType) => passengers.filter((passenger) => kindOf(passenger) === kind)
  const groups = [
    { kind: 'ADULT', people: of('ADULT'), wanted: query.adults },
    { kind: 'CHILD', people: of('CHILD'), wanted: query.children },
    { kind: 'HELD_INFANT', people: of('HELD_INFANT'), wanted: query.infants },
  ] as const
  if (groups.some(({ people, wanted }) => people.length !== wanted)) return null
  return groups
    .flatMap(({ kind, people }) => people.map(({ id }) => ({ kind, id })))
    .map((traveler, index) => ({ ...traveler, travelerId: String(index + 1) }))
}

function kindOf({ type, age }: DuffelOffer['passengers'][number]): TravelerType {
  if (type?.startsWith('infant') || (age != null && age < 2)) return 'HELD_INFANT'
  if (type === 'child' || (age != null && age < 12)) return 'CHILD'
  return 'ADULT'
}

function fareOn({ passengers }: DuffelSegment, passengerId: string) {
  const own = passengers?.find(({ passenger_id }) => passenger_id === passengerId)
  const cabin = cabins[(own ?? passengers?.[0])?.cabin_class ?? ''] ?? 'ECONOMY'
  const quantity = (own?.baggages ?? [])
    .filter(({ type }) => type === 'checked')
    .reduce((sum, bags) => sum + bags.quantity, 0)
  return {
    cabin,
    class: own?.fare_basis_code?.slice(0, 1) || fareClasses[cabin],
    ...(quantity > 0 && { includedCheckedBags: { quantity } }),
  }
}

/** Tax in another currency than the total cannot be taken out of it. */
const taxOf = ({ tax_amount, tax_currency, total_currency }: DuffelOffer): string | null =>
  tax_amount && tax_currency === total_currency ? tax_amount : null

/** When an offer may be held without payment, until when; null when it is to be paid at once. */
export function holdOf({ payment_requirements: rules }: DuffelOffer): OfferTerms['hold'] {
  if (rules.requires_instant_payment || !rules.payment_required_by) return null
  return {
    payBy: rules.payment_required_by,
    priceGuaranteedUntil: rules.price_guarantee_expires_at ?? null,
  }
}

function termsOf(offer: DuffelOffer, travelers: readonly Traveler[]): OfferTerms {
  return {
    supplier: 'duffel',
    reference: offer.id,
    expiresAt: offer.expires_at,
    passengers: Object.fromEntries(travelers.map(({ travelerId, id }) => [travelerId, id])),
    refund: conditionOf(offer.conditions?.refund_before_departure),
    change: conditionOf(offer.conditions?.change_before_departure),
    passportRequired: offer.passenger_identity_documents_required ?? false,
    hold: holdOf(offer),
  }
}

function conditionOf(condition: DuffelCondition): Condition | null {
  if (!condition) return null
  const { allowed, penalty_amount: amount, penalty_currency: currency } = condition
  return { allowed, penalty: amount && currency ? { amount, currency } : null }
}
