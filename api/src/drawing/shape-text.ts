import { Buffer as Text, shape, type Font } from 'harfbuzzjs'

/** A glyph of a shaped text, in drawing order. Lengths are in units of the font. */
export interface ShapedGlyph {
  id: number
  /** What it stands for by itself. */
  letters: string
  /** How far the next glyph is from this one. */
  xAdvance: number
  xOffset: number
  yOffset: number
}

/** The memory of each belongs to HarfBuzz and is freed some time after: one is used again and again. */
const buffer = new Text()

/**
 * The glyphs of a text in one font by HarfBuzz, which browsers shape text with: fontkit 2.0.4 draws ে inside a word in
 * the form that it has at its beginning, and some signs twice.
 */
export function shapeText(font: Font, text: string): ShapedGlyph[] {
  buffer.reset()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const positions = buffer.getGlyphPositions()
  const infos = buffer.getGlyphInfos()
  const shaped = infos.map(({ codepoint: id, cluster }, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {}
    return { id, cluster, letters: letterOf(font, id), xAdvance, xOffset, yOffset }
  })
  // A glyph that joins letters has none of its own: it stands for those of its cluster that no other glyph has.
  const starts = [...new Set(infos.map(({ cluster }) => cluster)), text.length]
  for (const [at, start] of starts.slice(0, -1).entries()) {
    const glyphs = shaped.filter(({ cluster }) => cluster === start)
    const letters = text.slice(start, starts[at + 1]).normalize('NFD')
    const joined = glyphs.reduce((rest, glyph) => rest.replace(glyph.letters, ''), letters)
    const joining = glyphs.find((glyph) => glyph.letters === '')
    if (joining) joining.letters = joined
  }
  return shaped
}

const letters = new WeakMap<Font, Map<number, string>>()

/** The letter that a font draws with this glyph, or none. */
function letterOf(font: Font, glyph: number): string {
  let known = letters.get(font)
  if (!known) {
    const codePoints = [...font.face.collectUnicodes()].sort((one, other) => other - one)
    known = new Map(
      codePoints.map((codePoint) => [
        font.nominalGlyph(codePoint) ?? 0,
        String.fromCodePoint(codePoint),
      ]),
    )
    letters.set(font, known)
  }
  return known.get(glyph) ?? ''
}
