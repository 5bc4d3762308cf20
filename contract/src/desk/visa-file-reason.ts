import { openSlots, slotsToCheck, type ChecklistSlot } from '../visa/checklist-slot.ts'
import { PILE } from '../visa/checklist-states.ts'
import type { ReasonOf } from './today-queues.ts'

/** Why an application waits at the desk: somebody looks at documents, its traveller gives some, or it can go. */
export function visaFileReason(checklist: readonly ChecklistSlot[]): ReasonOf<'visaFiles'> {
  if (slotsToCheck(checklist).some(({ item }) => item.id !== PILE)) return 'to_check'
  return openSlots(checklist).length > 0 ? 'documents_missing' : 'complete'
}
