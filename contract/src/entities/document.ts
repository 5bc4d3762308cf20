import { z } from 'zod'

/** Pictures of papers that are taken; HEIC where the decoder is at hand. Judged by their first bytes, never by name. */
export const documentTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/heic'] as const

/** Bytes of one upload at most: 10 MB. */
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024
/** Documents of one traveller at most. */
export const MAX_DOCUMENTS = 10
/** Pixels on one side: smaller cannot be read, larger is refused before it is decoded. */
export const DOCUMENT_PIXELS = { min: 200, max: 12_000 } as const
/** Hours after which an upload that no order took is removed. */
export const ORPHAN_HOURS = 24

/** A picture of a paper as it is stored: made anew, without what the camera wrote into it. */
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
