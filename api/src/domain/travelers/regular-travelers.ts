import { eq, and } from 'drizzle-orm'
import {
  byName,
  regularTravelerSchema,
  type RegularTraveler,
  MAX_REGULAR_TRAVELERS,
} from '@jatra/contract/traveler/regular-traveler'
import { regularTravelers, users } from '../../db/schema.ts'
import { parseStored } from '../parse-stored.ts'
import {
  travelerUnknown,
  checkRegularTraveler,
  tooManyTravelers,
} from '@jatra/contract/traveler/regular-traveler-validation'
import { signInRequired } from '@jatra/contract/account/account-errors'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { isAccount } from '../auth/get-user.ts'
import type { DoneKey } from '@jatra/contract/messages/done'
import type { Logger } from '@jatra/contract/observability/logging'
import type { Database } from '../../db/types.ts'

/** The account's regular travellers, by name; so few that there are no pages. */
export async function listTravelers(
  { db, log }: Pick<TravelerDeps, 'db' | 'log'>,
  userId: string,
): Promise<RegularTraveler[]> {
  const rows = await db.select().from(regularTravelers).where(eq(regularTravelers.userId, userId))
  return rows
    .flatMap(({ travelerId: id, details }) => {
      const traveler = { ...details, travelerId: id, userId }
      return parseStored(regularTravelerSchema, traveler, { kind: 'traveler', id }, log) ?? []
    })
    .sort(byName)
}

/**
 * Removes one of the account's regular travellers.
 * @returns what to say, and the whole list after it
 * @throws DomainError not_found
 */
export async function removeTraveler(
  { db, log }: Pick<TravelerDeps, 'db' | 'log'>,
  userId: string,
  travelerId: string,
): Promise<ChangedTravelers> {
  const [removed] = await db
    .delete(regularTravelers)
    .where(and(eq(regularTravelers.userId, userId), eq(regularTravelers.travelerId, travelerId)))
    .returning({ id: regularTravelers.travelerId })
  if (!removed) throw travelerUnknown()
  return { said: 'travelerRemoved', travelers: await listTravelers({ db, log }, userId) }
}

/**
 * Adds a regular traveller, or updates the one with this travelerId.
 *
 * @returns what to say, and the whole list after it
 * @throws DomainError invalid_input, too_many_travelers for one more than an account may keep, or unauthenticated when it
 * was deleted meanwhile
 */
export async function saveTraveler(
  { db, clock, log }: TravelerDeps,
  given: RegularTraveler,
): Promise<ChangedTravelers> {
  const { userId, travelerId } = given
  const now = new Date(clock())
  const details = checkRegularTraveler(given, todayInDhaka(clock()))
  return db.transaction(async (tx) => {
    // Counted under one lock, so that concurrent requests cannot exceed the limit; none is kept of an account that is
    // deleted at the same moment.
    const [account] = await tx
      .select({ id: users.id })
      .from(users)
      .where(isAccount(userId))
      .for('no key update')
    if (!account) throw signInRequired()
    const kept = await tx
      .select({ travelerId: regularTravelers.travelerId })
      .from(regularTravelers)
      .where(eq(regularTravelers.userId, userId))
    const known = kept.some((one) => one.travelerId === travelerId)
    if (!known && kept.length >= MAX_REGULAR_TRAVELERS) throw tooManyTravelers()
    await tx
      .insert(regularTravelers)
      .values({ userId, travelerId, details, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({
        target: [regularTravelers.userId, regularTravelers.travelerId],
        set: { details, updatedAt: now },
      })
    const said = known ? 'travelerUpdated' : 'travelerAdded'
    return { said, travelers: await listTravelers({ db: tx, log }, userId) }
  })
}

export interface TravelerDeps {
  db: Database
  /** Epoch milliseconds. */
  clock: () => number
  log: Logger
}

/** After a change: what to say, and the list that takes the old one's place. */
export interface ChangedTravelers {
  said: DoneKey
  travelers: RegularTraveler[]
}
