import {
  checked,
  isChecked,
  outcomeOf,
  slotIn,
  whyNotCheck,
  type Check,
} from '@jatra/contract/visa/checklist-acts'
import type { SlotOutcome } from '@jatra/contract/visa/checklist-endpoints'
import type { ChecklistSlot } from '@jatra/contract/visa/checklist-slot'
import { checklistChecks } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { EventDeps } from '../outbox/enqueue-capped-email.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { lockApplication } from './hand-over.ts'

interface CheckedSlot {
  orderId: string
  traveler: number
  itemId: string
  staffId: string
}

/**
 * Accepts a traveller's documents for an item, or asks for others, of which the traveller is emailed. The same again, by
 * anyone, has the same answer.
 * @throws DomainError not_found, forbidden for an application of their own, not_paid, outdated where the slot is not as
 * it was seen
 */
export function checkDocuments(
  deps: EventDeps,
  { orderId, staffId, ...place }: CheckedSlot,
  check: Check,
): Promise<SlotOutcome> {
  return deps.db.transaction(async (db) => {
    const tx = { ...deps, db }
    const { row, order } = await lockApplication(tx, orderId, staffId)
    const slot = slotIn(order, place)
    if (isChecked(slot, check)) return outcomeOf(order, slot)
    const refused = whyNotCheck(order, slot, check)
    if (refused) throw refused
    const after = checked(slot, check, deps.clock())
    await store(db, { orderId, staffId, ...place }, after, new Date(deps.clock()))
    const { traveler, itemId: item } = place
    await recordAudit(tx, {
      ...{ staffId, subject: orderId, details: { traveler, item } },
      action: check.decision === 'accept' ? 'visa.documents_accepted' : 'visa.documents_asked',
    })
    if (check.decision !== 'accept') {
      const { userId, contactEmail: to } = row
      const askedAt = after.checkedAt ?? ''
      await enqueueEmail(tx, {
        ...{ kind: 'visa_documents_asked', of: `${orderId}:${traveler}:${item}:${askedAt}`, to },
        payload: { userId, orderId, askedAt },
      })
    }
    return outcomeOf(order, after)
  })
}

async function store(
  db: Database,
  { orderId, traveler, itemId, staffId: checkedBy }: CheckedSlot,
  { state, reason, note }: ChecklistSlot,
  checkedAt: Date,
): Promise<void> {
  if (state !== 'accepted' && state !== 'asked') return
  const said = { state, reason, note, checkedAt, checkedBy }
  await db
    .insert(checklistChecks)
    .values({ orderId, travelerPosition: traveler, itemId, ...said })
    .onConflictDoUpdate({
      target: [checklistChecks.orderId, checklistChecks.travelerPosition, checklistChecks.itemId],
      set: said,
    })
}
