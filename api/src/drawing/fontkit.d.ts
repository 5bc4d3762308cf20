/** What pdf-font.ts uses of a package that has no types of its own. */
declare module 'fontkit' {
  export interface Font {
    /** The glyphs of a text, in drawing order. Lengths are in units of the font. */
    layout(text: string): {
      glyphs: { id: number; codePoints: number[]; advanceWidth: number }[]
      positions: { xAdvance: number; xOffset: number; yOffset: number }[]
      advanceWidth: number
    }
  }
  export function create(file: Uint8Array): Font
}
