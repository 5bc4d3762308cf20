import { travelerFields, type TravelerValues } from '@jatra/design-system/traveler-form'

/** The submitted fields of a form or of one of its groups; none when nothing was submitted. */
export function fieldsOf(sent: unknown): Partial<Record<string, unknown>> {
  return typeof sent === 'object' && sent !== null ? { ...sent } : {}
}

/** The submitted values of one traveller. */
export function travelerValuesOf(sent: unknown): TravelerValues {
  const fields = fieldsOf(sent)
  return Object.fromEntries(
    travelerFields.flatMap((field) => {
      const value = fields[field]
      return typeof value === 'string' ? [[field, value]] : []
    }),
  )
}

/** The submitted values of each traveller; undefined when nothing was submitted. */
export function travelersValuesOf(sent: unknown): TravelerValues[] | undefined {
  return Array.isArray(sent) ? Array.from(sent, travelerValuesOf) : undefined
}
