import { and, eq, gt } from 'drizzle-orm'
import {
  PASSPORT_DRAFT_MINUTES,
  type PassportFields,
  type PassportForm,
} from '@jatra/contract/traveler/passport-draft'
import { passportDraftUnknown } from '@jatra/contract/traveler/passport-draft-errors'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { passportDrafts } from '../../db/schema.ts'
import { consumeRateLimit, type LimitDeps } from '../limits.ts'
import type { DraftSeal } from './draft-seal.ts'

export interface PassportDraftDeps extends LimitDeps {
  draftSeal: DraftSeal
}

interface Place {
  userId: string
  form: PassportForm
  draftId: string
}

/**
 * Stores a draft for an hour, replacing the account's previous draft of this form.
 * @returns until when
 * @throws DomainError rate_limited
 */
export async function savePassportDraft(
  deps: PassportDraftDeps,
  place: Place,
  fields: PassportFields,
): Promise<Date> {
  await consumeRateLimit(deps, [{ limit: 'passportDraftByUser', subject: place.userId }])
  const sealed = await deps.draftSeal.seal(place, fields)
  const expiresAt = new Date(deps.clock() + PASSPORT_DRAFT_MINUTES * MINUTE_MS)
  const { draftId } = place
  await deps.db
    .insert(passportDrafts)
    .values({ ...place, sealed, expiresAt })
    .onConflictDoUpdate({
      target: [passportDrafts.userId, passportDrafts.form],
      set: { draftId, sealed, expiresAt },
    })
  return expiresAt
}

/** @throws DomainError not_found once it is over, deleted, or replaced by a draft of another tab */
export async function readPassportDraft(
  { db, clock, draftSeal }: PassportDraftDeps,
  place: Place,
): Promise<PassportFields> {
  const [row] = await db
    .select({ sealed: passportDrafts.sealed })
    .from(passportDrafts)
    .where(and(at(place), gt(passportDrafts.expiresAt, new Date(clock()))))
  const fields = row ? await draftSeal.open(place, row.sealed) : null
  if (!fields) throw passportDraftUnknown()
  return fields
}

export async function deletePassportDraft(
  { db }: Pick<PassportDraftDeps, 'db'>,
  place: Place,
): Promise<void> {
  await db.delete(passportDrafts).where(at(place))
}

function at({ userId, form, draftId }: Place) {
  return and(
    eq(passportDrafts.userId, userId),
    eq(passportDrafts.form, form),
    eq(passportDrafts.draftId, draftId),
  )
}
