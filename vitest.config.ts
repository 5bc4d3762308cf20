import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { appRoutes } from './.storybook/app-routes.ts'
import { bothWords } from './.storybook/both-words.ts'
import { serviceWorker } from './.storybook/service-worker.ts'
import { ownWords } from './tests/languages/own-words.ts'
import {
  chromium,
  onePage,
  patience,
  prebundled,
  prebundledForFlows,
} from './tests/setup/in-browser.ts'
import { ZONES } from './tests/zones/moments.mjs'
import { servedInUtc } from './tests/zones/served-in-utc.mjs'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const strict = at('./tests/setup/console.ts')

/** Files share a process, which imports the API and the site once: to start one per file took a fifth of the time. */
const sharedWorkers = { isolate: false }

/** Every story once more, in Bangla and on a phone. */
const storiesInBangla: TestProjectInlineConfiguration = {
  plugins: [react(), vanillaExtractPlugin(), appRoutes(), bothWords(), serviceWorker(), ownWords()],
  resolve: {
    alias: { '~': at('./app'), '@remix-run/node': '@remix-run/server-runtime' },
  },
  optimizeDeps: {
    include: [
      ...[...prebundled, ...prebundledForFlows],
      ...['storybook/test', '@storybook/react-vite', '@storybook/addon-docs/blocks'],
    ],
  },
  test: {
    name: 'stories in Bangla',
    ...patience,
    ...onePage,
    include: ['tests/languages/*.test.tsx'],
    env: { STORY_LANGUAGE: 'bn' },
    setupFiles: [strict],
    browser: chromium(),
  },
}

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        resolve: { alias: { '~': at('./app') } },
        test: {
          name: 'unit',
          environment: 'node',
          // With it the second run of a test fails that imports a style sheet which imports another one.
          fsModuleCache: false,
          ...sharedWorkers,
          ...patience,
          include: [
            '{contract,sandbox,catalogue,api,mocks,design-system,app,tests/unit,tests/doubles}/**/*.test.ts',
          ],
          setupFiles: [strict],
        },
      },
      {
        test: {
          name: 'contract',
          environment: 'node',
          ...sharedWorkers,
          ...patience,
          include: ['tests/contract/**/*.test.ts'],
          setupFiles: [strict],
        },
      },
      {
        // The site's guards, over pages of straw and over the built server.
        test: {
          name: 'site',
          environment: 'node',
          ...sharedWorkers,
          ...patience,
          include: ['tests/site/**/*.test.ts'],
          globalSetup: [at('./tests/setup/site-servers.ts')],
          setupFiles: [strict],
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        resolve: { alias: { '~': at('./app') } },
        optimizeDeps: { include: prebundled },
        test: {
          name: 'widgets',
          ...patience,
          ...onePage,
          include: ['{design-system,app}/**/*.test.tsx'],
          setupFiles: [strict, at('./tests/setup/widgets.ts')],
          browser: chromium(),
        },
      },
      // Rendered in UTC, hydrated elsewhere: nothing may depend on the reader's clock.
      {
        plugins: [react(), vanillaExtractPlugin(), servedInUtc()],
        optimizeDeps: { include: [...prebundled, 'storybook/test', '@storybook/react-vite'] },
        test: {
          name: 'hydration',
          ...patience,
          include: ['tests/zones/*.test.tsx'],
          setupFiles: [strict],
          browser: {
            ...chromium(),
            instances: ZONES.map(({ place, timezoneId }) => ({
              browser: 'chromium' as const,
              name: `hydration in ${place}`,
              provider: chromium(timezoneId).provider,
            })),
          },
        },
      },
      storiesInBangla,
    ],
  },
})
