import { and, eq, exists, gte, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { FLOWN_PASSPORT_DAYS } from '@jatra/contract/account/account-limits'
import { DAY_MS, MINUTE_MS } from '@jatra/contract/values/time-units'
import {
  accessTokens,
  flightOrders,
  flightSearches,
  gatewayTokens,
  idempotencyKeys,
  loginCodes,
  orderPassports,
  orders,
  outbox,
  passportDrafts,
  passwordResets,
  rateLimits,
  sandboxRefunds,
  sandboxSessions,
  sandboxWalletPayments,
  sandboxWalletRefunds,
  oauthSignIns,
  unpaidHolds,
} from '../db/schema.ts'
import type { Database } from '../db/types.ts'
import type { SessionDeps } from './auth/find-session.ts'

/** An ended search is still known as ended (410) for a day; then it is unknown (404). */
const SEARCH_REMAINS_MS = DAY_MS
/** Searches that ended so recently may still have their offers; a sweep comes every minute. */
const SEARCH_EMPTIED_MS = 10 * MINUTE_MS
/** Idempotency keys older than this are deleted. */
const KEY_REMAINS_MS = 7 * DAY_MS
/** A gateway's token that nobody renewed: of an account that is used no more. */
const TOKEN_REMAINS_MS = DAY_MS
/** The sandboxes' books: an order waits for its payment for less than an hour. */
const SANDBOX_REMAINS_MS = 7 * DAY_MS
/** Of what was paid: a flight is sold a year ahead, and its money may go back until it has flown. */
const SANDBOX_PAID_REMAINS_MS = 400 * DAY_MS
/** Of an order that came to nothing: until then its traveller may call and ask. */
const UNPAID_PASSPORT_REMAINS_MS = 30 * DAY_MS
/** After its last flight: until then a traveller may dispute how they were carried. */
const FLOWN_PASSPORT_REMAINS_MS = FLOWN_PASSPORT_DAYS * DAY_MS

/**
 * Removes expired data (docs/decisions/037). Orders keep their own copy of an offer, and
 * of a passport the masked number.
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
  await sweepSandboxes(db, before(SANDBOX_REMAINS_MS), before(SANDBOX_PAID_REMAINS_MS))
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, before(0)))
  // A finished email is due when its row may be deleted.
  const done = or(isNotNull(outbox.sentAt), isNotNull(outbox.failedAt))
  await db.delete(outbox).where(and(done, lt(outbox.dueAt, before(0))))
  await sweepHolds(db)
  await sweepKeys(db, before(KEY_REMAINS_MS))
  await sweepPassports(db, before(UNPAID_PASSPORT_REMAINS_MS))
  await sweepFlownPassports(db, before(FLOWN_PASSPORT_REMAINS_MS))
}

async function sweepSandboxes(db: Database, unpaid: Date, paid: Date): Promise<void> {
  const ended = or(
    lt(sandboxSessions.createdAt, paid),
    and(lt(sandboxSessions.createdAt, unpaid), isNull(sandboxSessions.valId)),
  )
  await db.delete(sandboxSessions).where(ended)
  await db.delete(sandboxRefunds).where(lt(sandboxRefunds.createdAt, paid))
  const endedAtWallet = or(
    lt(sandboxWalletPayments.createdAt, paid),
    and(lt(sandboxWalletPayments.createdAt, unpaid), isNull(sandboxWalletPayments.trxId)),
  )
  await db.delete(sandboxWalletPayments).where(endedAtWallet)
  await db.delete(sandboxWalletRefunds).where(lt(sandboxWalletRefunds.createdAt, paid))
}

/** Unpaid holds of orders that are closed. */
async function sweepHolds(db: Database): Promise<void> {
  const ended = db
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.id, unpaidHolds.orderId), ne(orders.paymentStatus, 'pending')))
  await db.delete(unpaidHolds).where(exists(ended))
}

/** That a search has ended is all that is asked of it from then on, and its offers are nearly all of its size. */
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

/** Keys of orders that have ended: one that still waits may be asked for its page again. */
async function sweepKeys(db: Database, before: Date): Promise<void> {
  const ended = db
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.id, idempotencyKeys.orderId), ne(orders.paymentStatus, 'pending')))
  await db.delete(idempotencyKeys).where(and(lt(idempotencyKeys.createdAt, before), exists(ended)))
}

/** Passports of orders that were closed unpaid. */
async function sweepPassports(db: Database, before: Date): Promise<void> {
  const unpaid = db
    .select({ one: sql`1` })
    .from(orders)
    .where(
      and(
        eq(orders.id, orderPassports.orderId),
        inArray(orders.paymentStatus, ['failed', 'cancelled', 'expired']),
        lt(orders.settledAt, before),
      ),
    )
  await db.delete(orderPassports).where(exists(unpaid))
}

/** Passports of flights that landed before then, to the day: an offer says its times on the clock of the airport. */
async function sweepFlownPassports(db: Database, before: Date): Promise<void> {
  const lands = sql`${flightOrders.offer} #>> '{itineraries,-1,segments,-1,arrival,at}'`
  const flown = db
    .select({ one: sql`1` })
    .from(flightOrders)
    .where(and(eq(flightOrders.orderId, orderPassports.orderId), lt(lands, before.toISOString())))
  await db.delete(orderPassports).where(exists(flown))
}
