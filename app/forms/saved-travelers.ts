import type { Traveler } from '@jatra/contract/traveler/traveler'
import { oneNameOf } from './one-name.ts'
import type { TravelerField, TravelerValues } from '@jatra/design-system/traveler-form'

/** A saved traveller as form values; missing values are empty. A field that the form does not ask for does not compile. */
export function toValues(
  traveler: Traveler,
): Required<TravelerValues> & Record<keyof Traveler, string> {
  const text = (value: string | number | undefined) => (value === undefined ? '' : String(value))
  return {
    title: traveler.title,
    gender: traveler.gender,
    firstName: traveler.firstName,
    lastName: traveler.lastName,
    singleName: traveler.singleName ? 'on' : '',
    birthYear: text(traveler.birthYear),
    birthMonth: text(traveler.birthMonth),
    birthDay: text(traveler.birthDay),
    nationality: traveler.nationality,
    passportExYear: text(traveler.passportExYear),
    passportExMonth: text(traveler.passportExMonth),
    passportExDay: text(traveler.passportExDay),
    passportNumber: text(traveler.passportNumber),
    passportCountry: text(traveler.passportCountry),
    countryNumberCode: `+${traveler.countryNumberCode}`,
    mobileNumber: traveler.mobileNumber,
    email: traveler.email,
    address: text(traveler.address),
  }
}

const SAME = ['firstName', 'lastName', 'birthYear', 'birthMonth', 'birthDay'] as const
const fold = (text: string | undefined) => (text ?? '').trim().toLowerCase()

/** The saved traveller whose name and birth date equal the form's. */
export function findSavedTraveler<Person extends Traveler>(
  values: TravelerValues,
  people: readonly Person[],
): Person | null {
  const typed = oneNameOf(values)
  const same = (one: Person) => {
    const known = toValues(one)
    return SAME.every((field) => fold(known[field]) === fold(typed[field]))
  }
  return people.find(same) ?? null
}

/** From time and random text (docs/specification.md, Regular travellers). */
export function newTravelerId(now: number, random: string): string {
  return `${now.toString(36)}-${random.replace(/[^A-Za-z0-9]/g, '').slice(0, 16)}`
}

/** Field names of a booking form: a traveller's fields, the saved traveller to autofill, and the box that saves them. */
export const fieldName = (index: number, field: TravelerField) => `travelers[${index}].${field}`
export const chosenName = (index: number) => `saved[${index}]`
export const keepName = (index: number) => `keep[${index}]`
/** Whether a submitted form had a traveller's box ticked. */
export function isTicked(
  sent: Record<string, unknown> | undefined,
  index: number,
  box: 'keep' | 'sameContact' = 'keep',
): boolean {
  const boxes: unknown = sent?.[box]
  return Array.isArray(boxes) && boxes[index] !== undefined && boxes[index] !== null
}
/** Name of the autofill button without script; its value is the block's index. */
export const FILL = 'fill'
/** Fields that drafts leave out: the autofill choice and the checkbox. */
export const NOT_TYPED = /^(saved|keep)\[/

/**
 * Fields that autofill leaves alone when the saved traveller has no value. Passport fields are emptied instead, so no
 * passport stays beside another person's name.
 */
export const isKeptWhenMissing = (field: TravelerField) => field === 'address'
