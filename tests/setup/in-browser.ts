import { playwright } from '@vitest/browser-playwright'
import { browserArgs, browserPath } from '../../scripts/browser.mjs'

// Named, because a dependency that is met halfway makes Vite reload the page under the tests.
export const prebundled = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'radix-ui',
  'radix-ui/internal',
  'react-day-picker',
  '@testing-library/dom',
  '@testing-library/react',
  '@vanilla-extract/recipes/createRuntimeFn',
]

/** What whole pages need besides. */
export const prebundledForFlows = [
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

export const chromium = (timezoneId = 'Asia/Dhaka') => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // Until the first page has loaded its modules, which takes minutes on a machine that does much else.
  connectTimeout: 300_000,
  provider: playwright({
    launchOptions: { executablePath, args: browserArgs },
    contextOptions: { reducedMotion: 'reduce' as const, timezoneId, locale: 'en-GB' },
  }),
  instances: [{ browser: 'chromium' as const }],
})

/** A machine that does much else is no reason to fail: what waits, waits for something to happen. */
export const patience = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
}

/**
 * The files of a project follow each other in one page, which keeps the modules that it has loaded. A test leaves the
 * page as it found it, as the tests of one file must anyway.
 */
export const onePage = { isolate: false }
