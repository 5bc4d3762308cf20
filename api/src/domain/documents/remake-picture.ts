import sharp, { type Metadata } from 'sharp'
import {
  documentTooHeavy,
  documentTooSmall,
  documentTooWide,
  documentTypeRefused,
  documentUnreadable,
  heicRefused,
} from '@jatra/contract/document-refusals'
import { DOCUMENT_PIXELS, documentTypes } from '@jatra/contract/entities/document'
import { pictureType } from '@jatra/contract/picture-header'
import { Refusal } from '@jatra/contract/problem'
import type { WorkQueue } from './work-queue.ts'

/** Longest side of what is kept, in pixels: a passport's page fills it at more than 400 dpi. */
const KEPT_PIXELS = 3_000
const QUALITY = 82
/** Seconds of decoding after which a picture counts as made to keep us busy. */
const PATIENCE_S = 20
/** Pixels of a picture that its format makes us hold whole while it is decoded: about 150 MB of memory. */
const MAX_WHOLE_PIXELS = 25_000_000
/** Slots of the queue: a picture that streams takes one, one that is held whole takes them all. */
export const PICTURE_SLOTS = 2

// Buffers of pictures past are memory that the next request wants; two at a time are what two processors can do.
sharp.cache(false)
sharp.concurrency(1)
// Whatever slips past the first bytes meets no other decoder than these three: no SVG, PDF, TIFF or GIF.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
})

/** A picture that was made anew. */
export interface RemadePicture {
  bytes: number
  /** Pixels. */
  width: number
  height: number
}

/** @throws Refusal unsupported_type unless these first bytes are of a picture that is taken */
export function refuseType(head: Uint8Array): void {
  const type = pictureType(head)
  if (type === 'image/heic') throw heicRefused()
  if (!type) throw documentTypeRefused()
}

/**
 * Makes the picture at `from` anew as a JPEG at `to`: upright, in sRGB, on white, at most 3,000 px long, and without
 * EXIF, GPS or anything else that was in or behind it. Its size is judged by its header, before anything is decoded.
 *
 * @throws Refusal document_refused, or provider_unavailable when too many pictures wait
 */
export async function remakePicture(
  pictures: WorkQueue,
  from: string,
  to: string,
): Promise<RemadePicture> {
  // Without a limit, because this reads the header alone, and we have words of our own for too many pixels.
  const metadata = await orUnreadable(sharp(from, { limitInputPixels: false }).metadata())
  const weight = weigh(metadata)
  return pictures.run(weight, () => orUnreadable(remake(from, to)))
}

/** @returns the queue's slots that decoding it takes */
function weigh({ format, width, height, isProgressive, orientation = 1 }: Metadata): number {
  if (!documentTypes.some((type) => type === `image/${format}`)) throw documentUnreadable()
  if (Math.max(width, height) > DOCUMENT_PIXELS.max) throw documentTooWide()
  if (Math.min(width, height) < DOCUMENT_PIXELS.min) throw documentTooSmall()
  const whole = isProgressive === true || format === 'webp'
  if (whole && width * height > MAX_WHOLE_PIXELS) throw documentTooHeavy()
  // What must be turned is held whole too, yet only after it was shrunk.
  return whole || orientation !== 1 ? PICTURE_SLOTS : 1
}

async function remake(from: string, to: string): Promise<RemadePicture> {
  const { size, width, height } = await sharp(from, {
    sequentialRead: true,
    failOn: 'error',
    limitInputPixels: DOCUMENT_PIXELS.max ** 2,
  })
    .autoOrient()
    .resize(KEPT_PIXELS, KEPT_PIXELS, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .timeout({ seconds: PATIENCE_S })
    .toFile(to)
  return { bytes: size, width, height }
}

/** Whatever the decoder stumbles over is the picture's fault. */
async function orUnreadable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Refusal) throw error
    const refusal = documentUnreadable()
    refusal.cause = error
    throw refusal
  }
}
