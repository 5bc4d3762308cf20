import { and, eq, gt } from 'drizzle-orm'
import {
  PASSPORT_DRAFT_MINUTES,
  type PassportFields,
  type PassportForm,
  passportFieldsSchema,
} from '@jatra/contract/traveler/passport-draft'
import { passportDraftUnknown } from '@jatra/contract/traveler/endpoints'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { passportDrafts } from '../../db/schema.ts'
import { consumeRateLimit, type LimitDeps } from '../limits.ts'
import { createTextSeal } from '../../db/text-seal.ts'

/** The owner and form of a draft. A draft sealed for one cannot be opened for another. */
interface DraftPlace {
  userId: string
  form: string
  draftId: string
}

/** Seals passport fields (AES-256-GCM), so that the database or a backup of it alone does not reveal them. */
interface DraftSeal {
  seal(place: DraftPlace, fields: PassportFields): Promise<string>
  /** Null when the secret is gone, or the draft was sealed for another place. */
  open(place: DraftPlace, sealed: string): Promise<PassportFields | null>
}

/** @param secrets the first seals, all open, so that they can be rotated */
export function createDraftSeal(secrets: readonly string[]): DraftSeal {
  const texts = createTextSeal(secrets, 'jatra passport draft')
  return {
    seal: (place, fields) => texts.seal(nameOf(place), JSON.stringify(fields)),
    async open(place, sealed) {
      const text = await texts.open(nameOf(place), sealed)
      if (text === null) return null
      const fields = passportFieldsSchema.safeParse(JSON.parse(text))
      return fields.success ? fields.data : null
    },
  }
}

const nameOf = ({ userId, form, draftId }: DraftPlace) => `${userId} ${form} ${draftId}`

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
