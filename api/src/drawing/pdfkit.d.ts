import type { Font } from 'fontkit'

/** What we use of PDFKit that its own types leave out. */
declare global {
  namespace PDFKit {
    interface PDFDocument {
      /** The font that was chosen last, as it is in this document. */
      _font: EmbeddedFont
    }

    interface EmbeddedFont {
      id: string
      /** The reference by which a page names it. */
      ref(): unknown
      /** The glyphs of a text in hexadecimal, and where they are, in thousandths of the font's size. */
      encode(text: string): [codes: string[], positions: GlyphPosition[]]
      /** The glyphs of the whole font that are part of it, by their codes. */
      subset: { glyphs: number[] }
    }

    interface GlyphPosition {
      xAdvance: number
      /** Of the glyph by itself: what a reader moves on by. */
      advanceWidth: number
      xOffset: number
      yOffset: number
    }
  }

  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      /** What a header cell is the header of. */
      scope?: 'Row' | 'Column'
    }

    interface PDFFont {
      /** PDFKit takes a font of fontkit as well. */
      registerFont(name: string, font: Font): this
    }
  }
}
