import { defineConfig, devices } from '@playwright/test'
import { browserArgs, browserPath } from './scripts/browser.mjs'

/** The first of two ports; another one lets two checkouts run side by side. */
const port = Number(process.env['E2E_PORT'] ?? 4171)

/** The same specs against the real API and in prototype mode; the site is built before (scripts/test.mjs does). */
const modes: { name: string; port: number; prepare: string; env: Record<string, string> }[] = [
  {
    name: 'embedded',
    port,
    // Each run begins with an empty database, so that nobody's limits are used up.
    prepare: 'rm -rf .cache/e2e-data && ',
    // All specs book for the same traveller.
    env: {
      ...{ API_MODE: 'embedded', DATA_DIR: '.cache/e2e-data' },
      UNPAID_LIMITS: 'payer=10000/10000,address=10000/10000',
    },
  },
  { name: 'prototype', port: port + 1, prepare: '', env: { API_MODE: 'mock' } },
]

const executablePath = await browserPath()

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: process.env['CI']
    ? [['dot'], ['json', { outputFile: 'test-results/e2e.json' }]]
    : 'list',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    launchOptions: { args: browserArgs, ...(executablePath && { executablePath }) },
    trace: 'retain-on-failure',
  },
  projects: modes.map(({ name, port }) => ({
    name,
    use: { baseURL: `http://localhost:${port}` },
    // What only prototype mode has.
    ...(name !== 'prototype' && { testIgnore: 'prototype/**' }),
  })),
  webServer: modes.map(({ name, port, prepare, env }) => ({
    name,
    command: `${prepare}exec node --max-http-header-size=8192 server.ts`,
    url: `http://localhost:${port}/readyz`,
    env: { ...env, NODE_ENV: 'production', PORT: String(port) },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
  })),
})
