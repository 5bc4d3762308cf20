import { z } from 'zod'
import { defineEndpoint } from '../http/endpoint.ts'
import { DomainError } from '../http/problem.ts'
import { deskOrderSchema } from './desk-order.ts'

const orderId = z.string().max(64)

export const getDeskOrder = defineEndpoint({
  name: 'getDeskOrder',
  method: 'GET',
  path: '/api/desk/orders/{orderId}',
  access: 'staff',
  duty: 'orders',
  summary:
    'A booking as staff see it: the traveller’s view with what it costs us, all that happened to it, notes, and what the reader may do.',
  params: z.object({ orderId }),
  output: deskOrderSchema,
  status: 200,
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})

/** A passport as it was typed, opened by a member of staff. */
const openedPassportSchema = z.object({
  passportNumber: z.string(),
  /** `YYYY-MM-DD`. */
  expiryDate: z.string(),
  /** ISO 3166, two letters; null: the country of the traveller's nationality. */
  issuedBy: z.string().nullable(),
})
export type OpenedPassport = z.infer<typeof openedPassportSchema>

export const openPassport = defineEndpoint({
  name: 'openPassport',
  method: 'POST',
  path: '/api/desk/orders/{orderId}/travelers/{index}/passport',
  access: 'staff',
  duty: 'orders',
  summary: 'The passport of a traveller, while it is kept. Who opened it is kept.',
  params: z.object({ orderId, index: z.coerce.number().int().min(0).max(99) }),
  output: openedPassportSchema,
  status: 200,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'rate_limited'],
})

export const openDocument = defineEndpoint({
  name: 'openDocument',
  method: 'GET',
  path: '/api/desk/orders/{orderId}/documents/{id}',
  access: 'staff',
  duty: 'orders',
  summary: 'The picture of a traveller’s document, of a booking. Who opened it is kept.',
  params: z.object({ orderId, id: z.string().max(64) }),
  download: { type: 'image/jpeg' },
  output: z.never(),
  status: 200,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'rate_limited'],
})

export const passportNotKept = () => new DomainError('not_found', 'passportNotKept')
