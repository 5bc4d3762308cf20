import { documentTypeOf } from './document-type.ts'

/** The size in pixels from the header of a JPEG, PNG, WebP or AVIF, without decoding; null when there is none. */
export function pictureSize(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    switch (documentTypeOf(bytes)) {
      case 'image/png':
        return { width: view.getUint32(16), height: view.getUint32(20) }
      case 'image/jpeg':
        return jpegSize(view)
      case 'image/webp':
        return webpSize(bytes, view)
      case 'image/avif':
        return avifSize(bytes, view)
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

/** How far into a file its properties are looked for: they stand before the pixels. */
const PROPERTIES = 4096

/** The largest of its images, which are parts of it or smaller copies (ISO 23008-12, `ispe`). */
function avifSize(bytes: Uint8Array, view: DataView) {
  const head = ascii(bytes, 0, PROPERTIES)
  let largest: { width: number; height: number } | null = null
  for (let at = head.indexOf('ispe'); at >= 0; at = head.indexOf('ispe', at + 1)) {
    const [width, height] = [view.getUint32(at + 8), view.getUint32(at + 12)]
    if (!largest || width * height > largest.width * largest.height) largest = { width, height }
  }
  return largest
}

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to))
}
