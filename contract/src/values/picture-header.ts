import type { DocumentType } from '../document/document.ts'

/** Bytes from the file's beginning that {@link pictureType} looks at. */
export const PICTURE_HEAD_BYTES = 16

/** Brands of the ISO container that hold HEVC or AV1 pictures. */
const HEIF_BRANDS = /^(hei[cmsx]|hev[cmsx]|mif1|msf1|avif|avis)$/

/** What a file is by its first bytes: one of the pictures that are taken, HEIC or AVIF, or null for anything else. */
export function pictureType(head: Uint8Array): DocumentType | 'image/heic' | null {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return 'image/webp'
  if (ascii(head, 4, 8) === 'ftyp' && HEIF_BRANDS.test(ascii(head, 8, 12))) return 'image/heic'
  return null
}

/** The size in pixels from the header of a JPEG, PNG or WebP, without decoding; null when there is none. */
export function pictureSize(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    switch (pictureType(bytes)) {
      case 'image/png':
        return { width: view.getUint32(16), height: view.getUint32(20) }
      case 'image/jpeg':
        return jpegSize(view)
      case 'image/webp':
        return webpSize(bytes, view)
      default:
        return null
    }
  } catch {
    // The header ends too early.
    return null
  }
}

/** Walks the segments to the frame header (SOF0 to SOF15 without the tables DHT, JPG and DAC between them). */
function jpegSize(view: DataView) {
  for (let at = 2; ; at += 2 + view.getUint16(at + 2)) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker < 0xc0 || marker > 0xcf || [0xc4, 0xc8, 0xcc].includes(marker)) continue
    return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
  }
}

function webpSize(bytes: Uint8Array, view: DataView) {
  switch (ascii(bytes, 12, 16)) {
    case 'VP8 ':
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
    }
    case 'VP8X': {
      const side = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1
      return { width: side(24), height: side(27) }
    }
    default:
      return null
  }
}

function startsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte)
}

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to))
}
