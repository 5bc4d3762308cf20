import { fileKind, type FileKind } from './file-kind.ts'

/**
 * Accepted image types, recognised by the first bytes and never by name. No HEIC: its decoder is not free to ship,
 * and phones convert to JPEG when a field asks for these types.
 */
export const documentTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export type DocumentType = (typeof documentTypes)[number]

const typesOfKinds: Partial<Record<FileKind, DocumentType>> = {
  ...{ JPEG: 'image/jpeg', PNG: 'image/png', WebP: 'image/webp', AVIF: 'image/avif' },
}

/** What is taken of a file with these first bytes, or null where it is none of the accepted types. */
export function documentTypeOf(head: Uint8Array): DocumentType | null {
  const kind = fileKind(head)
  return (kind && typesOfKinds[kind]) ?? null
}
