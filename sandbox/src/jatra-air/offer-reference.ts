import { z } from 'zod'
import { flightQuerySchema, type FlightQuery } from '@jatra/contract/flight/flight'
import type { FlightSearchOptions } from '@jatra/api/providers/flights/flight-supplier'

/** A search, from which an offer is found again. */
export interface OfferSource {
  /** Sets the offers of two like searches apart. */
  mark: string
  /** Epoch milliseconds. */
  foundAt: number
  query: FlightQuery
  options: FlightSearchOptions
  /** Of the offer among those of the timetable. */
  id: string
}

const sourceSchema = z.object({
  mark: z.string(),
  foundAt: z.number(),
  query: flightQuerySchema,
  options: z.object({ max: z.number(), today: z.string(), notBefore: z.number() }),
  id: z.string(),
}) satisfies z.ZodType<OfferSource>

const PREFIX = 'off_'

export function referenceOf({ mark, foundAt, query, options, id }: OfferSource): string {
  const { max, today, notBefore } = options
  const source = { mark, foundAt, query, options: { max, today, notBefore }, id }
  return PREFIX + Buffer.from(JSON.stringify(source)).toString('base64url')
}

/** @returns null for what is no reference of ours */
export function readReference(reference: string): OfferSource | null {
  if (!reference.startsWith(PREFIX)) return null
  try {
    const text = Buffer.from(reference.slice(PREFIX.length), 'base64url').toString()
    return sourceSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** The airline's id of a traveller. */
export const passengerIdOf = (mark: string, travelerId: string): string =>
  `pas_${mark}_${travelerId}`
