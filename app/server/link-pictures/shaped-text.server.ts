import { shapeText } from '@jatra/api/drawing/shape-text'
import { cutOf, runsOf } from '@jatra/api/drawing/typeface'

/** The style of a text. */
export interface Setting {
  /** Px. */
  size: number
  /** A weight that the typeface has. */
  weight: 500 | 700
  color: string
}

/** Lines of text in an SVG. */
export interface TextBlock {
  height: number
  /** The top left corner of the first line. */
  draw(x: number, y: number): string
}

/** How far Latin letters reach above and below the baseline, in em. */
const ASCENT = 0.9
const DESCENT = 0.2
/** For a line in Bangla: vowel signs are above and below its letters, and conjuncts reach further down. */
const BANGLA_LINE = 1.35

/** Figures and ৳ reach no further than Latin letters. */
const banglaLetter = /(?=\p{Script=Bengali})[\p{L}\p{M}]/u

/**
 * A text as SVG paths, broken into lines. Each letter is placed by HarfBuzz: Satori, which lays out whole pages, draws
 * the vowel sign of ন্ডু into the letters above it.
 * @param width px of a line
 * @param most lines; the last ends in … when there is more
 */
export function setText(text: string, setting: Setting, width: number, most = Infinity): TextBlock {
  const lines = breakLines(text, setting, width, most)
  const em = banglaLetter.test(text) ? BANGLA_LINE : ASCENT + DESCENT
  const height = em * setting.size
  const baseline = ((em - ASCENT - DESCENT) / 2 + ASCENT) * setting.size
  return {
    height: lines.length * height,
    draw: (x, y) =>
      lines.map((line, at) => drawLine(line, setting, x, y + at * height + baseline)).join(''),
  }
}

function breakLines(text: string, setting: Setting, width: number, most: number): string[] {
  const fits = (line: string) => widthOf(line, setting) <= width
  const [first = '', ...more] = text.split(' ')
  const lines = [first]
  for (const word of more) {
    const last = lines.at(-1) ?? ''
    if (fits(`${last} ${word}`)) lines.splice(-1, 1, `${last} ${word}`)
    else lines.push(word)
  }
  if (lines.length <= most) return lines
  const kept = lines.slice(0, most)
  let last = kept.at(-1) ?? ''
  while (!fits(`${last}…`) && last.includes(' ')) last = last.slice(0, last.lastIndexOf(' '))
  return [...kept.slice(0, -1), `${last}…`]
}

const widthOf = (line: string, setting: Setting) =>
  glyphsOf(line, setting).reduce((sum, { advance }) => sum + advance, 0)

function drawLine(line: string, setting: Setting, x: number, y: number): string {
  let pen = x
  const paths = glyphsOf(line, setting).map(({ outline, scale, advance, right, up }) => {
    const place = `translate(${pen + right} ${y - up})`
    pen += advance
    // The y axis of fonts points up.
    return `<path transform="${place} scale(${scale} ${-scale})" d="${outline}"/>`
  })
  return `<g fill="${setting.color}">${paths.join('')}</g>`
}

/** The glyphs of a line in the fonts that have its letters. Lengths are in px. */
const glyphsOf = (line: string, { weight, size }: Setting) =>
  runsOf(line).flatMap(({ piece, text }) => {
    const { font } = cutOf(piece, weight)
    const scale = size / font.face.upem
    return shapeText(font, text).map(({ id, xAdvance, xOffset, yOffset }) => ({
      outline: font.glyphToPath(id),
      scale,
      advance: xAdvance * scale,
      right: xOffset * scale,
      up: yOffset * scale,
    }))
  })
