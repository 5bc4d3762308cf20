import { z } from 'zod'
import { defineEndpoint } from '../http/endpoint.ts'
import { bankDetailsSchema } from '../order/bank-details.ts'
import { refundSchema } from '../order/refund.ts'
import { ifGiven } from '../values/if-given.ts'

export const giveBankDetails = defineEndpoint({
  name: 'giveBankDetails',
  method: 'PUT',
  path: '/api/payment/{userId}/refunds/{refundId}/bank-details',
  access: 'owner',
  summary:
    'Where a refund is paid that cannot go back the way it came. Shown to nobody but finance.',
  params: z.object({ userId: z.string().max(64), refundId: z.string().max(64) }),
  body: bankDetailsSchema.extend({
    routingNumber: ifGiven(bankDetailsSchema.shape.routingNumber.unwrap()),
  }),
  output: refundSchema,
  status: 200,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'outdated'],
})

export const readBankDetails = defineEndpoint({
  name: 'readBankDetails',
  method: 'GET',
  path: '/api/staff/refunds/{refundId}/bank-details',
  access: 'staff',
  duty: 'refund-decisions',
  summary: 'Where to pay a refund by hand. Who read it is kept.',
  params: z.object({ refundId: z.string().max(64) }),
  output: bankDetailsSchema,
  status: 200,
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})
