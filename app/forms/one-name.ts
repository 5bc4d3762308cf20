import type { PersonName } from '@jatra/contract/traveler/person-name'

const BOX = /^(travelers\[\d{1,2}\]|traveler)\.singleName$/

/**
 * A name that stands alone is the last name, whichever of the two fields it was typed in; the form hides the other field.
 * The browser, the action and the API then validate the same data.
 */
export function withOneName(form: FormData): FormData {
  for (const [box] of [...form]) {
    const prefix = BOX.exec(box)?.[1]
    if (prefix === undefined) continue
    const [firstName, lastName] = ['firstName', 'lastName'].map((field) => {
      const typed = form.get(`${prefix}.${field}`)
      return typeof typed === 'string' ? typed : ''
    })
    form.set(`${prefix}.lastName`, lastName?.trim() || firstName || '')
    form.set(`${prefix}.firstName`, '')
  }
  return form
}

/** The same of values that stand in a form. */
export const oneNameOf = <Values extends Partial<PersonName> & { singleName?: string }>(
  values: Values,
): Values =>
  values.singleName === 'on'
    ? { ...values, firstName: '', lastName: values.lastName?.trim() || values.firstName }
    : values
