import { and, eq, exists, gte, lt, ne, not, sql } from 'drizzle-orm'
import { DAY_MS, MINUTE_MS } from '@jatra/contract/values/time-units'
import {
  accessTokens,
  flightSearches,
  gatewayTokens,
  idempotencyKeys,
  loginCodes,
  orders,
  outbox,
  passportDrafts,
  passwordResets,
  rateLimits,
  oauthSignIns,
  unpaidHolds,
} from '../db/schema.ts'
import type { Database } from '../db/types.ts'
import { isUnended } from './outbox/enqueue-email.ts'
import type { SessionDeps } from './auth/find-session.ts'

/** An ended search is still known as ended (410) for a day; then it is unknown (404). */
const SEARCH_REMAINS_MS = DAY_MS
/** Searches that ended this recently may still have their offers; a sweep comes every minute. */
const SEARCH_EMPTIED_MS = 10 * MINUTE_MS
/** Idempotency keys older than this are deleted. */
const KEY_REMAINS_MS = 7 * DAY_MS
/** For a gateway's token that nothing renews, of an account that is no longer used. */
const TOKEN_REMAINS_MS = DAY_MS

/**
 * Removes expired data (decision 037); passports and documents are removed by steps of their own. Orders keep their own
 * copy of an offer, and of a passport the masked number.
 */
export async function sweepEnded({ db, clock }: SessionDeps): Promise<void> {
  const now = clock()
  const before = (remains: number) => new Date(now - remains)
  await db.delete(accessTokens).where(lt(accessTokens.expiresAt, before(0)))
  await db.delete(rateLimits).where(lt(rateLimits.expiresAt, before(0)))
  await db.delete(oauthSignIns).where(lt(oauthSignIns.expiresAt, before(0)))
  await db.delete(passportDrafts).where(lt(passportDrafts.expiresAt, before(0)))
  await db.delete(loginCodes).where(lt(loginCodes.expiresAt, before(0)))
  await db.delete(flightSearches).where(lt(flightSearches.endsAt, before(SEARCH_REMAINS_MS)))
  await emptySearches(db, before(SEARCH_EMPTIED_MS), before(0))
  await db.delete(gatewayTokens).where(lt(gatewayTokens.expiresAt, before(TOKEN_REMAINS_MS)))
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, before(0)))
  // A finished email is due when its row may be deleted.
  await db.delete(outbox).where(and(not(isUnended), lt(outbox.dueAt, before(0))))
  await sweepHolds(db)
  await sweepKeys(db, before(KEY_REMAINS_MS))
}

/** Unpaid holds of closed orders. */
async function sweepHolds(db: Database): Promise<void> {
  const ended = db
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.id, unpaidHolds.orderId), ne(orders.paymentStatus, 'pending')))
  await db.delete(unpaidHolds).where(exists(ended))
}

/** An expired search is only asked whether it existed, and its offers are nearly all of its size. */
async function emptySearches(db: Database, from: Date, until: Date): Promise<void> {
  await db
    .update(flightSearches)
    .set({ offers: [] })
    .where(
      and(
        gte(flightSearches.endsAt, from),
        lt(flightSearches.endsAt, until),
        ne(flightSearches.offers, sql`'[]'::jsonb`),
      ),
    )
}

/** Keys of closed orders: a pending one may still be asked for its page. */
async function sweepKeys(db: Database, before: Date): Promise<void> {
  const ended = db
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.id, idempotencyKeys.orderId), ne(orders.paymentStatus, 'pending')))
  await db.delete(idempotencyKeys).where(and(lt(idempotencyKeys.createdAt, before), exists(ended)))
}
