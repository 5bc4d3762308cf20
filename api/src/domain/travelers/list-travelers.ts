import { eq } from 'drizzle-orm'
import {
  byName,
  regularTravelerSchema,
  type RegularTraveler,
} from '@jatra/contract/traveler/regular-traveler'
import { regularTravelers } from '../../db/schema.ts'
import { parseStored } from '../parse-stored.ts'
import type { TravelerDeps } from './traveler-deps.ts'

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
