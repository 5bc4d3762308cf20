import { expect, test } from 'vitest'
import { entryNames, GROWTH, measureBudgets, outgrown, writtenSizes } from '../perf/sizes.mjs'

// Bundles four times; `npm run bench` measures every entry.
test('every size that was agreed on is kept', { timeout: 120_000 }, async () => {
  const rows = await measureBudgets()
  expect(rows.length).toBeGreaterThan(4)
  const broken = rows.filter(
    ({ js, css, budget }) => js > budget.js || (budget.css !== undefined && css > budget.css),
  )
  expect(broken).toEqual([])
})

test('every entry has a size to show, and nothing else has', () => {
  expect(Object.keys(writtenSizes()), 'node tests/perf/sizes.mjs').toEqual(entryNames())
})

test('growth is noticed', () => {
  const before = { dialog: { js: 10_000, css: 1_000 } }
  const after = (js: number, css = 1_000) => outgrown(before, { dialog: { js, css } })
  expect(after(10_000 * (1 + GROWTH.share))).toEqual([])
  expect(after(11_001)).toEqual(['dialog, js: 10000 bytes became 11001'])
  expect(after(9_000, 1_000 + GROWTH.bytes)).toEqual([])
  expect(after(9_000, 1_301)).toEqual(['dialog, css: 1000 bytes became 1301'])
  expect(outgrown({}, { toast: { js: 2_000, css: 1 } })).toEqual(['toast, js: 0 bytes became 2000'])
})
