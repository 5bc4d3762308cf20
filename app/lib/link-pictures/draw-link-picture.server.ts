import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Resvg } from '@resvg/resvg-js'
import { createElement, type CSSProperties, type ReactElement } from 'react'
import satori from 'satori'
import { LINK_PICTURE, type LinkPicture } from './link-picture.ts'

/** The picture of a package's link as a PNG. Takes a fifth of a second of one core: for threads alone. */
export async function drawLinkPicture(content: LinkPicture): Promise<Uint8Array<ArrayBuffer>> {
  const svg = await satori(face(content), { ...LINK_PICTURE, fonts: await readFonts() })
  return new Uint8Array(new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng())
}

let fonts: Promise<Parameters<typeof satori>[1]['fonts']> | undefined

/** The static cuts of the site's typeface; the taka sign is in the Bangla one. */
function readFonts() {
  const { resolve } = createRequire(import.meta.url)
  const cut = async (name: string, file: string, weight: 500 | 700) => ({
    name,
    weight,
    data: await readFile(resolve(`@fontsource/${file}-${weight}-normal.woff`)),
  })
  fonts ??= Promise.all([
    cut('Anek', 'anek-latin/files/anek-latin-latin', 500),
    cut('Anek', 'anek-latin/files/anek-latin-latin', 700),
    cut('Anek Bangla', 'anek-bangla/files/anek-bangla-bengali', 500),
    cut('Anek Bangla', 'anek-bangla/files/anek-bangla-bengali', 700),
  ])
  return fonts
}

/** Of the seam between words and picture. */
const STITCHES = 16
const column = { display: 'flex', flexDirection: 'column' } as const

/** Satori lays out flexbox with inline styles alone. Elements are made by hand, since Node strips no JSX. */
function face({
  name,
  destination,
  duration,
  price,
  perPerson,
  site,
  scene,
  inks,
}: LinkPicture): ReactElement {
  const words = element(
    'div',
    { ...column, width: 554, padding: 56, justifyContent: 'space-between' },
    [
      element('div', { fontSize: 40, fontWeight: 700, color: inks.brand }, site),
      element('div', { ...column, gap: 10 }, [
        element('div', { fontSize: 28, color: inks.brand }, destination),
        element(
          'div',
          {
            display: 'block',
            fontSize: name.length > 40 ? 46 : 58,
            fontWeight: 700,
            lineHeight: 1.1,
            lineClamp: 4,
          },
          name,
        ),
        element('div', { fontSize: 30, color: inks.muted }, duration),
      ]),
      element('div', column, [
        element('div', { fontSize: 68, fontWeight: 700 }, price),
        element('div', { fontSize: 28, color: inks.muted }, perPerson),
      ]),
    ],
  )
  const seam = element(
    'div',
    { ...column, width: 6, justifyContent: 'space-between', background: inks.page },
    Array.from({ length: STITCHES }, () => element('div', { height: 22, background: inks.stitch })),
  )
  const picture = scene === null ? [] : [illustration(scene)]
  return element(
    'div',
    {
      display: 'flex',
      width: LINK_PICTURE.width,
      height: LINK_PICTURE.height,
      background: inks.card,
      color: inks.text,
      fontFamily: 'Anek, "Anek Bangla"',
      fontWeight: 500,
    },
    [words, seam, ...picture],
  )
}

function illustration(scene: string): ReactElement {
  return createElement('img', {
    src: `data:image/svg+xml;base64,${Buffer.from(scene).toString('base64')}`,
    width: 640,
    height: LINK_PICTURE.height,
    style: { objectFit: 'cover' },
  })
}

function element(type: string, style: CSSProperties, children?: string | ReactElement[]) {
  return Array.isArray(children)
    ? createElement(type, { style }, ...children)
    : createElement(type, { style }, children)
}
