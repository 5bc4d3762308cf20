import { addDays, todayInDhaka } from '@jatra/contract/values/dates'
import { DAY_MS } from '@jatra/contract/values/time-units'
import type { ChecklistSlot } from '@jatra/contract/visa/checklist-slot'
import type { VisaOrder } from '@jatra/contract/visa/visa-order'
import { noProgress } from '@jatra/contract/visa/visa-stages'
import type { ScenarioRules } from '../scenarios/scenario.ts'
import type { OrderRecord, VisitorState } from './visitor-state.ts'

type VisaFile = NonNullable<ScenarioRules['visaFile']>

/** Brings the newest paid application of each account to the state of a scenario, once while that is in play. */
export function playVisaFile(visitor: VisitorState, to: VisaFile | undefined, now: number): void {
  if (to === undefined) return
  const seen = new Set<string>()
  const newest = [...visitor.orders.values()].toSorted((a, b) =>
    b.order.createdAt.localeCompare(a.order.createdAt),
  )
  for (const record of newest) {
    const { order, userId } = record
    if (order.serviceType !== 'visa' || order.paymentStatus !== 'success') continue
    if (seen.has(userId) || order.cancellations.length > 0) continue
    seen.add(userId)
    if (record.visaFile !== to) bring(record, order, to, now)
  }
}

function bring(record: OrderRecord, from: VisaOrder, to: VisaFile, now: number): void {
  const order = unchecked({
    ...from,
    ...{ handedOverAt: null, progress: noProgress, decisionLetter: null },
  })
  record.visaFile = to
  const at = new Date(now).toISOString()
  if (to === 'missing') {
    record.order = without(order)
  } else if (to === 'asked') {
    record.order = withAsked(order, at)
    record.visaEmails = [...(record.visaEmails ?? []), { kind: 'visa_documents_asked', at }]
  } else {
    record.order = decided(order, to, now)
    const handedOver = {
      kind: 'visa_handed_over' as const,
      at: new Date(now - 6 * DAY_MS).toISOString(),
    }
    const kind = to === 'granted' ? ('visa_granted' as const) : ('visa_refused' as const)
    record.visaEmails = [...(record.visaEmails ?? []), handedOver, { kind, at }]
  }
}

/** An application as it was before staff looked at it. */
function unchecked(order: VisaOrder): VisaOrder {
  const { travelersData } = order
  const checklist = travelersData.checklist.map((slot): ChecklistSlot => ({
    ...slot,
    state: slot.documents.length > 0 ? 'given' : 'missing',
    ...{ reason: null, note: null, checkedAt: null },
  }))
  return { ...order, travelersData: { ...travelersData, checklist } }
}

/** An application whose travellers have given nothing. */
function without(order: VisaOrder): VisaOrder {
  const { travelersData } = order
  const travelers = travelersData.travelers.map((one) => ({ ...one, documents: [] }))
  const checklist = travelersData.checklist.map((slot) => ({
    ...{ ...slot, documents: [], state: 'missing' as const },
  }))
  return { ...order, travelersData: { ...travelersData, travelers, checklist } }
}

function withAsked(order: VisaOrder, checkedAt: string): VisaOrder {
  const { travelersData } = order
  const first = travelersData.checklist.find(({ documents }) => documents.length > 0)
  const checklist = travelersData.checklist.map((slot) =>
    slot === first
      ? { ...slot, state: 'asked' as const, reason: 'cropped' as const, checkedAt }
      : slot,
  )
  return { ...order, travelersData: { ...travelersData, checklist } }
}

function decided(order: VisaOrder, decision: 'granted' | 'refused', now: number): VisaOrder {
  const today = todayInDhaka(now)
  const { travelersData } = order
  const handedOverAt = new Date(now - 6 * DAY_MS).toISOString()
  const checklist = travelersData.checklist.map((slot) =>
    slot.item.need === 'required'
      ? { ...slot, state: 'accepted' as const, checkedAt: handedOverAt }
      : slot,
  )
  const progress = {
    ...{ atEmbassyOn: addDays(today, -5), decidedOn: today, decision },
    passportBackOn: null,
  }
  return {
    ...order,
    handedOverAt,
    progress,
    travelersData: { ...travelersData, checklist },
  }
}
