import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The built site in Chromium, Firefox and WebKit: `npm run test:engines`; `npm test` runs smoke.test.ts of them. */
export default defineConfig({
  test: {
    name: 'engines',
    root: at('../..'),
    include: ['tests/engines/*.test.ts'],
    globalSetup: [at('./site.ts')],
    setupFiles: [at('../setup/console.ts')],
    isolate: false,
    // A browser has a processor to itself.
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000, interval: 50 } },
  },
})
