import { z } from 'zod'
import { openDraft, type DraftOwner } from '~/forms/draft-storage.ts'
import { keepInTab, readFromTab } from '~/forms/tab-storage.ts'

/** An uploaded document. Its id is useless without its owner's session. */
export interface SavedDocument {
  id: string
  name: string
  /** The item of the checklist; absent: given without one. */
  item?: string | undefined
}

const keptSchema = z.object({
  pickUpDate: z.iso.date().nullable().default(null),
  /** By the traveller's place. */
  documents: z
    .record(
      z.string(),
      z.array(z.object({ id: z.string(), name: z.string(), item: z.string().optional() })),
    )
    .default({}),
})

/** Key of what the draft of an application keeps beside its fields. */
const keyOf = (owner: DraftOwner) => `${openDraft('visa', owner)}kept`

export function readSavedApplication(draft: DraftOwner): z.output<typeof keptSchema> {
  return readFromTab(keyOf(draft), keptSchema) ?? { pickUpDate: null, documents: {} }
}

export function keepPickUpDate(draft: DraftOwner, pickUpDate: string | null): void {
  keepInTab(keyOf(draft), { ...readSavedApplication(draft), pickUpDate })
}

/** Where pictures belong: a traveller by place, from 0, and an item of the checklist; null: none. */
export interface PicturePlace {
  traveler: number
  item: string | null
}

const isOf = ({ item }: PicturePlace, document: SavedDocument) => (document.item ?? null) === item

/** The documents that the draft has for a place. */
export const keptDocuments = (draft: DraftOwner, place: PicturePlace): SavedDocument[] =>
  (readSavedApplication(draft).documents[place.traveler] ?? []).filter((one) => isOf(place, one))

export function keepDocuments(
  draft: DraftOwner,
  place: PicturePlace,
  documents: readonly SavedDocument[],
): void {
  const kept = readSavedApplication(draft)
  const { traveler, item } = place
  const others = (kept.documents[traveler] ?? []).filter((one) => !isOf(place, one))
  const own = documents.map(({ id, name }) => ({ id, name, ...(item !== null && { item }) }))
  keepInTab(keyOf(draft), {
    ...kept,
    documents: { ...kept.documents, [traveler]: [...others, ...own] },
  })
}
