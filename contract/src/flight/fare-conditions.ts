import { z } from 'zod'

const conditionSchema = z.object({
  allowed: z.boolean(),
  /** What the airline keeps or charges for all travellers together, integer BDT; null when it is unknown. */
  fee: z.number().int().min(0).nullable(),
})
export type FareCondition = z.infer<typeof conditionSchema>

/**
 * The airline's rules for cancelling or changing tickets before departure, as they stood when these were offered
 * (docs/specification.md, Order). Null where it says nothing.
 */
export const fareConditionsSchema = z.object({
  refund: conditionSchema.nullable(),
  change: conditionSchema.nullable(),
  /**
   * Our own service fee for all travellers together, integer BDT, which stays with us once their tickets are issued.
   * Absent where there is none, or it goes back.
   */
  serviceFee: z.number().int().positive().optional(),
})
export type FareConditions = z.infer<typeof fareConditionsSchema>
