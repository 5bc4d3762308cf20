import { describeFareConditions as describe } from '@jatra/contract/flight/describe-fare-conditions'
import type { FareConditions } from '@jatra/contract/flight/fare-conditions'
import type { CheckedBags } from '@jatra/contract/flight/flight'
import * as itinerary from '@jatra/contract/flight/itinerary'
import * as passengers from '@jatra/contract/flight/passengers'
import { inDigitsOf } from '@jatra/contract/values/digits'
import { language } from './language.ts'

/** Details of flights in the language of this build. */
export const cabinLabels = passengers.cabinLabels[language]
export const formatMinutes = (minutes: number): string => itinerary.formatMinutes(minutes, language)
export const formatBaggage = (bags: CheckedBags | undefined, travelers = 1): string | null =>
  itinerary.formatBaggage(bags, travelers, language)
export const describeFareConditions = (conditions: FareConditions) => describe(conditions, language)
/** The clock at the airport: `10:05` of `2026-12-08T10:05:00`. */
export const formatClock = (at: string): string => inDigitsOf(language, at.slice(11, 16))
