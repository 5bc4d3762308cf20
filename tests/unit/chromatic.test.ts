import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { modes } from '../../.storybook/modes.ts'

test('without a token there is nothing to publish, and that is no failure', () => {
  const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env
  const said = execFileSync('node', ['scripts/chromatic.mjs'], { env, encoding: 'utf8' })
  expect(said).toBe('Skipped: CHROMATIC_PROJECT_TOKEN is not set.\n')
})

test('pictures are taken of what a change can have touched', () => {
  const config = JSON.parse(readFileSync('chromatic.config.json', 'utf8')) as object
  expect(config).toMatchObject({ onlyChanged: true, storybookBuildDir: 'storybook-static' })
})

test('every mode names settings that the toolbar has', () => {
  const preview = readFileSync('.storybook/preview.tsx', 'utf8')
  for (const { theme, viewport, language } of Object.values(modes)) {
    expect(preview).toContain(`value: '${theme}'`)
    expect(preview).toContain(`value: '${language}'`)
    expect(preview).toContain(`${viewport}: { name:`)
  }
})
