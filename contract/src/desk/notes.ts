import { z } from 'zod'
import { requiredText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { DomainError } from '../http/problem.ts'
import { issue } from '../messages/message.ts'
import { colleagueSchema } from '../whole-order/staff-refund.ts'

export const MAX_NOTE = 2000

/** An id that the client makes, so that the same request again changes nothing. */
export const clientIdSchema = z.string().regex(/^[A-Za-z0-9-]{8,64}$/, issue('clientIdForm'))

/** What a colleague wrote about an order. Notes are only added to. */
export const noteSchema = z.object({
  id: z.string(),
  text: z.string(),
  by: colleagueSchema,
  at: z.iso.datetime(),
})
export type Note = z.infer<typeof noteSchema>

export const noteBodySchema = z.object({
  id: clientIdSchema,
  text: requiredText(MAX_NOTE, 'noteRequired'),
})

export const addNote = defineEndpoint({
  name: 'addNote',
  method: 'POST',
  path: '/api/desk/orders/{orderId}/notes',
  access: 'staff',
  duty: 'orders',
  summary: 'Adds a note to a booking, for colleagues alone; the same id again has the same answer.',
  params: z.object({ orderId: z.string().max(64) }),
  body: noteBodySchema,
  output: noteSchema,
  status: 201,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'idempotency_mismatch'],
})

/**
 * Accepts the note that an id has already only where it is the same.
 * @throws DomainError idempotency_mismatch
 */
export function assertSameNote(
  kept: { orderId: string; by: string; text: string },
  sent: { orderId: string; by: string; text: string },
): void {
  if (kept.orderId === sent.orderId && kept.by === sent.by && kept.text === sent.text) return
  throw new DomainError('idempotency_mismatch', 'idOfOtherNote')
}
