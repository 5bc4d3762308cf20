import { z } from 'zod'

const conditionSchema = z.object({
  allowed: z.boolean(),
  /** What the airline keeps or charges for all travellers together, integer BDT; null when it is unknown. */
  fee: z.number().int().min(0).nullable(),
})
export type FareCondition = z.infer<typeof conditionSchema>

/**
 * The airline's rules for cancelling or changing tickets before departure, as it stood when they were offered
 * (docs/specification.md, Order; decision 116). Null where it says nothing.
 */
export const fareConditionsSchema = z.object({
  refund: conditionSchema.nullable(),
  change: conditionSchema.nullable(),
})
export type FareConditions = z.infer<typeof fareConditionsSchema>
