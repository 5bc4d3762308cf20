import { z } from 'zod'
import { applicantKinds, type ApplicantKind } from './applicant-kinds.ts'
import { checklistItemSchema, MAX_PAGES, type ChecklistItem } from './checklist-item.ts'
import { pileWords } from './pile-words.ts'
import { pileWordsInBangla } from './pile-words.bn.ts'

/** What staff say of documents: they are right, or others are asked for. */
export const checkStates = ['accepted', 'asked'] as const
export type CheckState = (typeof checkStates)[number]

/** Why other documents are asked for. Colleagues may add words of their own, or write these alone. */
export const askReasons = [
  'unreadable',
  'cropped',
  'wrong_document',
  'incomplete',
  'expired',
  'too_old',
  'name_differs',
  'not_translated',
  'not_signed',
] as const
export type AskReason = (typeof askReasons)[number]

/** `missing`: none is given. `given`: nobody has looked at it yet. */
export const slotStates = ['missing', 'given', ...checkStates] as const
export type SlotState = (typeof slotStates)[number]

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

/** The id of the item that takes what is given without an item. */
export const PILE = 'otherDocuments'

/** Under which the letter of an embassy's decision stands among the first traveller's documents: of no slot. */
export const DECISION_LETTER = 'decisionLetter'

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

/** Whether an applicant of this kind gives a document; where the kind is not known, what each kind gives. */
const isAsked = ({ kinds }: ChecklistItem, kind: ApplicantKind | null): boolean =>
  kind === null ? kinds.length === applicantKinds.length : kinds.includes(kind)

/** The items that a traveller gives. @param kinds the kinds of all travellers, null where it was not said */
export function itemsOf(
  checklist: readonly ChecklistItem[],
  traveler: number,
  kinds: readonly (ApplicantKind | null)[],
): ChecklistItem[] {
  return checklist.filter((item) =>
    item.once
      ? traveler === 0 && kinds.some((kind) => isAsked(item, kind))
      : isAsked(item, kinds[traveler] ?? null),
  )
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
