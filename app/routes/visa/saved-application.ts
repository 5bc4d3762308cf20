import { z } from 'zod'
import { openDraft, type DraftOwner } from '~/forms/draft-storage.ts'
import { keepInTab, readFromTab } from '~/forms/tab-storage.ts'

/** An uploaded document. Its id is useless without its owner's session. */
export interface SavedDocument {
  id: string
  name: string
}

const keptSchema = z.object({
  pickUpDate: z.iso.date().nullable().default(null),
  /** By the traveller's place. */
  documents: z
    .record(z.string(), z.array(z.object({ id: z.string(), name: z.string() })))
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

/** @param traveler place of the traveller, from 0 */
export function keepDocuments(
  draft: DraftOwner,
  traveler: number,
  documents: readonly SavedDocument[],
): void {
  const kept = readSavedApplication(draft)
  keepInTab(keyOf(draft), {
    ...kept,
    documents: { ...kept.documents, [traveler]: documents },
  })
}
