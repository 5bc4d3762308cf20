import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Races and crashes, on a PostgreSQL of their own: `vitest run --config tests/race/vitest.config.ts`. */
export default defineConfig({
  test: {
    root: at('../..'),
    setupFiles: [at('../setup/console.ts')],
    globalSetup: [
      at('../setup/server-bundle.ts'),
      at('../setup/dying-process.ts'),
      at('./postgres.ts'),
    ],
    // Processes start slowly on a machine that does much else.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        // One process loads the API once for all files, which takes longer than most of their tests.
        test: { name: 'races', include: ['tests/race/**/*.test.ts'], isolate: false },
      },
      { extends: true, test: { name: 'crashes', include: ['tests/faults/**/*.test.ts'] } },
    ],
  },
})
