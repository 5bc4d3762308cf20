import { z } from 'zod'

const conditionSchema = z.object({
  allowed: z.boolean(),
  /** What the airline keeps or asks for everybody together, integer BDT; null when it does not say. */
  fee: z.number().int().min(0).nullable(),
})
export type FareCondition = z.infer<typeof conditionSchema>

/**
 * What the airline says of giving tickets back or changing them before departure, as it stood when they were offered
 * (docs/specification.md, Order; decision 116). Null where it says nothing.
 */
export const fareConditionsSchema = z.object({
  refund: conditionSchema.nullable(),
  change: conditionSchema.nullable(),
})
export type FareConditions = z.infer<typeof fareConditionsSchema>
