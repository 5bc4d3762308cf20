import { keysOf } from '../values/keys-of.ts'

/** Bytes from the file's beginning that {@link fileKind} looks at: the brands of an ISO container are among the first. */
export const FILE_HEAD_BYTES = 64

/** What a file is, as people call it. */
export type FileKind = keyof typeof signatures | 'AVIF' | 'HEIC' | 'HEIF' | 'video'

const begins =
  (...beginnings: readonly string[]) =>
  (text: string) =>
    beginnings.some((beginning) => text.startsWith(beginning))

/** First bytes, as Latin-1. */
const signatures = {
  JPEG: begins('\xff\xd8\xff'),
  PNG: begins('\x89PNG\r\n\x1a\n'),
  WebP: (text: string) => text.startsWith('RIFF') && text.startsWith('WEBP', 8),
  GIF: begins('GIF87a', 'GIF89a'),
  // Raw pictures of cameras (DNG) begin so too.
  TIFF: begins('II*\0', 'MM\0*', 'II+\0', 'MM\0+'),
  BMP: (text: string) => text.startsWith('BM') && text.startsWith('\0\0\0\0', 6),
  'JPEG XL': begins('\xff\x0a', '\0\0\0\x0cJXL \r\n\x87\n'),
  'JPEG 2000': begins('\xff\x4f\xff\x51', '\0\0\0\x0cjP  \r\n\x87\n'),
  SVG: (text: string) => /^(\u00ef\u00bb\u00bf)?\s*(<\?xml[^>]*>\s*)?<svg/.test(text),
  PDF: begins('%PDF-'),
  ZIP: begins('PK\x03\x04'),
} as const

/** What a file is by its first bytes, whatever its name says; null where they are none that we know. */
export function fileKind(head: Uint8Array): FileKind | null {
  const text = String.fromCharCode(...head.subarray(0, FILE_HEAD_BYTES))
  const brands = brandsOf(text)
  if (brands.some((brand) => /^avi[fs]$/.test(brand))) return 'AVIF'
  if (brands.some((brand) => /^(hei[cmsx]|hev[cmsx])$/.test(brand))) return 'HEIC'
  if (brands.some((brand) => /^m[is]f1$/.test(brand))) return 'HEIF'
  if (brands.length > 0) return 'video'
  return keysOf(signatures).find((kind) => signatures[kind](text)) ?? null
}

/**
 * The brands of an ISO container (ISO 14496-12, `ftyp`): the major one, its version, and those that it is compatible
 * with. An AVIF may name a general brand first, and its own among the others.
 */
function brandsOf(text: string): string[] {
  const [, size = '', brands] = /^(.{4})ftyp(.{4,})/s.exec(text) ?? []
  if (brands === undefined) return []
  const length = Array.from(size).reduce((sum, byte) => sum * 256 + byte.charCodeAt(0), 0) - 8
  const listed = brands.slice(0, Math.max(4, length)).match(/.{4}/gs) ?? []
  return listed.filter((_, at) => at !== 1)
}
