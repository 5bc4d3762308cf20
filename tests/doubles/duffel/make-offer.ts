import { owner, sliceOf, type Passenger, type SliceOptions } from './flights.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Whose token it is, and how the double counts. */
export interface Organisation {
  /** Epoch milliseconds. */
  clock: () => number
  /** What Duffel bills it in. */
  currency: string
  /** Another number each time. */
  number(): string
  newId(prefix: string): string
}

interface OfferPlan {
  cabin: string
  /** The cheapest has 0. */
  rank: number
  route: string
  slices: readonly { origin: string; destination: string; departure_date: string }[]
  passengers: readonly Passenger[]
}

export function makeOffer(
  organisation: Organisation,
  { cabin, rank, route, slices, passengers }: OfferPlan,
) {
  const now = organisation.clock()
  const seats = passengers.filter(({ type }) => type !== 'infant_without_seat').length
  const [base, tax] = [seats * 8_001 + rank * 1_950, seats * 1_903]
  const options: SliceOptions = {
    cabin,
    bags: route === 'BTS-MRU' ? 0 : 1 + (rank % 2),
    ...(route === 'LHR-DXB' && { via: 'AMS' }),
    ...(route === 'DXB-AMS' && { stop: 'LHR' }),
  }
  const flown = slices.map(({ origin, destination, departure_date: date }, index) =>
    sliceOf(
      organisation.number(),
      { origin, destination, date, minutes: 420 + rank * 180 + index * 30 },
      passengers,
      options,
    ),
  )
  return {
    id: organisation.newId('off'),
    live_mode: false,
    created_at: new Date(now).toISOString(),
    updated_at: new Date(now).toISOString(),
    expires_at: new Date(now + 30 * MINUTE).toISOString(),
    owner,
    base_amount: money(base),
    base_currency: organisation.currency,
    tax_amount: money(tax),
    tax_currency: organisation.currency,
    total_amount: money(base + tax),
    total_currency: organisation.currency,
    total_emissions_kg: '460',
    passenger_identity_documents_required: flown.some(
      ({ origin, destination }) => origin.iata_country_code !== destination.iata_country_code,
    ),
    supported_passenger_identity_document_types: ['passport'],
    payment_requirements:
      route === 'JFK-EWR' || rank === 0
        ? {
            requires_instant_payment: false,
            payment_required_by: new Date(now + 72 * HOUR).toISOString(),
            price_guarantee_expires_at: new Date(now + 48 * HOUR).toISOString(),
          }
        : {
            requires_instant_payment: true,
            payment_required_by: null,
            price_guarantee_expires_at: null,
          },
    conditions: {
      refund_before_departure: condition(rank, organisation.currency),
      change_before_departure: condition(rank + 1, organisation.currency),
    },
    // In an order of their own: who matches people by place gets them wrong.
    passengers: [...passengers].reverse(),
    slices: flown,
  }
}
export type Offer = ReturnType<typeof makeOffer>

/** One of four: nothing known, allowed for 40, allowed at a price that is not said, not allowed. */
function condition(rank: number, currency: string) {
  if (rank % 4 === 0) return { allowed: true, penalty_amount: '40.00', penalty_currency: currency }
  if (rank % 4 === 1) return null
  if (rank % 4 === 2) return { allowed: true, penalty_amount: null, penalty_currency: null }
  return { allowed: false, penalty_amount: null, penalty_currency: null }
}

export const money = (cents: number) => (cents / 100).toFixed(2)
