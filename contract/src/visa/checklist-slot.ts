import { z } from 'zod'
import { applicantKinds, type ApplicantKind } from './applicant-kinds.ts'
import { checklistItemSchema, MAX_PAGES, type ChecklistItem } from './checklist-item.ts'
import {
  askReasons,
  DECISION_LETTER,
  PILE,
  slotStates,
  type AskReason,
  type CheckState,
} from './checklist-states.ts'
import { itemsOf } from './items-of-traveler.ts'
import { pileWords } from './pile-words.ts'
import { pileWordsInBangla } from './pile-words.bn.ts'

/** Where the documents of one traveller for one item of the checklist are given. */
export const checklistSlotSchema = z.object({
  /** From 0; what an application has once is the first traveller's. */
  traveler: z.int(),
  item: checklistItemSchema,
  /** Ids of documents, in their order. */
  documents: z.array(z.string()),
  state: z.enum(slotStates),
  /** Why others are asked for. */
  reason: z.enum(askReasons).nullable(),
  note: z.string().nullable(),
  /** When staff last said something of it; null where they have not. */
  checkedAt: z.iso.datetime().nullable(),
})
export type ChecklistSlot = z.infer<typeof checklistSlotSchema>

export interface ChecklistCheck {
  traveler: number
  itemId: string
  state: CheckState
  reason: AskReason | null
  note: string | null
  checkedAt: string
}

interface Application {
  /** As it was sold; null or empty: documents are given in one pile. */
  checklist: readonly ChecklistItem[] | null
  travelers: readonly {
    kind: ApplicantKind | null
    documents: readonly { _id: string; itemId: string | null }[]
  }[]
  checks: readonly ChecklistCheck[]
}

/** The slots of an application, traveller by traveller. */
export function slotsOf({ checklist, travelers, checks }: Application): ChecklistSlot[] {
  const kinds = travelers.map(({ kind }) => kind)
  return travelers.flatMap(({ documents }, traveler) => {
    const items = itemsOf(checklist ?? [], traveler, kinds)
    const inPile = documents.filter(
      ({ itemId }) => itemId !== DECISION_LETTER && !items.some(({ id }) => id === itemId),
    )
    const isPile = !checklist?.length
    const slots = [
      ...items.map((item) => ({
        item,
        documents: documents.filter(({ itemId }) => itemId === item.id),
      })),
      ...(isPile || inPile.length > 0
        ? [{ item: pileItem(isPile ? 'all' : 'rest'), documents: inPile }]
        : []),
    ]
    return slots.map(({ item, documents: given }) => {
      const check = checks.find((one) => one.traveler === traveler && one.itemId === item.id)
      return {
        ...{ traveler, item, documents: given.map(({ _id }) => _id) },
        state: check?.state ?? (given.length > 0 ? 'given' : 'missing'),
        ...{ reason: check?.reason ?? null, note: check?.note ?? null },
        checkedAt: check?.checkedAt ?? null,
      }
    })
  })
}

const pileItem = (which: keyof typeof pileWords): ChecklistItem => ({
  id: PILE,
  ...pileWords[which],
  need: which === 'all' ? 'required' : 'optional',
  kinds: [...applicantKinds],
  ...{ once: false, pages: MAX_PAGES },
  inBangla: pileWordsInBangla[which],
})

/** Required documents that staff have not accepted. Of a pile it is enough that there is one, unless others are asked for. */
export function openSlots(slots: readonly ChecklistSlot[]): ChecklistSlot[] {
  return slots.filter(
    ({ item, state }) =>
      item.need === 'required' && state !== 'accepted' && !(item.id === PILE && state === 'given'),
  )
}

/** What its traveller has to give: what is required and missing, and what is asked for once more. */
export const slotsToGive = (slots: readonly ChecklistSlot[]): ChecklistSlot[] =>
  slots.filter(
    ({ item, state }) => state === 'asked' || (state === 'missing' && item.need === 'required'),
  )

/** What staff have to look at. */
export const slotsToCheck = (slots: readonly ChecklistSlot[]): ChecklistSlot[] =>
  slots.filter(({ state }) => state === 'given')
