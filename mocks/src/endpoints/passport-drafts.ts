import {
  deletePassportDraft,
  getPassportDraft,
  savePassportDraft,
  passportDraftUnknown,
} from '@jatra/contract/traveler/endpoints'
import { PASSPORT_DRAFT_MINUTES, type PassportForm } from '@jatra/contract/traveler/passport-draft'
import { sayDone } from '@jatra/contract/messages/say-done'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import type { HttpHandler } from 'msw'
import { languageOfAnswer, type Answer } from '../answer.ts'
import { LIMITS, remember } from '../state/limits.ts'

/** Drafts of passport fields, kept for an hour. */
export function passportDraftHandlers(answer: Answer): HttpHandler[] {
  return [
    answer(savePassportDraft, ({ params, body, visitor, now }) => {
      const expiresAt = now + PASSPORT_DRAFT_MINUTES * MINUTE_MS
      const { userId, draftId } = params
      const draft = { userId, draftId, fields: body.fields, expiresAt }
      remember(visitor.passportDrafts, keyOf(params), draft, LIMITS.passportDrafts)
      return { expiresAt: new Date(expiresAt).toISOString() }
    }),

    answer(getPassportDraft, ({ params, visitor, now }) => {
      const draft = visitor.passportDrafts.get(keyOf(params))
      if (draft?.draftId !== params.draftId || draft.expiresAt <= now) throw passportDraftUnknown()
      return { fields: draft.fields }
    }),

    answer(deletePassportDraft, (asked) => {
      const { params, visitor } = asked
      const key = keyOf(params)
      if (visitor.passportDrafts.get(key)?.draftId === params.draftId)
        visitor.passportDrafts.delete(key)
      return sayDone('passportDraftForgotten', languageOfAnswer(asked))
    }),
  ]
}

const keyOf = ({ userId, form }: { userId: string; form: PassportForm }) => `${form} ${userId}`
