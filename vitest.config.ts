import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { appRoutes } from './.storybook/app-routes.ts'
import { bothWords } from './.storybook/both-words.ts'
import { serviceWorker } from './.storybook/service-worker.ts'
import { browserArgs, browserPath } from './scripts/browser.mjs'
import { ownWords } from './tests/languages/own-words.ts'
import { ZONES } from './tests/zones/moments.mjs'
import { servedInUtc } from './tests/zones/served-in-utc.mjs'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const strict = at('./tests/setup/console.ts')

// Named, because a dependency that is met halfway makes Vite reload the page under the tests.
const prebundled = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'radix-ui',
  'react-day-picker',
  '@testing-library/react',
  '@vanilla-extract/recipes/createRuntimeFn',
]

/** What whole pages need besides. */
const prebundledForFlows = [
  '@conform-to/react',
  '@conform-to/zod/v4',
  '@remix-run/react',
  '@remix-run/server-runtime',
  '@remix-run/router',
  'bowser',
  'react-router-dom',
  'countries-list',
  'lru-cache',
  'axe-core',
  'msw-storybook-addon/csf3',
  'uqr',
  'zod',
]

const executablePath = await browserPath()

const chromium = (timezoneId = 'Asia/Dhaka') => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath, args: browserArgs },
    contextOptions: { reducedMotion: 'reduce' as const, timezoneId, locale: 'en-GB' },
  }),
  instances: [{ browser: 'chromium' as const }],
})

/** A machine that does much else is no reason to fail: what waits, waits for something to happen. */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
}

/** Files share a process, which imports the API and the site once: to start one per file took a fifth of the time. */
const sharedWorkers = { isolate: false }

/**
 * The files of a project follow each other in one page, which keeps the modules that it has loaded. A test leaves the
 * page as it found it, as the tests of one file must anyway.
 */
const onePage = { isolate: false }

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

export default defineConfig(async () => ({
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
            '{contract,catalogue,api,mocks,design-system,app,tests/unit,tests/doubles}/**/*.test.ts',
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
          globalSetup: [at('./tests/setup/server-bundle.ts')],
          setupFiles: [strict],
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        optimizeDeps: { include: prebundled },
        test: {
          name: 'widgets',
          ...patience,
          ...onePage,
          include: ['design-system/**/*.test.tsx'],
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
      // Every story once: played, read by axe, then looked at in other themes and sizes (.storybook/look-again.ts).
      {
        plugins: [
          react(),
          vanillaExtractPlugin(),
          await storybookTest({ configDir: at('./.storybook') }),
        ],
        optimizeDeps: { include: [...prebundled, ...prebundledForFlows] },
        test: {
          name: 'stories',
          ...patience,
          ...onePage,
          setupFiles: [strict],
          browser: chromium(),
        },
      },
    ],
  },
}))
