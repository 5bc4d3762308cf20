import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { browserArgs, browserPath, pinnedBrowser } from '../../scripts/browser.mjs'
import { root } from '../../scripts/project.mjs'
import { compare } from '../visual/compare.ts'
import { read, write } from '../visual/palette-png.ts'

const folder = fileURLToPath(new URL('./pictures', import.meta.url))
const pinned = await pinnedBrowser()

export const launchOptions = {
  executablePath: pinned?.path ?? (await browserPath()),
  args: [
    ...browserArgs,
    '--font-render-hinting=full',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
  ],
}

/** Another browser draws other letters: pictures are compared on the pinned one alone. */
export function sameAs(name: string, png: Buffer): void {
  if (!pinned) return
  const file = join(folder, `${name}.png`)
  const actual = read(png)
  if (process.env['UPDATE_PICTURES']) writeFileSync(file, write(png))
  const { problem } = compare(actual, read(readFileSync(file)))
  if (!problem) return
  const results = join(root, 'test-results/package')
  if (!existsSync(results)) mkdirSync(results, { recursive: true })
  writeFileSync(join(results, `${name}.png`), png)
  expect.fail(`${name}: ${problem}; what was seen is in test-results/package`)
}
