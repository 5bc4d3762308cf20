import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { folder, listBaselines } from './baselines.ts'
import { cells } from './cells.ts'
import { overviews } from './overviews.ts'

/** An update also takes away the pictures of stories that are gone. */
export default function removeOrphans({ updateSnapshots }: FullConfig): void {
  if (updateSnapshots === 'none') return
  const expected = new Set(
    overviews.flatMap((story) => cells.map((cell) => `${story}/${cell.name}.png`)),
  )
  for (const { name } of listBaselines()) {
    if (!expected.has(name)) rmSync(join(folder, name))
  }
}
