import { z } from 'zod'
import { defineEndpoint } from '../http/endpoint.ts'
import { DomainError } from '../http/problem.ts'
import { endingCancellation, openCancellation } from '../order/own-cancellations.ts'
import type { VisaOrder } from './visa-order.ts'

/** An application that is with the embassy, as staff see it (decision 135). Of the traveller there is nothing in it. */
const handedOverSchema = z.object({
  orderId: z.string(),
  bookingReference: z.string(),
  handedOverAt: z.iso.datetime(),
})
export type HandedOver = z.infer<typeof handedOverSchema>

export const handOverVisa = defineEndpoint({
  name: 'handOverVisa',
  method: 'POST',
  path: '/api/staff/visa-applications/{orderId}/hand-over',
  access: 'staff',
  duty: 'visa-applications',
  summary: 'Says that an application went to the embassy; once more has the same answer.',
  params: z.object({ orderId: z.string().max(64) }),
  output: handedOverSchema,
  status: 200,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'not_paid', 'outdated'],
})

/** Why an application does not go to the embassy; null when it does. */
export function whyNotHandOver({
  paymentStatus,
  cancellations,
}: Pick<VisaOrder, 'paymentStatus' | 'cancellations'>): DomainError | null {
  if (paymentStatus !== 'success') {
    return new DomainError('not_paid', 'applicationUnpaid')
  }
  if (!openCancellation(cancellations) && !endingCancellation(cancellations)) return null
  return new DomainError('outdated', 'applicationCancelled')
}

export const applicationUnknown = () => new DomainError('not_found', 'applicationUnknown')
