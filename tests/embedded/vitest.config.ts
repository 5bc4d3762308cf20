import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * What PGlite could answer otherwise than PostgreSQL, on which `npm test` runs everything else: seeds, constraints,
 * upserts and locks. Tests that open PGlite by themselves (migrations, `openPglite`) do so among the unit tests.
 */
export default defineConfig({
  test: {
    name: 'embedded',
    root: at('../..'),
    include: [
      'api/src/testing/*.test.ts',
      'api/src/domain/{sweep,limits,figures}.test.ts',
      'api/src/domain/payments/*.test.ts',
      'api/src/domain/*/seed-*.test.ts',
      'api/src/domain/users/*.test.ts',
      'api/src/http/idempotency.test.ts',
      'api/src/http/unpaid-orders.test.ts',
      'api/src/open.test.ts',
    ],
    isolate: false,
    env: { TEST_DATABASE_URL: '' },
    setupFiles: [at('../setup/console.ts')],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
