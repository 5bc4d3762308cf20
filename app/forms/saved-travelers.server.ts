import { fullName } from '@jatra/contract/traveler/person-name'
import { listTravelers, saveTraveler } from '@jatra/contract/traveler/endpoints'
import { hasPassport, type RegularTraveler } from '@jatra/contract/traveler/regular-traveler'
import { passportFields, type Traveler } from '@jatra/contract/traveler/traveler'
import { withNationalNumber } from '@jatra/contract/traveler/phone'
import { DomainError } from '@jatra/contract/http/problem'
import { travelerFields } from '@jatra/design-system/traveler-form'
import type { AppContext } from '~/server/context.server.ts'
import type { NotSaved, SessionUser } from '~/server/session/session.server.ts'
import {
  chosenName,
  fieldName,
  FILL,
  isKeptWhenMissing,
  keepName,
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
  const box = fieldName(index, 'singleName')
  if (values.singleName) form.set(box, values.singleName)
  else form.delete(box)
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
 * lose a passport that this order did not ask for. Nothing that happens here undoes an order. Where the list cannot be
 * read nobody is saved, since they may be in it.
 * @param orderId of their order, which names those who are new: the same form sent twice at once saves them once
 * @returns null when all are saved
 */
export async function keepTravelers(
  form: FormData,
  travelers: readonly Traveler[],
  orderId: string,
  { api }: Pick<AppContext, 'api'>,
  { _id: userId }: SessionUser,
): Promise<NotSaved | null> {
  const ticked = travelers.flatMap((traveler, index) =>
    form.get(keepName(index)) === null ? [] : { traveler, index },
  )
  if (ticked.length === 0) return null
  let people: RegularTraveler[]
  try {
    const list = await api.call(listTravelers, { params: { userId } })
    people = list.travelers.map(withNationalNumber)
  } catch (error) {
    if (error instanceof DomainError) return 'failed'
    throw error
  }
  const saved = await Promise.allSettled(
    ticked.map(({ traveler, index }) => {
      const known = findSavedTraveler(toValues(traveler), people)
      const travelerId = known?.travelerId ?? `${orderId}-${index}`
      const kept = hasPassport(traveler) ? {} : passportOf(known)
      return api.call(saveTraveler, { body: { ...kept, ...traveler, userId, travelerId } })
    }),
  )
  const reasons = saved.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []))
  if (reasons.length === 0) return null
  return reasons.some(isListFull) ? 'full' : 'failed'
}

const isListFull = (reason: unknown): boolean =>
  reason instanceof DomainError && reason.code === 'too_many_travelers'

function passportOf(known: RegularTraveler | null): Partial<Traveler> {
  return Object.fromEntries(
    Object.entries(known ?? {}).filter(([field]) => PASSPORT.includes(field)),
  )
}
