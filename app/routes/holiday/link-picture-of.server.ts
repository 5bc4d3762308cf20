import type { HolidayPackage } from '@jatra/contract/holiday/package'
import { readDrawing } from '@jatra/design-system/illustrations/drawings'
import { light } from '@jatra/design-system/tokens'
import type { LinkPicture } from '~/server/link-pictures/link-picture.ts'
import { linkPictureIllustration, linkPictureWords } from './link-picture-words.ts'

const { color } = light
const inks = {
  brand: color.brand.text,
  text: color.text.default,
  muted: color.text.muted,
  card: color.surface.card,
  page: color.surface.page,
  stitch: color.accent.stitch,
}

/** The content of a package's link picture, for the thread that draws it. */
export async function linkPictureOf(holiday: HolidayPackage): Promise<LinkPicture> {
  const illustration = linkPictureIllustration(holiday)
  const scene = illustration === undefined ? null : await readDrawing(illustration)
  return { ...linkPictureWords(holiday), scene, inks }
}
