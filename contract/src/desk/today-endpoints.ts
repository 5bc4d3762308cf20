import { z } from 'zod'
import { defineEndpoint } from '../http/endpoint.ts'
import { claimSchema } from './claims.ts'
import { todaySchema } from './today.ts'
import { queues } from './today-queues.ts'

export const getToday = defineEndpoint({
  name: 'getToday',
  method: 'GET',
  path: '/api/desk/today',
  access: 'staff',
  duty: 'orders',
  summary:
    'What needs a person, the most urgent first, in pages by keyset, and how many there are in each queue of the caller’s duties.',
  query: z.object({
    /** Absent: all that the caller sees. */
    queue: z.enum(queues).optional(),
    cursor: z.string().max(200).optional(),
  }),
  output: todaySchema,
  status: 200,
  problems: ['unauthenticated', 'forbidden'],
})

const claim = {
  path: '/api/desk/claims/{queue}/{id}',
  access: 'staff',
  duty: 'orders',
  params: z.object({ queue: z.enum(queues), id: z.string().max(80) }),
  output: z.object({ claim: claimSchema.nullable() }),
  status: 200,
  problems: ['unauthenticated', 'forbidden', 'outdated'],
} as const

export const putClaim = defineEndpoint({
  ...claim,
  name: 'putClaim',
  method: 'PUT',
  problems: [...claim.problems, 'not_found'],
  summary:
    'Takes an item, or hands it over: what another has is refused by their name, unless a manager takes it from them.',
  body: z.object({
    /** The colleague who is to have it; absent: the caller. */
    to: z.string().max(64).optional(),
    /** From whom a manager takes it, as they were shown it. */
    from: z.string().max(64).optional(),
  }),
})

export const deleteClaim = defineEndpoint({
  ...claim,
  name: 'deleteClaim',
  method: 'DELETE',
  summary: 'Releases an item that the caller has; once more changes nothing.',
})
