import { z } from 'zod'

/** A scheduled airport (docs/specification.md, Airport): three-letter code, and its city and country in English. */
export const airportSchema = z.object({
  code: z.string().length(3),
  name: z.string(),
  city: z.string(),
  country: z.string(),
  countryCode: z.string().length(2),
  /**
   * For a text of three letters: whether it names this airport, by its code or as the beginning of its city's name. A
   * field takes none of the others by itself.
   */
  meant: z.boolean().optional(),
  /** What one has to know about it, such as which airport it took the place of. */
  note: z.string().optional(),
})
export type Airport = z.infer<typeof airportSchema>
