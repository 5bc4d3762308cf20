import { Resvg } from '@resvg/resvg-js'
import { LINK_PICTURE, type LinkPicture } from './link-picture.ts'
import { setText, type TextBlock } from './shaped-text.server.ts'

/**
 * The picture of a package's link as a PNG. Takes a fifth of a second of one core, so it runs in worker threads only.
 */
export function drawLinkPicture(content: LinkPicture): Uint8Array<ArrayBuffer> {
  const resvg = new Resvg(svgOf(content), { font: { loadSystemFonts: false } })
  return new Uint8Array(resvg.render().asPng())
}

const { width: WIDTH, height: HEIGHT } = LINK_PICTURE
/** Px: of the words with what is around them, and of the seam beside them. */
const WORDS = { width: 554, padding: 56, gap: 10 }
const SEAM = { width: 6, stitches: 16, stitch: 22 }
const PICTURE_AT = WORDS.width + SEAM.width

function svgOf(content: LinkPicture): string {
  const { inks, scene } = content
  const seam = Array.from({ length: SEAM.stitches }, (_, at) => {
    const y = (at * (HEIGHT - SEAM.stitch)) / (SEAM.stitches - 1)
    return rectangle(WORDS.width, y, SEAM.width, SEAM.stitch, inks.stitch)
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    rectangle(0, 0, WIDTH, HEIGHT, inks.card),
    scene === null ? '' : illustration(scene),
    rectangle(WORDS.width, 0, SEAM.width, HEIGHT, inks.page),
    ...seam,
    words(content),
    '</svg>',
  ].join('')
}

/** Font sizes of a package's name, px: the first that leaves enough room is used. */
const NAME_SIZES = [58, 46, 38]
const LEAST_SPACE = 28
const MOST_LINES = 4

/** The site, the package and its price below each other, equally spaced. */
function words(content: LinkPicture): string {
  const { name, destination, duration, price, perPerson, site, inks } = content
  const set = (text: string, size: number, weight: 500 | 700, color: string, most?: number) =>
    setText(text, { size, weight, color }, WORDS.width - 2 * WORDS.padding, most)
  const groupsOf = (size: number) => [
    set(site, 40, 700, inks.brand),
    column(
      [
        set(destination, 28, 500, inks.brand),
        set(name, size, 700, inks.text, MOST_LINES),
        set(duration, 30, 500, inks.muted),
      ],
      WORDS.gap,
    ),
    column([set(price, 68, 700, inks.text), set(perPerson, 28, 500, inks.muted)]),
  ]
  const spaceOf = (groups: readonly TextBlock[]) =>
    (HEIGHT - 2 * WORDS.padding - column(groups).height) / (groups.length - 1)
  const choices = NAME_SIZES.map(groupsOf)
  const groups = choices.find((one) => spaceOf(one) >= LEAST_SPACE) ?? choices.at(-1) ?? []
  return column(groups, spaceOf(groups)).draw(WORDS.padding, WORDS.padding)
}

/** Stacks blocks. */
function column(blocks: readonly TextBlock[], gap = 0): TextBlock {
  return {
    height: blocks.reduce((sum, { height }) => sum + height + gap, -gap),
    draw(x, y) {
      let top = y
      return blocks
        .map((block) => {
          const drawn = block.draw(x, top)
          top += block.height + gap
          return drawn
        })
        .join('')
    },
  }
}

/** Fills the area right of the seam, cropped where it is wider. */
const illustration = (scene: string) =>
  `<svg x="${PICTURE_AT}" width="${WIDTH - PICTURE_AT}" height="${HEIGHT}" overflow="hidden">` +
  `<image width="${WIDTH - PICTURE_AT}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice" ` +
  `href="data:image/svg+xml;base64,${Buffer.from(scene).toString('base64')}"/></svg>`

const rectangle = (x: number, y: number, width: number, height: number, ink: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${ink}"/>`
