import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { apart, nearest } from './colours.ts'
import { areaKept, count, type Picture } from './palette-png.ts'

/**
 * The difference between processors, per channel of 255. A pixel that is off by no more
 * never counts.
 */
const noise = 4
/**
 * Pixels that may differ in a whole picture: less than a letter. What scrolls sideways is rendered a fraction of a pixel
 * elsewhere from time to time, which shows at the edges of its icons (14 pixels were seen).
 */
export const allowed = 48

export interface Difference {
  /** What is wrong, for a person; undefined when the pictures are alike. */
  problem: string | undefined
  /** A PNG of the pixels that differ, in red, where two pictures of one size do. */
  marked: Buffer | undefined
}

/**
 * Compares a screenshot with a baseline, whose colours may be rounded to its palette. A pixel differs when its colour
 * is farther from the baseline's than rounding and noise explain, or when another colour of the baseline's palette
 * fits it clearly better. The colour of an area is never rounded, so a card that turns from white to the page's
 * off-white is seen.
 */
export function compare(actual: Picture, baseline: Picture): Difference {
  const { width, height } = actual
  if (width !== baseline.width || height !== baseline.height) {
    return {
      problem: `it is ${size(actual)}, and the baseline ${size(baseline)}`,
      marked: undefined,
    }
  }
  const diff = new PNG({ width, height })
  const options = { threshold: 0, includeAA: true, diffMask: false }
  const explained = withoutRounding(actual, baseline)
  const differing = pixelmatch(explained, baseline.rgba, diff.data, width, height, options)
  return differing > allowed
    ? { problem: `${differing} pixels differ`, marked: PNG.sync.write(diff) }
    : { problem: undefined, marked: undefined }
}

/** The screenshot's bytes, with the baseline's colour wherever rounding and noise explain the difference. */
function withoutRounding(actual: Picture, baseline: Picture): Buffer {
  const fits = judge(actual, baseline)
  const bytes = Buffer.from(actual.rgba)
  for (let at = 0; at < actual.pixels.length; at++) {
    const shown = actual.pixels[at] ?? 0
    const expected = baseline.pixels[at] ?? 0
    if (shown !== expected && fits(shown, expected)) {
      baseline.rgba.copy(bytes, at * 4, at * 4, at * 4 + 4)
    }
  }
  return bytes
}

function judge(
  actual: Picture,
  baseline: Picture,
): (rendered: number, expected: number) => boolean {
  const palette = [...count(baseline.pixels).keys()]
  const counts = count(actual.pixels)
  // Twice what is kept, so that one pixel more or less decides nothing.
  const area = 2 * areaKept * actual.pixels.length
  const limits = new Map<number, number>()
  const limitOf = (rendered: number) => {
    if ((counts.get(rendered) ?? 0) >= area) return noise
    // Noise moves a colour away from one and towards another: twice.
    const best = apart(rendered, palette[nearest(rendered, palette)] ?? 0) + 2 * noise
    return Math.min(best, baseline.rounded + noise)
  }
  return (rendered, expected) => {
    let limit = limits.get(rendered)
    if (limit === undefined) {
      limit = limitOf(rendered)
      limits.set(rendered, limit)
    }
    return apart(rendered, expected) <= limit
  }
}

const size = ({ width, height }: Picture) => `${width} x ${height} px`
