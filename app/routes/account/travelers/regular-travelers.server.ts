import { fullName } from '@jatra/contract/traveler/person-name'
import { data } from '@remix-run/node'
import { listTravelers, removeTraveler, saveTraveler } from '@jatra/contract/traveler/endpoints'
import { todayInDhaka } from '@jatra/contract/values/dates'
import {
  MAX_REGULAR_TRAVELERS,
  regularTravelerSchema,
  type RegularTraveler,
} from '@jatra/contract/traveler/regular-traveler'
import { birthDateOf, expiresSoon, passportExpiryOf } from '@jatra/contract/traveler/traveler'
import { DomainError } from '@jatra/contract/http/problem'
import type { AppContext } from '~/server/context.server.ts'
import { orUnavailable } from '~/server/loaders/failed-call.server.ts'
import type { SessionUser } from '~/server/session/session.server.ts'
import { formatDate } from '~/messages/format.ts'

/** The list as its page shows it: only the last three characters of a passport number, as on an order. */
export async function viewTravelers(
  context: AppContext,
  user: SessionUser,
  savedId: string | null,
) {
  const { travelers } = await context.api
    .call(listTravelers, { params: { userId: user._id } })
    .catch(orUnavailable)
  const today = todayInDhaka(context.now())
  const saved = travelers.find(({ travelerId }) => travelerId === savedId)
  return {
    travelers: travelers.map((traveler) => viewTraveler(traveler, today)),
    most: MAX_REGULAR_TRAVELERS,
    saved: saved ? { id: saved.travelerId, name: fullName(saved) } : null,
  }
}

function viewTraveler(traveler: RegularTraveler, today: string) {
  const { travelerId: id, title, passportNumber } = traveler
  const expiry = passportExpiryOf(traveler)
  return {
    id,
    title,
    name: fullName(traveler),
    born: formatDate(birthDateOf(traveler) ?? ''),
    passport: passportNumber ? passportNumber.slice(-3).padStart(passportNumber.length, '*') : null,
    expiry: expiry ? formatDate(expiry) : null,
    state: expiry ? stateOf(expiry, today) : ('good' as const),
  }
}

function stateOf(expiry: string, today: string) {
  if (expiry < today) return 'expired' as const
  return expiresSoon(expiry, today) ? ('soon' as const) : ('good' as const)
}

/** The outcome of removing a traveller or undoing it. */
interface ListAnswer {
  /** The removed traveller with all fields, for undo. */
  removed: RegularTraveler | null
  /** The name of the traveller who was put back. */
  restored: string | null
  error: string | null
}
const nothing: ListAnswer = { removed: null, restored: null, error: null }

/** Removes a traveller, or puts them back as they were. */
export async function changeList(form: FormData, context: AppContext, user: SessionUser) {
  try {
    const id = form.get('remove')
    if (typeof id === 'string') return { ...nothing, removed: await remove(id, context, user) }
    const back = readRemoved(form.get('restore'), user)
    await context.api.call(saveTraveler, { body: back })
    return { ...nothing, restored: fullName(back) }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return data({ ...nothing, error: error.message }, { status: error.status })
  }
}

/** A traveller who is gone already counts as removed. */
async function remove(travelerId: string, context: AppContext, { _id: userId }: SessionUser) {
  const params = { userId, travelerId }
  const { travelers } = await context.api.call(listTravelers, { params: { userId } })
  const found = travelers.find((one) => one.travelerId === travelerId)
  if (!found) return null
  await context.api.call(removeTraveler, { params })
  return found
}

/** @throws 400 for what this page has not sent */
function readRemoved(given: FormDataEntryValue | null, user: SessionUser): RegularTraveler {
  const parsed = regularTravelerSchema.safeParse(asJson(given))
  if (!parsed.success) throw data(null, { status: 400 })
  return { ...parsed.data, userId: user._id }
}

function asJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return null
  }
}
