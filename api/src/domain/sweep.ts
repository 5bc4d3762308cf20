import { lt } from 'drizzle-orm'
import { accessTokens, flightSearches, rateLimits } from '../db/schema.ts'
import type { SessionDeps } from './auth/find-session.ts'

/** An ended search is still known as ended (410) for a day; then it is unknown (404). */
const SEARCH_REMAINS_MS = 24 * 60 * 60 * 1000

/** Removes what has ended: tokens, counts and searches. Orders keep their own copy of an offer. */
export async function sweepEnded({ db, clock }: SessionDeps): Promise<void> {
  const now = clock()
  await db.delete(accessTokens).where(lt(accessTokens.expiresAt, new Date(now)))
  await db.delete(rateLimits).where(lt(rateLimits.expiresAt, new Date(now)))
  await db
    .delete(flightSearches)
    .where(lt(flightSearches.endsAt, new Date(now - SEARCH_REMAINS_MS)))
}
