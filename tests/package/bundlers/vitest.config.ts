import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** `npm run test:bundlers`: installs what it names from npm, 400 MB, and is no part of `npm test`. */
export default defineConfig({
  test: {
    name: 'bundlers',
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    include: ['tests/package/bundlers/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
})
