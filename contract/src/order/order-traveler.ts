import { z } from 'zod'

/** A traveller as an order shows it: of the passport only the last three characters leave the API. */
export const orderTravelerSchema = z.object({
  title: z.string(),
  gender: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** `YYYY-MM-DD`. */
  birthDate: z.string(),
  nationality: z.string(),
  /** `******123`; null on a domestic flight. */
  maskedPassportNumber: z.string().nullable(),
  email: z.string(),
  /** `+8801712345678`. */
  phone: z.string(),
})
export type OrderTraveler = z.infer<typeof orderTravelerSchema>
