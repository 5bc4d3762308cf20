import { z } from 'zod'
import { defineEndpoint } from '../http/endpoint.ts'
import { pageQuery } from '../http/page-query.ts'
import { gatewayNames } from './gateways.ts'

export const mismatchKinds = [
  /** The gateway has a payment that we did not know of. It was confirmed as any other. */
  'paid_there',
  /** We have a payment that the gateway does not have. */
  'paid_here',
  /** Or the currency. */
  'amount_differs',
  /** A refund is paid here and not there, or there and not here, or by both of us. */
  'refund_differs',
  /** The gateway does not say how this payment or refund stands, while it says it of others. */
  'unanswered',
] as const
export type MismatchKind = (typeof mismatchKinds)[number]

/** `resolved`: a later comparison found no difference. It cannot be resolved by hand. */
export const mismatchStatuses = ['open', 'resolved'] as const

/** Where a gateway's books and ours differ. */
const mismatchSchema = z.object({
  id: z.string(),
  kind: z.enum(mismatchKinds),
  gateway: z.enum(gatewayNames),
  orderId: z.string(),
  /** The payment attempt's tran_id with the gateway's val_id, or the refund's id. */
  subject: z.string(),
  /** What we have, in a word and an amount. */
  here: z.string(),
  there: z.string(),
  foundAt: z.iso.datetime(),
  resolvedAt: z.iso.datetime().nullable(),
})

const mismatchListSchema = z.object({
  mismatches: z.array(mismatchSchema),
  counts: z.record(z.enum(mismatchStatuses), z.int()),
})
export type MismatchList = z.infer<typeof mismatchListSchema>

export const listMismatches = defineEndpoint({
  name: 'listMismatches',
  method: 'GET',
  path: '/api/staff/mismatches',
  access: 'staff',
  duty: 'ledger',
  summary: 'Where the gateways’ books and ours differ, newest first, in pages by keyset.',
  query: pageQuery('differences').extend({ status: z.enum(mismatchStatuses).default('open') }),
  output: mismatchListSchema,
  status: 200,
  problems: ['unauthenticated', 'forbidden'],
})
