import type { TravelerField, TravelerValues } from '@jatra/design-system/traveler-form'
import { fieldName } from './saved-travelers.ts'

const CONTACT = [
  'countryNumberCode',
  'mobileNumber',
  'email',
  'address',
] as const satisfies readonly TravelerField[]
const BOX = /^sameContact\[(\d{1,2})\]$/

/** Name of the checkbox that copies the first traveller's contact. */
export const sameContactName = (index: number) => `sameContact[${String(index)}]`

/**
 * Copies the first traveller's contact to those with the checkbox ticked. After that each traveller has a contact, so the
 * browser, the action and the API validate the same data.
 */
export function withSharedContact(form: FormData): FormData {
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

/** Whether a traveller's contact equals the first one's or is empty; the checkbox then starts ticked. */
export function isSameContact(own: TravelerValues = {}, first: TravelerValues = {}): boolean {
  if (!own.email && !own.mobileNumber) return true
  return CONTACT.every((field) => (own[field] ?? '') === (first[field] ?? ''))
}
