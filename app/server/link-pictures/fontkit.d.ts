/** What shaped-text.server.ts uses of a package that has no types of its own. Lengths are in units of the font. */
declare module 'fontkit' {
  export interface Font {
    unitsPerEm: number
    /** Glyphs as the font's own rules make them of the letters, in the order in which they are drawn. */
    layout(text: string): {
      glyphs: { path: { toSVG(): string } }[]
      positions: { xAdvance: number; xOffset: number; yOffset: number }[]
      advanceWidth: number
    }
  }
  export function create(file: Uint8Array): Font
}
