import sharp, { type Metadata, type ResizeOptions } from 'sharp'
import { MIN_PICTURE_PIXELS, PICTURE_PIXELS } from '@jatra/contract/account/account'
import { DOCUMENT_PIXELS, documentTypes } from '@jatra/contract/document/document'
import type { PictureAnswer, PictureJob, PictureUse, RemadePicture } from './picture-job.ts'

/**
 * The process that opens pictures (remake-picture.ts starts it): decoders are large native programs fed by strangers,
 * so they run where no token, key or database is, and their memory goes back to the system when the process ends.
 * Takes one job at a time.
 */

/** Longest side of what is kept of a paper, in pixels: a passport's page fills it at more than 400 dpi. */
const KEPT_PIXELS = 3_000
/** What is made of a picture, and how many pixels its shorter side needs for that. */
const uses: Record<PictureUse, { min: number; resize: ResizeOptions }> = {
  document: {
    min: DOCUMENT_PIXELS.min,
    resize: { width: KEPT_PIXELS, height: KEPT_PIXELS, fit: 'inside', withoutEnlargement: true },
  },
  // Cropped to where the eye goes, which is a face where there is one.
  avatar: {
    min: MIN_PICTURE_PIXELS,
    resize: { width: PICTURE_PIXELS, height: PICTURE_PIXELS, fit: 'cover', position: 'attention' },
  },
}
const QUALITY = 82
/** Pixels of a picture that its format makes us hold whole while it is decoded: about 150 MB of memory. */
const MAX_WHOLE_PIXELS = 25_000_000

sharp.cache(false)
sharp.concurrency(1)
// Whatever slips past the first bytes meets no other decoder than these three: no SVG, PDF, TIFF or GIF.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
})

process.on('message', (job: PictureJob) => {
  void answer(job).then((answered) => process.send?.(answered))
})
process.on('disconnect', () => process.exit())

/** Whatever the decoder stumbles over is the picture's fault. */
async function answer({ from, to, use }: PictureJob): Promise<PictureAnswer> {
  try {
    // Without a limit, because this reads the header alone, and we have words of our own for too many pixels.
    const refused = refuse(use, await sharp(from, { limitInputPixels: false }).metadata())
    return refused ? { refused } : { picture: await remake(from, to, use) }
  } catch (error) {
    return { refused: 'unreadable', because: error instanceof Error ? error.message : '' }
  }
}

/** Judges a picture by its header, before anything is decoded. */
function refuse(use: PictureUse, { format, width, height, isProgressive }: Metadata) {
  if (!documentTypes.some((type) => type === `image/${format}`)) return 'unreadable'
  if (Math.max(width, height) > DOCUMENT_PIXELS.max) return 'tooWide'
  if (Math.min(width, height) < uses[use].min) return 'tooSmall'
  // These are decoded whole; the others row by row.
  const whole = isProgressive === true || format === 'webp'
  return whole && width * height > MAX_WHOLE_PIXELS ? 'tooHeavy' : null
}

async function remake(from: string, to: string, use: PictureUse): Promise<RemadePicture> {
  const { size, width, height } = await sharp(from, {
    sequentialRead: true,
    failOn: 'error',
    limitInputPixels: DOCUMENT_PIXELS.max ** 2,
  })
    .autoOrient()
    .resize(uses[use].resize)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .toFile(to)
  return { bytes: size, width, height }
}
