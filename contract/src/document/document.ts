import { z } from 'zod'
import { foldLine } from '../values/typed.ts'

/** Bytes of one upload at most: 10 MB. */
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024
/** Documents of one traveller at most. */
export const MAX_DOCUMENTS = 10
/** Maximum of unattached uploads per account. */
export const MAX_WAITING_DOCUMENTS = 60
/** Pixels on one side: smaller cannot be read, larger is rejected before it is decoded. */
export const DOCUMENT_PIXELS = { min: 200, max: 12_000 } as const
/** Hours after which an upload that no order took is removed. */
export const ORPHAN_HOURS = 24

const MAX_NAME = 120
/** How much of a submitted file name is read, including characters that are removed or composed. */
const MAX_RAW_NAME = MAX_NAME * 4
/** A file's name for display: without folders and deceptive characters, at most 120 characters. */
export function shownDocumentName(name: string): string {
  const last = name.split(/[/\\]/).at(-1)?.slice(0, MAX_RAW_NAME) ?? ''
  const shown = foldLine(last)
    .replace(/\p{Surrogate}/gu, '')
    .normalize('NFC')
    .trim()
  return Array.from(shown).slice(0, MAX_NAME).join('') || 'document'
}

/** A stored document image: sanitized, without the camera's metadata. */
export const documentSchema = z.object({
  _id: z.string(),
  /** As the traveller's file was called; shown, never used as a path. */
  name: z.string(),
  type: z.literal('image/jpeg'),
  bytes: z.number().int(),
  /** Pixels. */
  width: z.number().int(),
  height: z.number().int(),
  uploadedAt: z.iso.datetime(),
})
export type StoredDocument = z.infer<typeof documentSchema>
