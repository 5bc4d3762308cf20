import type { TravelerField, TravelerValues } from '@jatra/design-system/traveler-form'
import { fieldName } from './saved-travelers.ts'

const CONTACT = [
  'countryNumberCode',
  'mobileNumber',
  'email',
  'address',
] as const satisfies readonly TravelerField[]
const BOX = /^sameContact\[(\d{1,2})\]$/

/** The box that gives a traveller the contact of the first one. */
export const sameContactName = (index: number) => `sameContact[${String(index)}]`

/**
 * Copies the first traveller's contact to those whose box is ticked, in a form as it is sent. Each traveller carries a
 * contact from then on, so the browser, the action and the API check the same.
 */
export function withOneContact(form: FormData): FormData {
  for (const [name] of [...form]) {
    const index = Number(BOX.exec(name)?.[1] ?? 0)
    if (index === 0) continue
    for (const field of CONTACT) {
      const first = form.get(fieldName(0, field))
      if (typeof first === 'string') form.set(fieldName(index, field), first)
    }
  }
  return form
}

/** Whether a traveller's fields say nothing else than those of the first: then the box starts ticked. */
export function isSameContact(own: TravelerValues = {}, first: TravelerValues = {}): boolean {
  if (!own.email && !own.mobileNumber) return true
  return CONTACT.every((field) => (own[field] ?? '') === (first[field] ?? ''))
}
