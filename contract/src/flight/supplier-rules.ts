import { z } from 'zod'

/** What a supplier would refuse for certain, as data: it is checked before anybody pays. */
export const supplierRulesSchema = z.object({
  /** Letters of a first name and of a last name at most, as they are sent. */
  nameLength: z.number().int().min(1),
  /** What a name may hold besides letters and spaces. Other signs are sent as spaces. */
  nameSigns: z.string(),
  /** What is sent as the first name of a person with one name: FNU (first name unknown), or that name once more. */
  oneName: z.enum(['FNU', 'repeat']),
  /** Whether two travellers of a booking may be called the same. */
  sameNames: z.boolean(),
  /** Infants on the lap of one adult at most. */
  infantsPerAdult: z.number().int().min(0),
})
export type SupplierRules = z.infer<typeof supplierRulesSchema>
