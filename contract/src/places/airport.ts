import { z } from 'zod'

/** A scheduled airport (docs/specification.md, Airport): three-letter code, and its city and country in English. */
export const airportSchema = z.object({
  code: z.string().length(3),
  name: z.string(),
  city: z.string(),
  country: z.string(),
  countryCode: z.string().length(2),
})
export type Airport = z.infer<typeof airportSchema>
