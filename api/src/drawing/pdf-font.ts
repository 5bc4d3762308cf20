import { create, type Font } from 'fontkit'
import { shapeText } from './shape-text.ts'
import type { Cut } from './typeface.ts'

/** Says nothing to a reader: a glyph of a PDF may not stand for no letter at all (ISO 14289-1, 7.21.7). */
const WORD_JOINER = 0x2060

/**
 * A font as PDFKit takes it: fontkit embeds its glyphs, and HarfBuzz chooses and places them, since fontkit draws ে
 * inside a word wrong.
 */
export function pdfFont({ file, font }: Cut): Font {
  return Object.assign(create(file), {
    layout(text: string) {
      const shaped = shapeText(font, text)
      const positions = shaped.map(({ xAdvance, xOffset, yOffset }) => ({
        xAdvance,
        xOffset,
        yOffset,
      }))
      return {
        glyphs: shaped.map(({ id, letters }) => ({
          id,
          codePoints: letters
            ? Array.from(letters, (one) => one.codePointAt(0) ?? 0)
            : [WORD_JOINER],
          advanceWidth: font.glyphHAdvance(id),
        })),
        positions,
        // PDFKit changes the unit of the positions, and expects the sum to follow.
        get advanceWidth() {
          return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
        },
      }
    },
  })
}
