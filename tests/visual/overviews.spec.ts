import { writeFileSync } from 'node:fs'
import type { TestInfo } from '@playwright/test'
import { readBaseline, writeBaseline } from './baselines.ts'
import { cellsOf } from './cells.ts'
import { compare, type Difference } from './compare.ts'
import { open, shoot, shootSettled, test } from './story-page.ts'
import { overviews } from './overviews.ts'
import { isFrom, read, write } from './palette-png.ts'

for (const story of overviews) {
  test.describe(() => {
    // In one worker, which loads the story once.
    test.describe.configure({ mode: 'default' })
    for (const cell of cellsOf(story)) {
      test(`${story} looks as it did: ${cell.name}`, async ({ pinned, shared: page }, testInfo) => {
        test.skip(!pinned, 'Baselines hold for the browser that the lockfile pins, on Linux x64')
        await open(page, story, cell)
        const baseline = readBaseline(story, cell.name)
        const update = testInfo.config.updateSnapshots !== 'none'

        if (baseline) {
          // What is alike at once needs no second look; what is not, may not have settled.
          const shot = await shoot(page)
          if (isFrom(baseline, shot) || !compare(read(shot), read(baseline)).problem) return
          const settled = await shootSettled(page)
          const difference = compare(read(settled), read(baseline))
          if (!difference.problem) return
          if (!update) {
            keep(testInfo, { settled, baseline, difference })
            throw new Error(`${story}, ${cell.name}: ${difference.problem}`)
          }
        }
        if (!update)
          throw new Error(`${story}, ${cell.name}: no baseline; run npm run visual:update`)
        writeBaseline(story, cell.name, write(await shootSettled(page)))
      })
    }
  })
}

function keep(
  testInfo: TestInfo,
  shots: { settled: Buffer; baseline: Buffer; difference: Difference },
): void {
  writeFileSync(testInfo.outputPath('actual.png'), shots.settled)
  writeFileSync(testInfo.outputPath('expected.png'), shots.baseline)
  const { marked } = shots.difference
  if (marked) writeFileSync(testInfo.outputPath('diff.png'), marked)
}
