import { z } from 'zod'
import { adultAgeDays } from '../traveler/age-rules.ts'
import { travelerTypes } from '../traveler/traveler-type.ts'
import { offerPricingSchema } from './fare.ts'
import { fareConditionsSchema } from './fare-conditions.ts'
import { offerHoldSchema } from './hold.ts'
import { cabins, soldCabins } from './passengers.ts'
import { supplierRulesSchema } from './supplier-rules.ts'

/** Local time at the airport, without a zone: `2026-12-01T07:30:00` (as Amadeus writes it). */
const localTimeSchema = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/)
/** `PT2H30M`. */
const durationSchema = z.string().regex(/^P(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?)?$/)

const placeSchema = z.object({
  name: z.string(),
  city: z.string(),
  country: z.string(),
  countryCode: z.string(),
})

const flightPointSchema = z.object({
  iataCode: z.string(),
  /** What the supplier says of an airport that our list lacks; its IANA zone, `Asia/Almaty`, where it says one. */
  place: placeSchema.extend({ timeZone: z.string().optional() }).optional(),
  terminal: z.string().optional(),
  at: localTimeSchema,
})

/** One flight with one number, from one airport to the next. */
export const segmentSchema = z.object({
  id: z.string(),
  departure: flightPointSchema,
  arrival: flightPointSchema,
  carrierCode: z.string(),
  number: z.string(),
  aircraft: z.object({ code: z.string() }),
  operating: z.object({ carrierCode: z.string() }).optional(),
  duration: durationSchema,
  numberOfStops: z.number().int().min(0),
})
export type Segment = z.infer<typeof segmentSchema>

/** One leg of the journey: the way out, the way back, or one row of a multi-city search. */
export const itinerarySchema = z.object({
  duration: durationSchema,
  segments: z.array(segmentSchema).min(1),
})
export type Itinerary = z.infer<typeof itinerarySchema>

/** Checked baggage of one traveller on one segment: kilograms or pieces, whichever the airline gives. */
export const checkedBagsSchema = z.object({
  weight: z.number().int().optional(),
  weightUnit: z.string().optional(),
  quantity: z.number().int().optional(),
})
export type CheckedBags = z.infer<typeof checkedBagsSchema>

const offerPriceSchema = z.object({ currency: z.string(), total: z.string(), base: z.string() })
/** `tax` when the supplier says which part of the total is tax; without it our own policy splits it. */
const travelerPriceSchema = offerPriceSchema.extend({ tax: z.string().optional() })

export const travelerPricingSchema = z.object({
  travelerId: z.string(),
  travelerType: z.enum(travelerTypes),
  associatedAdultId: z.string().optional(),
  price: travelerPriceSchema,
  fareDetailsBySegment: z.array(
    z.object({
      segmentId: z.string(),
      cabin: z.enum(soldCabins),
      class: z.string(),
      includedCheckedBags: checkedBagsSchema.optional(),
    }),
  ),
})
export type TravelerPricing = z.infer<typeof travelerPricingSchema>

/** A timed and priced offer in Amadeus' shape; prices are the provider's, in its currency, as decimal strings. */
export const flightOfferSchema = z.object({
  id: z.string(),
  itineraries: z.array(itinerarySchema).min(1).max(4),
  price: offerPriceSchema.extend({ grandTotal: z.string() }),
  validatingAirlineCodes: z.array(z.string()).min(1),
  travelerPricings: z.array(travelerPricingSchema).min(1),
  numberOfBookableSeats: z.number().int(),
  /** Until when it may be held without payment; null or absent when it is to be paid at once. */
  hold: offerHoldSchema.nullish(),
  /** Whether the airline wants passports, wherever it flies. */
  passportRequired: z.boolean().optional(),
  /** What its supplier takes. Absent on what was sold before this was kept. */
  supplierRules: supplierRulesSchema.optional(),
  /** On which day it is asked who is 12 and pays as an adult; absent: that of the first flight. */
  adultAgeDay: z.enum(adultAgeDays).optional(),
  /** Absent on what was sold before they were kept. */
  conditions: fareConditionsSchema.optional(),
})
export type FlightOffer = z.infer<typeof flightOfferSchema>

/** An offer of a search. Suppliers sell in different currencies, and are priced by different rules. */
export const pricedOfferSchema = flightOfferSchema.extend({ pricing: offerPricingSchema })
export type PricedOffer = z.infer<typeof pricedOfferSchema>

/** Names for the codes of the offers: carriers `BG` -> `Biman Bangladesh Airlines`, aircraft `738` -> `Boeing 737-800`. */
export const dictionariesSchema = z.object({
  carriers: z.record(z.string(), z.string()),
  aircraft: z.record(z.string(), z.string()),
  locations: z.record(z.string(), placeSchema),
})
export type Dictionaries = z.infer<typeof dictionariesSchema>

/** What was asked: one leg per itinerary. */
export const flightQuerySchema = z.object({
  legs: z
    .array(z.object({ from: z.string(), to: z.string(), date: z.string() }))
    .min(1)
    .max(4),
  tripType: z.enum(['oneWay', 'roundTrip', 'multiCity']),
  adults: z.number().int(),
  children: z.number().int(),
  infants: z.number().int(),
  travelClass: z.enum(cabins),
})
export type FlightQuery = z.infer<typeof flightQuerySchema>

/** A search's answer: its offers stand until sessionEndTime (instants in ISO 8601, UTC). */
export const flightSearchSchema = z.object({
  flights: z.object({ data: z.array(pricedOfferSchema), dictionaries: dictionariesSchema }),
  sessionStartTime: z.iso.datetime(),
  sessionEndTime: z.iso.datetime(),
  /** The server's clock when it answered, so that a countdown is right on a phone whose clock is not. */
  serverTime: z.iso.datetime(),
  searchUid: z.string(),
  query: flightQuerySchema,
  /** Whether not all suppliers answered in time, so that there may be other flights. */
  partial: z.boolean().default(false),
})
export type FlightSearch = z.infer<typeof flightSearchSchema>
