import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * What PGlite could answer otherwise than PostgreSQL, on which `npm test` runs everything else: seeds, upserts, sweeps and
 * keys that arrive twice. Tests that open PGlite by themselves do so among the unit tests; the contract's good cases and the
 * end-to-end specs run on it too.
 */
export default defineConfig({
  test: {
    name: 'embedded',
    root: at('../..'),
    include: [
      'api/src/testing/*.test.ts',
      'api/src/domain/{sweep,limits,figures}.test.ts',
      'api/src/domain/*/seed-*.test.ts',
      'api/src/http/idempotency.test.ts',
      'api/src/open.test.ts',
    ],
    isolate: false,
    env: { TEST_DATABASE_URL: '' },
    setupFiles: [at('../setup/console.ts')],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
