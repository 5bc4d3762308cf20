import { isDeepStrictEqual } from 'node:util'
import { Blob, Buffer as Text, Face, Font, shape } from 'harfbuzzjs'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { createPen } from '../domain/receipts/receipt-pen.ts'
import { pdfFont } from './pdf-font.ts'
import { cutOf } from './typeface.ts'
import { pdfText } from '../testing/pdf-text.ts'
import { banglaWords } from '../../../scripts/bangla-font.mjs'

const words = [...banglaWords()]
const cut = cutOf('bangla', 700)
const font = new Font(new Face(new Blob(cut.file)))

/** The glyphs that HarfBuzz draws a word with, and thousandths of an em: how wide each is, and how far it is moved. */
function shaped(word: string) {
  const text = new Text()
  text.addText(word)
  text.guessSegmentProperties()
  shape(font, text)
  const positions = text.getGlyphPositions()
  const em = (units = 0) => Math.round((units / font.face.upem) * 1000)
  return text.getGlyphInfos().map(({ codepoint: glyph }, at) => {
    const { xAdvance, xOffset, yOffset } = positions[at] ?? {}
    return [glyph, em(xAdvance), em(xOffset), em(yOffset)]
  })
}

test('there are words of all catalogues', () => expect(words.length).toBeGreaterThan(4_000))

test('a PDF draws every Bangla word of ours with the glyphs of HarfBuzz, where it has them', () => {
  const doc = new PDFDocument()
  const { _font: embedded } = doc.registerFont('bangla', pdfFont(cut)).font('bangla', 1000)
  const drawn = (word: string) => {
    const [codes, positions] = embedded.encode(word)
    return codes.map((code, at) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {}
      const glyph = embedded.subset.glyphs[parseInt(code, 16)]
      return [glyph, ...[xAdvance, xOffset, yOffset].map(Math.round)]
    })
  }
  expect(words.filter((word) => !isDeepStrictEqual(drawn(word), shaped(word)))).toEqual([])
})

test('a reader finds every Bangla word of ours in a PDF', async () => {
  const pen = createPen({ title: 'Words', author: 'Jatra', language: 'bn', madeAt: new Date(0) })
  const LINES = 60
  for (let first = 0; first < words.length; first += LINES) {
    if (first > 0) pen.doc.addPage()
    words.slice(first, first + LINES).forEach((word, at) => {
      pen.as('P', () => pen.write(word, 48, 40 + at * 13, { size: 8 }))
    })
  }
  const read = pdfText(await pen.finish()).map((word) => word.trim())
  expect(words.filter((word, at) => read[at] !== word)).toEqual([])
})
