import { travelerFields, type TravelerValues } from '@jatra/design-system/traveler-form'

/** The fields of what a form sent, or of one of its groups; none when nothing was sent. */
export function fieldsOf(sent: unknown): Partial<Record<string, unknown>> {
  return typeof sent === 'object' && sent !== null ? { ...sent } : {}
}

/** What was typed of one traveller. */
export function travelerValuesOf(sent: unknown): TravelerValues {
  const fields = fieldsOf(sent)
  return Object.fromEntries(
    travelerFields.flatMap((field) => {
      const value = fields[field]
      return typeof value === 'string' ? [[field, value]] : []
    }),
  )
}

/** What was typed of each traveller; undefined when nothing was sent. */
export function travelersValuesOf(sent: unknown): TravelerValues[] | undefined {
  return Array.isArray(sent) ? Array.from(sent, travelerValuesOf) : undefined
}
