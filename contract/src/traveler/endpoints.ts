import { z } from 'zod'
import { doneSchema } from '../http/done.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { regularTravelerSchema, travelerIdSchema } from './regular-traveler.ts'
import { sentTravelerFields } from './sent-traveler.ts'
import { draftIdSchema, passportFieldsSchema, passportForms } from './passport-draft.ts'
import { DomainError } from '../http/problem.ts'

/** People whom an account often books for (docs/specification.md, Regular traveller endpoints). */

/** Whole, by name: at most MAX_REGULAR_TRAVELERS. */
const travelers = z.array(regularTravelerSchema)
/** After a change: what to say, and the list that takes the old one's place (docs/specification.md, Saved answers). */
const changedSchema = z.object({ ...doneSchema.shape, travelers })

export const listTravelers = defineEndpoint({
  name: 'listTravelers',
  method: 'GET',
  path: '/api/traveler/{userId}',
  access: 'owner',
  summary: 'The regular travellers of an account, by name.',
  params: z.object({ userId: z.string().max(64) }),
  output: z.object({ travelers }),
  status: 200,
  problems: ['unauthenticated', 'forbidden'],
})

export const saveTraveler = defineEndpoint({
  name: 'saveTraveler',
  method: 'POST',
  path: '/api/traveler/',
  access: 'owner',
  summary: 'Adds a regular traveller, or changes the one with this travelerId.',
  body: regularTravelerSchema.extend({
    ...sentTravelerFields,
    images: regularTravelerSchema.shape.images.nullish().transform((images) => images ?? []),
  }),
  output: changedSchema,
  status: 201,
  problems: ['unauthenticated', 'forbidden', 'too_many_travelers'],
})

export const removeTraveler = defineEndpoint({
  name: 'removeTraveler',
  method: 'DELETE',
  path: '/api/traveler/{userId}/{travelerId}',
  access: 'owner',
  summary: 'Removes a regular traveller. Orders keep their own copy.',
  params: z.object({ userId: z.string().max(64), travelerId: travelerIdSchema }),
  output: changedSchema,
  status: 200,
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})

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
