/** Px, as recommended for link previews. */
export const LINK_PICTURE = { width: 1200, height: 630 } as const

/** The content of a package's link picture. */
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
