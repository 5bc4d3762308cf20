import { isDomestic, minutesOf } from './itinerary.ts'
import type { Dictionaries, FlightOffer } from './flight.ts'

/** What a change or a cancellation costs each seated traveller, in BDT: until 24 hours before departure, and after. */
interface Fee {
  early: number
  late: number
}

/** Null: not allowed; of a refund, only taxes come back. */
interface FareRules {
  change: Fee | null
  refund: Fee | null
}

/**
 * Fare rules of Jatra Air. Domestic are those that Biman publishes for tickets since April 2020; the others are in the
 * range of the airlines that fly from Dhaka.
 */
export const fareRules = {
  domestic: { change: { early: 1_000, late: 1_500 }, refund: { early: 1_000, late: 2_000 } },
  regional: { change: { early: 4_000, late: 6_000 }, refund: { early: 5_000, late: 8_000 } },
  long_haul: { change: { early: 8_000, late: 12_000 }, refund: { early: 12_000, late: 18_000 } },
  hand_baggage: { change: null, refund: null },
} as const satisfies Record<string, FareRules>
export type FareRulesName = keyof typeof fareRules

const LONG_HAUL_MINUTES = 7 * 60
const LATE_HOURS = 24

export const hasCheckedBags = ({ travelerPricings }: FlightOffer): boolean =>
  travelerPricings.some(({ fareDetailsBySegment }) =>
    fareDetailsBySegment.some(({ includedCheckedBags }) => includedCheckedBags !== undefined),
  )

export function fareRulesOf(offer: FlightOffer, dictionaries: Dictionaries): FareRulesName {
  if (!hasCheckedBags(offer)) return 'hand_baggage'
  if (isDomestic(offer, dictionaries)) return 'domestic'
  const segments = offer.itineraries.flatMap((itinerary) => itinerary.segments)
  const far = segments.some(({ duration }) => minutesOf(duration) >= LONG_HAUL_MINUTES)
  return far ? 'long_haul' : 'regional'
}

/** @param hours until departure, negative after it */
function feeOf(fee: Fee | null, hours: number, seated: number): number | null {
  return fee && (hours >= LATE_HOURS ? fee.early : fee.late) * seated
}

/**
 * What the airline keeps of a cancelled ticket for everybody, in BDT; null: all but the taxes. After departure it counts
 * as a no-show, which costs what a late cancellation does. Infants pay nothing.
 */
export const cancellationFee = (name: FareRulesName, hours: number, seated: number) =>
  feeOf(fareRules[name].refund, hours, seated)

/** What another date costs everybody besides the difference of the fares, in BDT; null: not allowed. */
export const changeFee = (name: FareRulesName, hours: number, seated: number) =>
  feeOf(fareRules[name].change, hours, seated)

/** The refund, in the unit of `total` and `base`. Taxes are always refunded: the fee is at most the base fare. */
export function refundAfter(fee: number | null, { total, base }: { total: number; base: number }) {
  return total - (fee === null ? base : Math.min(fee, base))
}
