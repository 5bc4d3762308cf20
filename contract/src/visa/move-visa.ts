import { z } from 'zod'
import { issue } from '../messages/message.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { DomainError, invalidFields } from '../http/problem.ts'
import { endingCancellation, openCancellation } from '../order/own-cancellations.ts'
import { todayInDhaka } from '../values/dates.ts'
import { ifGiven } from '../values/if-given.ts'
import type { VisaOrder } from './visa-order.ts'
import { visaDecisions, visaProgressSchema, type VisaProgress } from './visa-stages.ts'

/** What follows a hand-over, in its order; an e-visa may leave out the first and the last. */
export const visaMoves = ['atEmbassy', 'granted', 'refused', 'passportBack'] as const
export type VisaMove = (typeof visaMoves)[number]

const bodySchema = z.object({
  to: z.enum(visaMoves),
  /** The day on which it was so; today when left out. */
  on: ifGiven(z.iso.date(issue('dayMissing'))),
  /** The id of an upload of the member of staff: the letter of the decision, which the traveller gets. */
  letter: ifGiven(z.string().max(64)),
})
export type VisaMoveBody = z.output<typeof bodySchema>

const outcomeSchema = visaProgressSchema.extend({
  orderId: z.string(),
  bookingReference: z.string(),
})
export type VisaMoved = z.output<typeof outcomeSchema>

export const moveVisa = defineEndpoint({
  name: 'moveVisa',
  method: 'POST',
  path: '/api/staff/visa-applications/{orderId}/progress',
  access: 'staff',
  duty: 'visa-applications',
  summary:
    'Says what became of an application at the embassy, which its traveller is told by email: the embassy has it, its decision with the letter, the passport is back. Once more has the same answer.',
  params: z.object({ orderId: z.string().max(64) }),
  body: bodySchema,
  output: outcomeSchema,
  status: 200,
  // outdated: it is not with the embassy, or went on otherwise.
  problems: ['unauthenticated', 'forbidden', 'not_found', 'outdated'],
})

/**
 * The progress after a move; the same object when it was made before.
 * @param now epoch milliseconds
 * @throws DomainError outdated, or invalid_input for a day that is none
 */
export function progressAfter(
  {
    progress,
    handedOverAt,
    cancellations,
  }: Pick<VisaOrder, 'progress' | 'handedOverAt' | 'cancellations'>,
  { to, on }: { to: VisaMove; on?: string | undefined },
  now: number,
): VisaProgress {
  if (handedOverAt === null) throw new DomainError('outdated', 'notHandedOver')
  const { decision, decidedOn, atEmbassyOn, passportBackOn } = progress
  if (isMoved(progress, to)) {
    return progress
  }
  if (openCancellation(cancellations) ?? endingCancellation(cancellations))
    throw new DomainError('outdated', 'applicationCancelled')
  const today = todayInDhaka(now)
  const day = on ?? today
  const since = decidedOn ?? atEmbassyOn ?? todayInDhaka(Date.parse(handedOverAt))
  if (day > today) throw invalidFields({ on: ['stageInFuture'] })
  if (day < since) throw invalidFields({ on: [{ key: 'stageBefore', params: { since } }] })
  if (to === 'passportBack') {
    if (decision === null) throw new DomainError('outdated', 'notDecided')
    return { ...progress, passportBackOn: day }
  }
  if (passportBackOn !== null || decision !== null)
    throw new DomainError('outdated', decision === 'refused' ? 'wasRefused' : 'wasGranted')
  if (to === 'atEmbassy') return { ...progress, atEmbassyOn: day }
  return { ...progress, decidedOn: day, decision: visaDecisions.find((one) => one === to) ?? null }
}

function isMoved({ atEmbassyOn, decision, passportBackOn }: VisaProgress, to: VisaMove): boolean {
  if (to === 'atEmbassy') return atEmbassyOn !== null && decision === null
  if (to === 'passportBack') return passportBackOn !== null
  return decision === to
}

/** What may be said of an application next. */
export function nextMoves({
  progress: { atEmbassyOn, decision, passportBackOn },
  handedOverAt,
}: Pick<VisaOrder, 'progress' | 'handedOverAt'>): VisaMove[] {
  if (handedOverAt === null || passportBackOn !== null) return []
  if (decision !== null) return ['passportBack']
  return atEmbassyOn === null ? ['atEmbassy', 'granted', 'refused'] : ['granted', 'refused']
}
