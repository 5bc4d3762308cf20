import { and, eq } from 'drizzle-orm'
import { travelerUnknown } from '@jatra/contract/traveler/regular-traveler-validation'
import { regularTravelers } from '../../db/schema.ts'
import { listTravelers } from './list-travelers.ts'
import type { ChangedTravelers, TravelerDeps } from './traveler-deps.ts'

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
