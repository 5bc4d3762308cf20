/** Px, as the link previews of the large sites want it. */
export const LINK_PICTURE = { width: 1200, height: 630 } as const

/** All that stands on the picture of a package's link, ready-made. */
export interface LinkPicture {
  name: string
  destination: string
  duration: string
  price: string
  perPerson: string
  site: string
  /** An illustration as an SVG document; null: there is none. */
  scene: string | null
  /** Colours of the site's theme. */
  inks: Record<'brand' | 'text' | 'muted' | 'card' | 'page' | 'stitch', string>
}
