import { eq } from 'drizzle-orm'
import { byName, type RegularTraveler } from '@jatra/contract/traveler/regular-traveler'
import { regularTravelers } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

/** The account's regular travellers, by name; so few that there are no pages. */
export async function listTravelers(
  { db }: { db: Database },
  userId: string,
): Promise<RegularTraveler[]> {
  const rows = await db.select().from(regularTravelers).where(eq(regularTravelers.userId, userId))
  return rows
    .map(({ travelerId, details }) => ({ ...details, travelerId, userId, images: [] }))
    .sort(byName)
}
