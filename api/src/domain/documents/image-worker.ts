import { writeFile } from 'node:fs/promises'
import sharp, { type Metadata, type OutputInfo, type ResizeOptions } from 'sharp'
import { MIN_PICTURE_PIXELS, PICTURE_PIXELS } from '@jatra/contract/account/account'
import { DOCUMENT_PIXELS } from '@jatra/contract/document/document'
import { documentTypes } from '@jatra/contract/document/document-type'
import type { ImageAnswer, ImageJob, ImageUse } from './image-job.ts'

/**
 * The worker process that decodes pictures (sanitize-image.ts starts it). Decoders are large native libraries that
 * process untrusted data, so they run without tokens, keys or a database, and their memory is freed when the process
 * ends. Takes one job at a time.
 */

/** Longest side of a stored document in pixels: a passport's page at more than 400 dpi. */
const KEPT_PIXELS = 3_000
/** The target size of each use, and the minimum of the shorter side in pixels. */
const uses: Record<ImageUse, { min: number; resize: ResizeOptions }> = {
  document: {
    min: DOCUMENT_PIXELS.min,
    resize: { width: KEPT_PIXELS, height: KEPT_PIXELS, fit: 'inside', withoutEnlargement: true },
  },
  // Cropped to the most salient region, usually a face.
  avatar: {
    min: MIN_PICTURE_PIXELS,
    resize: { width: PICTURE_PIXELS, height: PICTURE_PIXELS, fit: 'cover', position: 'attention' },
  },
}
const QUALITY = 82
/** Limits for formats that are decoded whole: about 150 MB of memory, and 300 of an AVIF from a phone of 13 megapixels. */
const MAX_WHOLE_PIXELS = 25_000_000
const MAX_AVIF_PIXELS = 13_000_000
/** Limit for what a picture is decoded to: a page at 600 dpi with 64 bits a pixel, which takes a second. */
const MAX_DECODED_BYTES = 300_000_000

sharp.cache(false)
sharp.concurrency(1)
// Only these four decoders are enabled, whatever the first bytes claim: no SVG, PDF, TIFF or GIF.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    ...['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
    'VipsForeignLoadHeif',
  ],
})

process.on('message', (job: ImageJob) => {
  void answer(job).then((answered) => process.send?.(answered))
})
process.on('disconnect', () => process.exit())

async function answer({ from, to, use }: ImageJob): Promise<ImageAnswer> {
  const made = await sanitize(from, use)
  if ('rejected' in made) return made
  const { data, info } = made
  try {
    await writeFile(to, data)
  } catch (error) {
    // The disk is full: the picture is not to blame.
    return { failed: messageOf(error) }
  }
  return { picture: { bytes: info.size, width: info.width, height: info.height } }
}

type Rejected = Extract<ImageAnswer, { rejected: string }>
type Encoded = { data: Buffer; info: OutputInfo }

/** Any error of the decoder means a damaged picture. */
async function sanitize(from: string, use: ImageUse): Promise<Rejected | Encoded> {
  try {
    // Without a pixel limit: this reads the header only, and our own check has a clearer message.
    const header = await sharp(from, { limitInputPixels: false }).metadata()
    const rejected = checkHeader(use, header) ?? checkWork(header)
    return rejected ? { rejected } : await encode(from, use)
  } catch (error) {
    return { rejected: 'unreadable', because: messageOf(error) }
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : '')

/** Checks the header before anything is decoded. */
function checkHeader(use: ImageUse, header: Metadata) {
  const { width, height, isProgressive } = header
  // What is inside sharp 0.35 guesses by the brand that stands first, and calls some AVIF HEVC. It decodes AVIF alone.
  const format = header.format === 'heif' ? 'avif' : header.format
  if (!documentTypes.some((type) => type === `image/${format}`)) return 'unreadable'
  if (Math.max(width, height) > DOCUMENT_PIXELS.max) return 'tooWide'
  if (Math.min(width, height) < uses[use].min) return 'tooSmall'
  // These are decoded whole; the others row by row.
  if (format === 'avif') return width * height > MAX_AVIF_PIXELS ? 'tooHeavy' : null
  const whole = isProgressive || format === 'webp'
  return whole && width * height > MAX_WHOLE_PIXELS ? 'tooHeavy' : null
}

/** Pixels times depth, since those of 64 bits take eight times the work. A JPEG is made smaller while it is read. */
function checkWork({ format, width, height, channels, depth }: Metadata) {
  const bytes = width * height * channels * (depth === 'ushort' ? 2 : 1)
  return format !== 'jpeg' && bytes > MAX_DECODED_BYTES ? 'tooHeavy' : null
}

function encode(from: string, use: ImageUse): Promise<Encoded> {
  return sharp(from, {
    sequentialRead: true,
    failOn: 'error',
    limitInputPixels: DOCUMENT_PIXELS.max ** 2,
  })
    .autoOrient()
    .resize(uses[use].resize)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
}
