import type { RegularTraveler } from '@jatra/contract/traveler/regular-traveler'
import type { Traveler } from '@jatra/contract/traveler/traveler'
import type { TravelerField, TravelerValues } from '@jatra/design-system/traveler-form'

/** Somebody as the fields of a traveller form hold them. What is not kept is an empty field. */
export function toValues(traveler: Traveler): Required<TravelerValues> {
  const text = (value: string | number | undefined) => (value === undefined ? '' : String(value))
  return {
    title: traveler.title,
    gender: traveler.gender,
    firstName: traveler.firstName,
    lastName: traveler.lastName,
    birthYear: text(traveler.birthYear),
    birthMonth: text(traveler.birthMonth),
    birthDay: text(traveler.birthDay),
    nationality: traveler.nationality,
    passportExYear: text(traveler.passportExYear),
    passportExMonth: text(traveler.passportExMonth),
    passportExDay: text(traveler.passportExDay),
    passportNumber: text(traveler.passportNumber),
    countryNumberCode: `+${traveler.countryNumberCode}`,
    mobileNumber: traveler.mobileNumber,
    email: traveler.email,
    address: text(traveler.address),
  }
}

export function fullName({ firstName, lastName }: Pick<Traveler, 'firstName' | 'lastName'>) {
  return `${firstName} ${lastName}`
}

const SAME = ['firstName', 'lastName', 'birthYear', 'birthMonth', 'birthDay'] as const
const fold = (text: string | undefined) => (text ?? '').trim().toLowerCase()

/** Who of these stands in the fields: the same name, born on the same day. */
export function findSavedTraveler<Person extends Traveler>(
  values: TravelerValues,
  people: readonly Person[],
): Person | null {
  const same = (one: Person) => {
    const known = toValues(one)
    return SAME.every((field) => fold(known[field]) === fold(values[field]))
  }
  return people.find(same) ?? null
}

/** From time and random text (spec section 2). */
export function newTravelerId(now: number, random: string): string {
  return `${now.toString(36)}-${random.replace(/[^A-Za-z0-9]/g, '').slice(0, 16)}`
}

/** Where what is typed of somebody waits in this tab. */
export const travelerDraft = (travelerId: RegularTraveler['travelerId']) =>
  `jatra.traveler.${travelerId}`

/** Names of a booking's fields: of a traveller, of whom to fill in, and of whom to keep for next time. */
export const fieldName = (index: number, field: TravelerField) => `travelers[${index}].${field}`
export const chosenName = (index: number) => `saved[${index}]`
export const keepName = (index: number) => `keep[${index}]`
/** Whether a form that comes back was sent with a traveller's box ticked. */
export function isTicked(
  sent: Record<string, unknown> | undefined,
  index: number,
  box: 'keep' | 'sameContact' = 'keep',
): boolean {
  const boxes: unknown = sent?.[box]
  return Array.isArray(boxes) && boxes[index] !== undefined && boxes[index] !== null
}
/** The button that fills in without script sends the block's place under this name. */
export const FILL = 'fill'
/** Choices and boxes are no text that a draft could keep. */
export const NOT_TYPED = /^(saved|keep)\[/

/**
 * A passport never stays beside another person's name, so what is not saved of it is emptied; an address that was typed
 * may well be theirs too.
 */
export const isKeptWhenMissing = (field: TravelerField) => field === 'address'
