import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

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

/** Letters, signs and digits of Bangla, ৳, and the full stop and the joiners that other scripts have too. */
const BANGLA = '[\\p{Script=Bengali}\\u0964\\u0965\\u200c\\u200d]'
const runs = new RegExp(`${BANGLA}+|(?:(?!${BANGLA}).)+`, 'gsu')
const bangla = new RegExp(BANGLA, 'u')
/** Figures and ৳ reach no further than Latin letters. */
const banglaLetter = /(?=\p{Script=Bengali})[\p{L}\p{M}]/u

/**
 * A text as SVG paths, broken into lines. Each letter is placed by its font's rules: Satori, which lays out whole
 * pages, draws the vowel sign of ন্ডু into the letters above it.
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
  shapesOf(line, setting).reduce((sum, { font, run }) => {
    return sum + (run.advanceWidth / font.unitsPerEm) * setting.size
  }, 0)

function drawLine(line: string, setting: Setting, x: number, y: number): string {
  let pen = x
  const paths = shapesOf(line, setting).flatMap(({ font, run }) => {
    const scale = setting.size / font.unitsPerEm
    return run.glyphs.map(({ path }, at) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[at] ?? {}
      const place = `translate(${pen + xOffset * scale} ${y - yOffset * scale})`
      pen += xAdvance * scale
      // The y axis of fonts points up.
      return `<path transform="${place} scale(${scale} ${-scale})" d="${path.toSVG()}"/>`
    })
  })
  return `<g fill="${setting.color}">${paths.join('')}</g>`
}

/** A line, drawn with the fonts that have its letters. */
const shapesOf = (line: string, { weight }: Setting) =>
  (line.match(runs) ?? []).map((text) => {
    const font = fontOf(bangla.test(text) ? 'bangla-bengali' : 'latin-latin', weight)
    return { font, run: font.layout(text) }
  })

const { resolve } = createRequire(import.meta.url)
const fonts = new Map<string, Font>()

/** A static cut of the site's typeface, read once in the life of a thread. */
function fontOf(piece: 'latin-latin' | 'bangla-bengali', weight: Setting['weight']): Font {
  const [script] = piece.split('-')
  const file = `@fontsource/anek-${script}/files/anek-${piece}-${weight}-normal.woff`
  const font = fonts.get(file) ?? create(readFileSync(resolve(file)))
  fonts.set(file, font)
  return font
}
