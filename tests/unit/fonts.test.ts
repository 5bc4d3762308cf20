import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Blob, Buffer as Text, Face, Font, shape, Variation } from 'harfbuzzjs'
import { expect, test } from 'vitest'
import drawnWords from '../../app/shell/drawn-words.json' with { type: 'json' }
import { banglaWords, outlineOf, unpack } from '../../scripts/bangla-font.mjs'
import { ENGLISH } from '../../scripts/latin-font.mjs'

const { resolve } = createRequire(import.meta.url)
const WEIGHTS = [400, 700] as const
/** Thousandths of an em: the whole typeface says that ৯ is 13 wider than it draws it. */
const ROUNDING = 14
/** In the same: what the kerning of one weight differs by from that of another, at most. */
const KERNING = 28

const fileOf = (name: string) =>
  new URL(`../../design-system/src/fonts/anek-${name}.woff2`, import.meta.url)

async function fontOf(file: string | URL, weight?: number): Promise<Font> {
  const font = new Font(new Face(new Blob(await unpack(readFileSync(file)))))
  if (weight) font.setVariations([new Variation('wght', weight)])
  return font
}

/** The width of each glyph that draws a word, in thousandths of an em. */
function widths(font: Font, word: string): number[] {
  const text = new Text()
  text.addText(word)
  text.guessSegmentProperties()
  shape(font, text)
  return text.getGlyphPositions().map(({ xAdvance }) => (xAdvance / font.face.upem) * 1000)
}

/** Texts that two fonts draw with other glyphs or at a width that differs by more than so much. */
function drawnOtherwise(
  texts: Iterable<string>,
  whole: Font,
  cut: Font,
  tolerance = ROUNDING,
): string[] {
  return [...texts].filter((text) => {
    const [expected, drawn] = [widths(whole, text), widths(cut, text)]
    return (
      expected.length !== drawn.length ||
      expected.some((width, at) => Math.abs(width - (drawn[at] ?? 0)) > tolerance)
    )
  })
}

const WHOLE = {
  bangla: resolve('@fontsource-variable/anek-bangla/files/anek-bangla-bengali-wght-normal.woff2'),
  latin: resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2'),
}

for (const weight of WEIGHTS) {
  test(`every Bangla word of ours is drawn at ${weight} as by the whole typeface`, async () => {
    const whole = await fontOf(WHOLE.bangla, weight)
    const cut = await fontOf(fileOf(`bangla-${weight}`))
    expect(drawnOtherwise(banglaWords(), whole, cut), 'npm run cut-fonts').toEqual([])
  })
}

test.each(Object.entries(drawnWords))(
  '%s on an English page is drawn as the typeface draws it, and fits its line',
  async (word, drawn) => {
    const outline = await outlineOf(readFileSync(WHOLE.bangla), word, 400)
    expect(drawn, 'npm run cut-fonts').toEqual(outline)
    const heights = [...drawn.path.matchAll(/,(-?\d+)/g)].map(([, y]) => Number(y))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(-750)
    expect(Math.max(...heights)).toBeLessThanOrEqual(250)
  },
)

test.each([400, 500, 600, 700, 800])(
  'any two signs of English stand at %i as in the whole typeface',
  async (weight) => {
    const whole = await fontOf(WHOLE.latin, weight)
    const cut = await fontOf(fileOf('main'), weight)
    const signs = [...ENGLISH].filter((sign) => sign <= '~')
    const pairs = signs.flatMap((first) => signs.map((second) => first + second))
    expect(signs).toHaveLength(92)
    expect(drawnOtherwise(pairs, whole, cut, KERNING), 'npm run cut-fonts').toEqual([])
  },
)

test('the file that every page in English waits for weighs at most 21.2 kB', () => {
  expect(readFileSync(fileOf('main')).byteLength).toBeLessThanOrEqual(21_200)
})

test('a page in Bangla loads at most 70 kB of Bangla fonts', () => {
  const files = [...WEIGHTS.map((weight) => `bangla-${weight}`), 'taka'].map(fileOf)
  const bytes = files.reduce((sum, file) => sum + readFileSync(file).byteLength, 0)
  expect(bytes).toBeLessThanOrEqual(70_000)
})
