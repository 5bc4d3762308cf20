import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { browserArgs, pinnedBrowser } from '../../scripts/browser.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const port = 4180
const pinned = await pinnedBrowser()

export default defineConfig<object, { pinned: boolean; origin: string }>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: join(root, 'test-results/visual'),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Nothing is written unless `npm run visual:update` asks for it.
  updateSnapshots: 'none',
  globalSetup: './remove-orphans.ts',
  reporter: process.env['CI'] ? 'dot' : 'list',
  timeout: 60_000,
  use: {
    pinned: pinned !== undefined,
    origin: `http://localhost:${port}`,
    launchOptions: {
      ...(pinned && {
        executablePath: pinned.path,
        env: { ...process.env, ...onlyFontsOf(pinned) },
      }),
      args: [
        ...browserArgs,
        '--font-render-hinting=full',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
      ],
    },
  },
  webServer: {
    command: `exec node tests/serve-files.ts storybook-static ${port}`,
    cwd: root,
    url: `http://localhost:${port}/index.json`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})

/**
 * What the design system's own fonts lack is rendered with the one that comes with the browser, on every
 * machine: emoji as boxes, rather than as whatever a system has for them.
 */
function onlyFontsOf({ fonts }: { fonts: string }): Record<string, string> {
  const folder = join(root, '.cache/visual-fonts')
  const file = join(folder, 'fonts.conf')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${fonts}</dir><cachedir>${folder}</cachedir></fontconfig>
`,
  )
  return { FONTCONFIG_FILE: file }
}
