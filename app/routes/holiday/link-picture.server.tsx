import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { renderAsync } from '@resvg/resvg-js'
import satori from 'satori'
import { readDrawing } from '@jatra/design-system/illustrations/drawings'
import { light } from '@jatra/design-system/tokens'
import { LINK_PICTURE } from './package-meta.ts'

/** What stands on the picture of a link, ready-made. */
export interface LinkPicture {
  name: string
  destination: string
  duration: string
  price: string
  perPerson: string
  site: string
  /** Name of an illustration. */
  picture: string | undefined
}

const { color } = light

/** Pictures that are kept, some 60 kB each. */
const MAX_KEPT = 100
const kept = new Map<string, Promise<Buffer>>()

/** The PNG that is shown where a package's link is shared: drawn once, and again when what is on it has changed. */
export function linkPicture(content: LinkPicture): Promise<Buffer> {
  const key = JSON.stringify(content)
  const known = kept.get(key)
  if (known) return known
  const drawn = draw(content)
  kept.set(key, drawn)
  // One that failed is tried again at the next request.
  drawn.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
  return drawn
}

async function draw(content: LinkPicture): Promise<Buffer> {
  const scene = content.picture ? await readDrawing(content.picture) : null
  const svg = await satori(<Face {...content} scene={scene} />, {
    ...LINK_PICTURE,
    fonts: await readFonts(),
  })
  // In a thread of its own: a picture takes a tenth of a second, which no page shall wait for.
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } })
  return image.asPng()
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

/** Satori lays out flexbox with inline styles alone. */
function Face({
  name,
  destination,
  duration,
  price,
  perPerson,
  site,
  scene,
}: LinkPicture & { scene: string | null }) {
  const column = { display: 'flex', flexDirection: 'column' } as const
  return (
    <div
      style={{
        display: 'flex',
        width: LINK_PICTURE.width,
        height: LINK_PICTURE.height,
        background: color.surface.card,
        color: color.text.default,
        fontFamily: 'Anek, "Anek Bangla"',
        fontWeight: 500,
      }}
    >
      <div
        style={{
          ...column,
          width: 554,
          padding: 56,
          justifyContent: 'space-between',
        }}
      >
        <div style={{ fontSize: 40, fontWeight: 700, color: color.brand.text }}>{site}</div>
        <div style={{ ...column, gap: 10 }}>
          <div style={{ fontSize: 28, color: color.brand.text }}>{destination}</div>
          <div
            style={{
              display: 'block',
              fontSize: name.length > 40 ? 46 : 58,
              fontWeight: 700,
              lineHeight: 1.1,
              lineClamp: 4,
            }}
          >
            {name}
          </div>
          <div style={{ fontSize: 30, color: color.text.muted }}>{duration}</div>
        </div>
        <div style={{ ...column }}>
          <div style={{ fontSize: 68, fontWeight: 700 }}>{price}</div>
          <div style={{ fontSize: 28, color: color.text.muted }}>{perPerson}</div>
        </div>
      </div>
      <div
        style={{
          ...column,
          width: 6,
          justifyContent: 'space-between',
          background: color.surface.page,
        }}
      >
        {Array.from({ length: STITCHES }, (_, index) => (
          <div key={index} style={{ height: 22, background: color.accent.stitch }} />
        ))}
      </div>
      {scene ? (
        <img
          src={`data:image/svg+xml;base64,${Buffer.from(scene).toString('base64')}`}
          width={640}
          height={LINK_PICTURE.height}
          style={{ objectFit: 'cover' }}
          alt=""
        />
      ) : null}
    </div>
  )
}
