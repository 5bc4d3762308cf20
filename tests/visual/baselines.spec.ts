import pixelmatch from 'pixelmatch'
import { expect } from '@playwright/test'
import { listBaselines, readBaseline } from './baselines.ts'
import { cellsOf, type CellName } from './cells.ts'
import { test } from './story-page.ts'
import { overviews, withoutOverview } from './overviews.ts'
import { read } from './palette-png.ts'

test('every widget has an Overview', () => {
  expect(withoutOverview).toEqual([])
})

test('every Overview has a picture of each cell, and no picture has lost its story', () => {
  const expected = overviews.flatMap((story) =>
    cellsOf(story).map((cell) => `${story}/${cell.name}.png`),
  )
  expect(
    listBaselines()
      .map(({ name }) => name)
      .sort(),
    'run npm run visual:update',
  ).toEqual(expected.sort())
})

test('the pictures weigh at most 12 MB in all', () => {
  const bytes = listBaselines().reduce((sum, picture) => sum + picture.bytes, 0)
  expect(bytes).toBeLessThanOrEqual(12_000_000)
})

const mustDiffer: readonly (readonly [CellName, CellName])[] = [
  ['dark-text-200-360', 'forced-colours-360'],
  ['dark-text-200-360', 'bangla-360'],
  ['forced-colours-360', 'bangla-360'],
]

// Two equal cells mean that the toolbar or the emulation of one did not work.
for (const [one, other] of mustDiffer) {
  test(`no Overview looks the same in ${one} and ${other}`, () => {
    const same = overviews.filter((story) => {
      const [first, second] = [readBaseline(story, one), readBaseline(story, other)]
      return first && second && alike(first, second)
    })
    expect(same).toEqual([])
  })
}

test('a page is dark in the dark, and higher at 200% text', () => {
  for (const story of overviews) {
    const dark = readBaseline(story, 'dark-text-200-360')
    const plain = readBaseline(story, 'forced-colours-360')
    if (!dark || !plain) continue
    expect(darkShare(read(dark).rgba), story).toBeGreaterThan(0.5)
    expect(sizeOf(dark).readUInt32BE(4), story).toBeGreaterThanOrEqual(
      sizeOf(plain).readUInt32BE(4),
    )
  }
})

/** The share of pixels with little red: both themes are blue to grey. */
function darkShare(rgba: Uint8Array): number {
  const pixels = rgba.length / 4
  let dark = 0
  for (let at = 0; at < rgba.length; at += 4) if ((rgba[at] ?? 0) < 90) dark++
  return dark / pixels
}

/** Width and height as a PNG's header has them. */
const sizeOf = (png: Buffer) => png.subarray(16, 24)

/** Fewer pixels than one letter differ visibly. */
function alike(one: Buffer, other: Buffer): boolean {
  if (!sizeOf(one).equals(sizeOf(other))) return false
  const [first, second] = [read(one), read(other)]
  const { width, height } = first
  // A step of 16 in one channel is what a person begins to see.
  const options = { threshold: 0.05, includeAA: true }
  return pixelmatch(first.rgba, second.rgba, undefined, width, height, options) < 50
}
