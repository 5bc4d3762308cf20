import { listTravelers, saveTraveler } from '@jatra/contract/traveler/endpoints'
import { hasPassport, type RegularTraveler } from '@jatra/contract/traveler/regular-traveler'
import { passportFields, type Traveler } from '@jatra/contract/traveler/traveler'
import { withNationalNumber } from '@jatra/contract/values/phone'
import { DomainError } from '@jatra/contract/http/problem'
import { travelerFields } from '@jatra/design-system/traveler-form'
import type { AppContext } from '~/server/context.server.ts'
import type { SessionUser } from '~/server/session/session.server.ts'
import {
  chosenName,
  fieldName,
  FILL,
  fullName,
  isKeptWhenMissing,
  keepName,
  newTravelerId,
  toValues,
  findSavedTraveler,
} from './saved-travelers.ts'
import { sameContactName } from './shared-contact.ts'
import type { AutofillResult } from './use-autofill.ts'

const PASSPORT = Object.keys(passportFields)

/**
 * The travellers that a form offers to fill in; none when they cannot be read, since the form works without. Where no passport is asked
 * the page gets none.
 */
export async function readSavedTravelers(
  context: AppContext,
  { _id: userId }: SessionUser,
  { passport }: { passport: boolean },
): Promise<RegularTraveler[]> {
  try {
    const { travelers } = await context.api.call(listTravelers, { params: { userId } })
    const written = travelers.map(withNationalNumber)
    return passport ? written : written.map(withoutPassport)
  } catch (error) {
    if (error instanceof DomainError) return []
    throw error
  }
}

function withoutPassport(traveler: RegularTraveler): RegularTraveler {
  const entries = Object.entries(traveler).filter(([field]) => !PASSPORT.includes(field))
  // oxlint-disable-next-line typescript/consistent-type-assertions -- what is left out is optional
  return Object.fromEntries(entries) as RegularTraveler
}

/**
 * Without script: fills the chosen traveller into the form that was sent for this.
 * @returns who was filled in, or null; undefined when the form was sent for another reason
 */
export async function autofillForm(
  form: FormData,
  context: AppContext,
  user: SessionUser,
): Promise<AutofillResult | null | undefined> {
  const given = form.get(FILL)
  if (given === null) return undefined
  const index = typeof given === 'string' && /^\d{1,2}$/.test(given) ? Number(given) : -1
  const people = await readSavedTravelers(context, user, { passport: true })
  const chosen = form.get(chosenName(index))
  const person = people.find(({ travelerId }) => travelerId === chosen)
  if (!person) return null
  const values = toValues(person)
  for (const field of travelerFields) {
    const name = fieldName(index, field)
    if (!form.has(name) || (values[field] === '' && isKeptWhenMissing(field))) continue
    form.set(name, values[field])
  }
  // A saved traveller has a contact of their own.
  form.delete(sameContactName(index))
  return { index, name: fullName(person) }
}

/**
 * Keeps the travellers whose box is ticked, once their order is placed. A traveller who is saved already is updated, and does not
 * lose a passport that this order did not ask for. Nothing that happens here undoes an order.
 */
export async function keepTravelers(
  form: FormData,
  travelers: readonly Traveler[],
  context: AppContext,
  user: SessionUser,
): Promise<void> {
  const ticked = travelers.filter((_, index) => form.get(keepName(index)) !== null)
  if (ticked.length === 0) return
  const people = await readSavedTravelers(context, user, { passport: true })
  await Promise.allSettled(
    ticked.map((traveler) => {
      const known = findSavedTraveler(toValues(traveler), people)
      const travelerId = known?.travelerId ?? newTravelerId(context.now(), context.newId())
      const kept = hasPassport(traveler) ? {} : passportOf(known)
      const body = { ...kept, ...traveler, userId: user._id, travelerId }
      return context.api.call(saveTraveler, { body })
    }),
  )
}

function passportOf(known: RegularTraveler | null): Partial<Traveler> {
  return Object.fromEntries(
    Object.entries(known ?? {}).filter(([field]) => PASSPORT.includes(field)),
  )
}
