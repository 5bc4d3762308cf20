/** What shaped-text.server.ts uses of a package that has no types of its own. Lengths are in units of the font. */
declare module 'fontkit' {
  export interface Font {
    unitsPerEm: number
    /** The glyphs of a text by the font's shaping rules, in drawing order. */
    layout(text: string): {
      glyphs: { path: { toSVG(): string } }[]
      positions: { xAdvance: number; xOffset: number; yOffset: number }[]
      advanceWidth: number
    }
  }
  export function create(file: Uint8Array): Font
}
