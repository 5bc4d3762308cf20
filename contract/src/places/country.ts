import { z } from 'zod'

/** A country of the countries list. */
export const countrySchema = z.object({
  /** ISO 3166 alpha-2. */
  code: z.string(),
  name: z.string(),
  /** As the country writes it. */
  native: z.string(),
  /** With the plus sign, `+880`. */
  phone: z.string(),
  continent: z.string(),
  /** Empty where there is none. */
  capital: z.string(),
  /** ISO 4217. */
  currency: z.array(z.string()),
  languages: z.array(
    z.object({
      /** ISO 639-1. */
      code: z.string(),
      name: z.string(),
      native: z.string(),
      /** Written from right to left. */
      rtl: z.boolean(),
    }),
  ),
  /** Emoji. */
  flag: z.string(),
})
export type CountryDetails = z.infer<typeof countrySchema>
