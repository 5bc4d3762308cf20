import { z } from 'zod'
import { issue } from '../messages/message.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { text } from '../fields/text.ts'
import { ifGiven } from '../values/if-given.ts'
import { itemIdSchema, MAX_PAGES } from './checklist-item.ts'
import { checklistSlotSchema } from './checklist-slot.ts'
import { askReasons, slotStates } from './checklist-states.ts'

const orderId = z.string().max(64)
const traveler = z.coerce.number().int().min(0).max(8)
const documents = z.array(z.string().min(1).max(64)).max(MAX_PAGES)

/** A slot after an act, without what its item says. */
const slotOutcomeSchema = checklistSlotSchema
  .omit({ item: true })
  .extend({ orderId: z.string(), itemId: z.string() })
export type SlotOutcome = z.infer<typeof slotOutcomeSchema>

/**
 * What is given takes the place of what was there. The same documents again change nothing.
 */
export const giveDocuments = defineEndpoint({
  name: 'giveDocuments',
  method: 'PUT',
  path: '/api/payment/{userId}/orders/{orderId}/checklist/{traveler}/{itemId}',
  access: 'owner',
  summary:
    'Gives a traveller’s documents for an item of the checklist, in place of those that were there; also after the payment.',
  params: z.object({ userId: z.string().max(64), orderId, traveler, itemId: itemIdSchema }),
  body: z.object({
    /** Ids of uploads of the account, in their order. */
    documents: documents
      .min(1, issue('documentsMissing'))
      .refine((ids) => new Set(ids).size === ids.length, { message: issue('documentTwice') }),
  }),
  output: slotOutcomeSchema,
  status: 200,
  // outdated: they are accepted, or the application went on.
  problems: ['unauthenticated', 'forbidden', 'not_found', 'outdated'],
})

const checkEndpoint = {
  method: 'POST',
  access: 'staff',
  duty: 'visa-applications',
  params: z.object({ orderId, traveler, itemId: itemIdSchema }),
  output: slotOutcomeSchema,
  status: 200,
  // outdated: other documents are there, or a colleague has decided since.
  problems: ['unauthenticated', 'forbidden', 'not_found', 'not_paid', 'outdated'],
} as const

/** What the member of staff has seen of a slot: where it is otherwise by now, the act is stale. */
const seen = { documents, state: z.enum(slotStates) }

export const acceptDocuments = defineEndpoint({
  ...checkEndpoint,
  name: 'acceptDocuments',
  path: '/api/staff/visa-applications/{orderId}/checklist/{traveler}/{itemId}/accept',
  summary:
    'Says that a traveller’s documents for an item are right; without any, that they came on paper. Once more has the same answer.',
  body: z.object(seen),
})

export const askDocumentsAgain = defineEndpoint({
  ...checkEndpoint,
  name: 'askDocumentsAgain',
  path: '/api/staff/visa-applications/{orderId}/checklist/{traveler}/{itemId}/ask',
  summary:
    'Asks a traveller for other documents for an item, who is told why by email. Once more has the same answer.',
  body: z
    .object({
      ...seen,
      reason: ifGiven(z.enum(askReasons)),
      /** In the words of the colleague, which the traveller reads. */
      note: ifGiven(text(500)),
    })
    .refine(({ reason, note }) => reason !== undefined || note !== undefined, {
      message: issue('askReasonMissing'),
      path: ['reason'],
    }),
})
