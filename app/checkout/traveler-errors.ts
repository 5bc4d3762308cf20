import { travelerFields } from '@jatra/design-system/traveler-form'

/** The form's messages at one traveller's fields, the first of each. */
export function travelerErrors(all: Record<string, string[]>, index: number) {
  return Object.fromEntries(
    travelerFields.flatMap((field) => {
      const [first] = all[`travelers[${index}].${field}`] ?? []
      return first ? [[field, first]] : []
    }),
  )
}
