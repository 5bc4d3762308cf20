import { DomainError, invalidFields } from '../http/problem.ts'
import { endingCancellation, openCancellation } from '../order/own-cancellations.ts'
import type { ChecklistSlot } from './checklist-slot.ts'
import type { AskReason, SlotState } from './checklist-states.ts'
import type { SlotOutcome } from './checklist-endpoints.ts'
import type { VisaOrder } from './visa-order.ts'

/** The rules of a checklist that is filled in and looked at, shared by the API and the prototype. */

type Application = Pick<
  VisaOrder,
  '_id' | 'paymentStatus' | 'cancellations' | 'handedOverAt' | 'progress'
>

/** @throws DomainError not_found */
export function slotIn(
  { travelersData }: Pick<VisaOrder, 'travelersData'>,
  { traveler, itemId }: { traveler: number; itemId: string },
): ChecklistSlot {
  const slot = travelersData.checklist.find(
    (one) => one.traveler === traveler && one.item.id === itemId,
  )
  if (!slot) throw new DomainError('not_found', 'checklistItemUnknown')
  return slot
}

/** Whether a traveller may give documents for a slot now; null when they may. */
export function whyNotGive(
  order: Application,
  slot: ChecklistSlot,
  documents: readonly string[],
): DomainError | null {
  const isOpen = order.paymentStatus === 'success' || order.paymentStatus === 'pending'
  if (!isOpen || whyEnded(order)) return new DomainError('outdated', 'applicationEnded')
  if (slot.state === 'accepted') return new DomainError('outdated', 'documentsAccepted')
  // What is asked for is taken later too, since embassies ask for more.
  if (order.handedOverAt !== null && slot.state !== 'asked')
    return new DomainError('outdated', 'documentsTooLate')
  const { pages: max } = slot.item
  if (documents.length <= max) return null
  return invalidFields({ documents: [{ key: 'documentsTooMany', params: { max } }] })
}

/** What a member of staff saw, and what they say of it. */
export interface Check {
  documents: readonly string[]
  state: SlotState
  decision: 'accept' | { reason: AskReason | null; note: string | null }
}

/** Whether an act has been done already, by anyone: then it has the same answer. */
export function isChecked(slot: ChecklistSlot, { documents, decision }: Check): boolean {
  if (!isSame(documents, slot.documents)) return false
  if (decision === 'accept') return slot.state === 'accepted'
  return slot.state === 'asked' && slot.reason === decision.reason && slot.note === decision.note
}

/** Why a member of staff does not decide about a slot; null when they do. */
export function whyNotCheck(
  order: Application,
  slot: ChecklistSlot,
  { documents, state, decision }: Check,
): DomainError | null {
  if (order.paymentStatus !== 'success') return new DomainError('not_paid', 'applicationUnpaid')
  const ended = whyEnded(order)
  if (ended) return ended
  if (!isSame(documents, slot.documents)) return new DomainError('outdated', 'documentsReplaced')
  if (state !== slot.state)
    return new DomainError('outdated', slot.state === 'accepted' ? 'slotAccepted' : 'slotAsked')
  // Without a document there is nothing that could be wrong with it.
  if (decision !== 'accept' && slot.documents.length === 0)
    return new DomainError('outdated', 'nothingGiven')
  return null
}

function whyEnded({ cancellations, progress }: Application): DomainError | null {
  if (openCancellation(cancellations) ?? endingCancellation(cancellations))
    return new DomainError('outdated', 'applicationCancelled')
  return progress.decidedOn === null ? null : new DomainError('outdated', 'applicationDecided')
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((id, at) => id === others[at])

/** A slot in which staff said something. @param now epoch milliseconds */
export function checked(slot: ChecklistSlot, { decision }: Check, now: number): ChecklistSlot {
  const { reason, note } = decision === 'accept' ? { reason: null, note: null } : decision
  const state = decision === 'accept' ? ('accepted' as const) : ('asked' as const)
  return { ...slot, state, reason, note, checkedAt: new Date(now).toISOString() }
}

/** A slot in which other documents were given, which staff have not looked at. */
export const given = (slot: ChecklistSlot, documents: readonly string[]): ChecklistSlot => ({
  ...slot,
  documents: [...documents],
  ...{ state: 'given', reason: null, note: null, checkedAt: null },
})

export const outcomeOf = (
  { _id: orderId }: Pick<VisaOrder, '_id'>,
  { item, ...slot }: ChecklistSlot,
): SlotOutcome => ({ ...slot, orderId, itemId: item.id })
