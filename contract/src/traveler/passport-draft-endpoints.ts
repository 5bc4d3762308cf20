import { z } from 'zod'
import { doneSchema } from '../http/done.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { draftIdSchema, passportFieldsSchema, passportForms } from './passport-draft.ts'
import { DomainError } from '../http/problem.ts'

/** What is typed into the passport fields of a form, kept sealed for an hour so that no browser storage has to hold it. */

const path = '/api/users/{userId}/passport-drafts/{form}/{draftId}'
const params = z.object({
  userId: z.string().max(64),
  form: z.enum(passportForms),
  draftId: draftIdSchema,
})

export const savePassportDraft = defineEndpoint({
  name: 'savePassportDraft',
  method: 'PUT',
  path,
  access: 'owner',
  summary:
    "Keeps a form's passport fields for an hour, in place of the account's last draft of this form.",
  params,
  body: z.object({ fields: passportFieldsSchema }),
  output: z.object({ expiresAt: z.iso.datetime() }),
  status: 200,
  problems: ['unauthenticated', 'forbidden', 'rate_limited'],
})

export const getPassportDraft = defineEndpoint({
  name: 'getPassportDraft',
  method: 'GET',
  path,
  access: 'owner',
  summary: 'The passport fields that were kept under this id, while they are.',
  params,
  output: z.object({ fields: passportFieldsSchema }),
  status: 200,
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})

export const deletePassportDraft = defineEndpoint({
  name: 'deletePassportDraft',
  method: 'DELETE',
  path,
  access: 'owner',
  summary: 'Forgets the passport fields that were kept under this id, if there are any.',
  params,
  output: doneSchema,
  status: 200,
  problems: ['unauthenticated', 'forbidden'],
})

/** No draft has this id, it expired, or another tab of the account replaced it. */
export const passportDraftUnknown = () => new DomainError('not_found', 'passportDraftUnknown')
