import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The design system as another team gets it: `vitest run --config tests/package/vitest.config.ts`. */
export default defineConfig({
  test: {
    name: 'package',
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['tests/package/*.test.ts'],
    // Two builds and a browser on a machine that does much else.
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
})
