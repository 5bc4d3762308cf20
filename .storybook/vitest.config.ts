import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import {
  chromium,
  onePage,
  patience,
  prebundled,
  prebundledForFlows,
} from '../tests/setup/in-browser.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Every story once: played, read by axe, then looked at in other themes and sizes (look-again.ts). Apart from the other
 * projects, because Storybook takes seconds to load.
 */
export default defineConfig(async () => ({
  plugins: [react(), vanillaExtractPlugin(), await storybookTest({ configDir: at('.') })],
  optimizeDeps: { include: [...prebundled, ...prebundledForFlows] },
  test: {
    name: 'stories',
    root: at('..'),
    ...patience,
    ...onePage,
    setupFiles: [at('../tests/setup/console.ts')],
    browser: chromium(),
  },
}))
