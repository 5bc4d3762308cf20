import { createHash } from 'node:crypto'
import { getTableColumns, inArray, sql } from 'drizzle-orm'
import { addressSubjects } from '@jatra/contract/http/address-subject'
import { serviceUnavailable } from '@jatra/contract/http/http-errors'
import { DomainError } from '@jatra/contract/http/problem'
import { wasUndone } from '../db/database-failure.ts'
import { rateLimits } from '../db/schema.ts'
import type { Database } from '../db/types.ts'
import type { Logger } from '@jatra/contract/observability/logging'

/**
 * In `returning` of a statement: its commit does not wait for the disk, but reaches it with the next one that does. For
 * rows that may be lost when the process is killed before that. Never within a transaction, whose other rows would not
 * wait either.
 */
const committedLater = sql<string>`set_config('synchronous_commit', 'off', true)`

/** How many attempts are allowed in a window that starts with the first one. */
export interface Limit {
  max: number
  seconds: number
}

/**
 * Addresses get generous limits, because whole mobile networks share one. Guessing one account's password is limited
 * tightly per address and a bit less over all addresses; the owner is locked out for one window at most.
 */
export const defaultLimits = {
  registerByAddress: { max: 100, seconds: 3600 },
  loginByAddress: { max: 300, seconds: 900 },
  loginByAddressAndIdentifier: { max: 10, seconds: 900 },
  loginByIdentifier: { max: 50, seconds: 900 },
  changePasswordByUser: { max: 10, seconds: 900 },
  forgotByAddress: { max: 50, seconds: 3600 },
  /** Emails for one mailbox; a request beyond it gets the same answer, and no email is sent. */
  forgotByEmail: { max: 5, seconds: 3600 },
  /** Emails to an unverified address; beyond the limit the request succeeds and no email is sent. */
  emailByMailbox: { max: 20, seconds: 3600 },
  emailByUser: { max: 40, seconds: 3600 },
  resetByAddress: { max: 100, seconds: 3600 },
  confirmByAddress: { max: 100, seconds: 3600 },
  /** Emails with the link that confirms an address. */
  confirmationByUser: { max: 5, seconds: 3600 },
  /** Each leaves a row for ten minutes. */
  signInByAddress: { max: 300, seconds: 900 },
  searchByAddress: { max: 300, seconds: 300 },
  paymentByUser: { max: 60, seconds: 600 },
  /** Unpaid orders are stored too, so they must not pile up. */
  paymentByUserDaily: { max: 300, seconds: 86_400 },
  /** Enough for nine travellers with ten documents each, and some failed uploads. */
  documentByUser: { max: 150, seconds: 600 },
  pictureByUser: { max: 30, seconds: 600 },
  /** Wrong passwords typed in a signed-in session. */
  deleteByUser: { max: 10, seconds: 900 },
  /** Each collects all orders of the account. */
  exportByUser: { max: 10, seconds: 600 },
  /** Nine passports with corrections: each pause in typing saves. */
  passportDraftByUser: { max: 600, seconds: 600 },
  /** Each renders a file with embedded fonts. */
  receiptByUser: { max: 60, seconds: 600 },
  /** Passports and documents that a member of staff opens: a day's work, and not a copy of all that there are. */
  openedByStaff: { max: 200, seconds: 3600 },
  /** Wrong references and names from one address, and wrong names for one reference (decision 119). */
  verifyByAddress: { max: 20, seconds: 600 },
  verifyByAddressDaily: { max: 200, seconds: 86_400 },
  verifyByReference: { max: 20, seconds: 3600 },
} satisfies Record<string, Limit>

type LimitName = keyof typeof defaultLimits
export type Limits = Record<LimitName, Limit>

export interface LimitDeps {
  db: Database
  clock: () => number
  log: Logger
  limits: Limits
}

/** The subject of each limit. Subjects are hashed before they are stored. */
export interface Counted {
  limit: LimitName
  subject: string
  /** How many times the limit is allowed, where several addresses share it; 1 unless given. */
  times?: number
}

/** An attempt from an address, and from the /48 around it where it is of IPv6. */
export function byAddress(limit: LimitName, ip: string): Counted[] {
  return addressSubjects(ip).map((one) => ({ limit, ...one }))
}

/**
 * Counts one attempt under each limit, in one atomic statement. Fails closed when the database is unavailable.
 * @param options.durable false where a killed process may forget the count: it does not wait for the disk then. Not
 * within a transaction
 * @throws DomainError rate_limited with the seconds to wait, or provider_unavailable
 */
export async function consumeRateLimit(
  deps: LimitDeps,
  counted: Counted[],
  { durable = true } = {},
): Promise<void> {
  const now = deps.clock()
  const started = sql`${rateLimits.expiresAt} > ${new Date(now).toISOString()}::timestamptz`
  const kept = await deps.db
    .insert(rateLimits)
    .values(rowsOf(deps, counted, 1))
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${started} then ${rateLimits.count} + 1 else 1 end`,
        expiresAt: sql`case when ${started} then ${rateLimits.expiresAt} else excluded.expires_at end`,
      },
    })
    .returning({
      ...getTableColumns(rateLimits),
      ...(!durable && { committedLater }),
    })
    .catch((error: unknown) => {
      // Its transaction is tried again.
      if (wasUndone(error)) throw error
      deps.log.error('limit_not_counted', { error })
      throw serviceUnavailable()
    })
  const over = counted.flatMap((one) => {
    const row = kept.find(({ key }) => key === keyOf(one))
    return row && row.count > deps.limits[one.limit].max * (one.times ?? 1)
      ? [{ limit: one.limit, until: row.expiresAt.getTime() }]
      : []
  })
  if (over.length === 0) return
  for (const { limit } of over) deps.log.warn('rate_limited', { limit })
  // What an address attempts beyond its own limit must not use up its neighbours' room.
  const shared = counted.filter(({ times = 1 }) => times > 1)
  if (shared.length > 0) await giveBackAttempt(deps, shared)
  throw new DomainError('rate_limited', 'tooManyAttempts', {
    retryAfter: Math.max(1, Math.ceil((Math.max(...over.map(({ until }) => until)) - now) / 1000)),
  })
}

/** Takes back one attempt of each, where only failed ones count. */
export async function giveBackAttempt(deps: LimitDeps, counted: Counted[]): Promise<void> {
  await deps.db
    .insert(rateLimits)
    .values(rowsOf(deps, counted, 0))
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { count: sql`greatest(${rateLimits.count} - 1, 0)` },
    })
}

/** Resets the attempts after a successful login. */
export async function resetRateLimits(deps: LimitDeps, counted: Counted[]): Promise<void> {
  await deps.db.delete(rateLimits).where(inArray(rateLimits.key, counted.map(keyOf)))
}

/** Always in the same order, so that two attempts on the same rows cannot deadlock. */
function rowsOf(deps: LimitDeps, counted: Counted[], count: number) {
  const now = deps.clock()
  return counted
    .map(({ limit, subject }) => ({
      ...{ key: keyOf({ limit, subject }), count },
      expiresAt: new Date(now + deps.limits[limit].seconds * 1000),
    }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
}

function keyOf({ limit, subject }: Counted): string {
  return `${limit}:${createHash('sha256').update(subject).digest('base64url')}`
}
