import { z } from 'zod'
import { defineEndpoint } from '../http/endpoint.ts'
import { DomainError } from '../http/problem.ts'
import { endingCancellation, openCancellation } from '../order/own-cancellations.ts'
import { requiredText } from '../fields/text.ts'
import { MINUTE_MS } from '../values/time-units.ts'
import { openSlots } from './checklist-slot.ts'
import { PILE } from './checklist-states.ts'
import type { VisaOrder } from './visa-order.ts'

/** How long a mistaken hand-over can be undone; after that traveller and embassy rely on it. */
export const HAND_OVER_UNDO_MINUTES = 60

/** An application as staff see it (decision 129). Of the traveller there is nothing in it. */
const handOverSchema = z.object({
  orderId: z.string(),
  bookingReference: z.string(),
  /** Null: it is not with the embassy. */
  handedOverAt: z.iso.datetime().nullable(),
})
export type HandOver = z.infer<typeof handOverSchema>

const handOverEndpoint = {
  method: 'POST',
  access: 'staff',
  duty: 'visa-applications',
  params: z.object({ orderId: z.string().max(64) }),
  output: handOverSchema,
  status: 200,
} as const

export const handOverVisa = defineEndpoint({
  ...handOverEndpoint,
  name: 'handOverVisa',
  path: '/api/staff/visa-applications/{orderId}/hand-over',
  summary:
    'Says that an application went to the embassy, which its traveller is told by email; once more has the same answer.',
  body: z.object({
    /** Why it is handed over although a required document is not accepted, for other staff; absent otherwise. */
    reason: requiredText(500, 'reasonRequired').optional(),
  }),
  problems: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'not_paid',
    'documents_missing',
    'outdated',
  ],
})

export const undoHandOver = defineEndpoint({
  ...handOverEndpoint,
  name: 'undoHandOver',
  path: '/api/staff/visa-applications/{orderId}/undo-hand-over',
  summary:
    'Takes back within the hour that an application went to the embassy: its refund is what it was before, and its traveller is told by email.',
  problems: ['unauthenticated', 'forbidden', 'not_found', 'outdated'],
})

/** Why an application does not go to the embassy; null when it does. @param reason why it goes before its required documents are accepted */
export function whyNotHandOver(
  {
    paymentStatus,
    cancellations,
    travelersData,
  }: Pick<VisaOrder, 'paymentStatus' | 'cancellations' | 'travelersData'>,
  reason: string | null,
): DomainError | null {
  if (paymentStatus !== 'success') {
    return new DomainError('not_paid', 'applicationUnpaid')
  }
  if (openCancellation(cancellations) ?? endingCancellation(cancellations)) {
    return new DomainError('outdated', 'applicationCancelled')
  }
  const open = openSlots(travelersData.checklist)
  if (open.length === 0 || reason !== null) return null
  const travelers = [...new Set(open.map(({ traveler }) => traveler + 1))].join(', ')
  return open.every(({ item }) => item.id === PILE)
    ? new DomainError('documents_missing', { key: 'applicationIncomplete', params: { travelers } })
    : new DomainError('documents_missing', {
        key: 'checklistIncomplete',
        params: { count: open.length, travelers },
      })
}

/** Why a hand-over cannot be undone; null when it can. @param now epoch milliseconds */
export function whyNotUndoHandOver(
  { cancellations, progress }: Pick<VisaOrder, 'cancellations' | 'progress'>,
  handedOverAt: string,
  now: number,
): DomainError | null {
  if (openCancellation(cancellations) ?? endingCancellation(cancellations)) {
    return new DomainError('outdated', 'cancelledAtEmbassy')
  }
  if (progress.atEmbassyOn ?? progress.decidedOn)
    return new DomainError('outdated', 'applicationWentOn')
  const minutes = HAND_OVER_UNDO_MINUTES
  if (now - Date.parse(handedOverAt) <= minutes * MINUTE_MS) return null
  return new DomainError('outdated', { key: 'handOverStands', params: { minutes } })
}

export const applicationUnknown = () => new DomainError('not_found', 'applicationUnknown')
