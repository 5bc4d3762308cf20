import { z } from 'zod'
import { APPLICATION_KEPT } from './application-draft.ts'

/** An uploaded document. Its id is useless without its owner's session. */
export interface SavedDocument {
  id: string
  name: string
}

const keptSchema = z.object({
  /** Owner of the documents; another account could not read them. */
  account: z.string(),
  pickUpDate: z.iso.date().nullable().default(null),
  /** By the traveller's place. */
  documents: z
    .record(z.string(), z.array(z.object({ id: z.string(), name: z.string() })))
    .default({}),
})
type Kept = z.output<typeof keptSchema>

export function readSavedApplication(account: string): Kept {
  const nothing = { account, pickUpDate: null, documents: {} }
  try {
    const kept = keptSchema.safeParse(
      JSON.parse(sessionStorage.getItem(APPLICATION_KEPT) ?? 'null'),
    )
    return kept.success && kept.data.account === account ? kept.data : nothing
  } catch {
    return nothing
  }
}

export function keepPickUpDate(account: string, pickUpDate: string | null): void {
  keep({ ...readSavedApplication(account), pickUpDate })
}

/** @param traveler place of the traveller, from 0 */
export function keepDocuments(
  account: string,
  traveler: number,
  documents: readonly SavedDocument[],
): void {
  const kept = readSavedApplication(account)
  keep({ ...kept, documents: { ...kept.documents, [traveler]: [...documents] } })
}

function keep(kept: Kept): void {
  try {
    sessionStorage.setItem(APPLICATION_KEPT, JSON.stringify(kept))
  } catch {
    // A full storage must not stop the application.
  }
}
