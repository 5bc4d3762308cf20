import { defineConfig, devices } from '@playwright/test'
import { browserArgs, browserPath } from './scripts/browser.mjs'
import { compileCache, SERVER } from './scripts/project.mjs'

/** The first of five ports; another one lets two checkouts run side by side. */
const port = Number(process.env['E2E_PORT'] ?? 4171)
const [embedded, prototype, remote, remoteApi, files] = [
  port,
  port + 1,
  port + 2,
  port + 3,
  port + 4,
]

/** What the site and its API on another host share; visitors, the gateway and letters know the site alone. */
const pair = {
  API_SECRET: 'between the two hosts of these tests',
  PUBLIC_URL: `http://localhost:${remote}`,
}

/** All specs book for the same traveller, and on the same flights; each test comes from an address of its own. */
const roomForAll = {
  TRUST_PROXY: '1',
  UNPAID_LIMITS: 'payer=10000/10000',
  JATRA_AIR_SEATS: '1000',
}

/** Each run begins with empty databases, so that no rate limit is used up from before. */
const emptied = (dataDir: string) => `rm -rf ${dataDir} && `

/** The processes behind the projects; the site is built before (scripts/test.mjs does). */
const servers: { name: string; port: number; prepare?: string; env: Record<string, string> }[] = [
  {
    name: 'embedded',
    port: embedded,
    prepare: emptied('.cache/e2e-data'),
    env: { ...roomForAll, API_MODE: 'embedded', DATA_DIR: '.cache/e2e-data' },
  },
  { name: 'prototype', port: prototype, env: { API_MODE: 'mock' } },
  {
    name: 'remote API',
    port: remoteApi,
    prepare: emptied('.cache/e2e-remote-data'),
    env: { ...pair, ...roomForAll, API_MODE: 'embedded', DATA_DIR: '.cache/e2e-remote-data' },
  },
  {
    name: 'remote',
    port: remote,
    env: {
      ...pair,
      TRUST_PROXY: '1',
      API_MODE: 'remote',
      API_HOST: `http://localhost:${remoteApi}`,
      SESSION_SECRET: 'of the site alone in these tests',
    },
  },
]

const executablePath = await browserPath()

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // `npm test` runs other steps beside them.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: process.env['CI']
    ? [['dot'], ['json', { outputFile: 'test-results/e2e.json' }]]
    : 'list',
  // On a busy machine a page may be long in coming; what is green never waits so long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    // Each frame of an animation is drawn by the processor here; sliding-panels.spec.ts asks for motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      // Pictures have their boxes without them, and a sixth of the time is theirs; tests/visual looks at them.
      args: [...browserArgs, '--blink-settings=imagesEnabled=false'],
      ...(executablePath && { executablePath }),
    },
    // Recording every test takes half of the time of all: `--trace retain-on-failure` records the failed one again.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // What only prototype mode has is in a folder of its own.
    { name: 'embedded', port: embedded, testIgnore: ['prototype/**', 'static/**'] },
    // One whole walk, and one spec of each thing that it keeps elsewhere: emails, identities, passports. The stories open
    // every page on the prototype's handlers, which answer the table of the contract.
    {
      name: 'prototype',
      port: prototype,
      testIgnore: ['static/**', 'bangla/**'],
      grep: /prototype\/|to the paid application|login by Google leads|by the link of an email|passport typed for a flight/,
    },
    // The prototype as files: one walk, answered by a service worker.
    {
      name: 'static',
      port: files,
      testIgnore: 'bangla/**',
      grep: /static\/|one way: from the home page to /,
    },
    // One flow to its end and one to a refusal, over the network between site and API; tests/site/remote.test.ts does the
    // rest.
    {
      name: 'remote',
      port: remote,
      testMatch: ['book-flight.spec.ts', 'sign-in.spec.ts'],
      grep: /one way: from the home page|a wrong password are shown|the token is in no page/,
    },
  ].map(({ port, ...project }) => ({ ...project, use: { baseURL: `http://localhost:${port}` } })),
  webServer: [
    ...servers.map(({ name, port, prepare = '', env }) => ({
      name,
      command: `${prepare}exec node --max-http-header-size=8192 ${SERVER}`,
      url: `http://localhost:${port}/readyz`,
      env: { LOG_ACCESS: '0', ...compileCache, ...env, NODE_ENV: 'production', PORT: String(port) },
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
    })),
    {
      name: 'static',
      command: `exec node tests/serve-files.ts prototype-static ${files}`,
      url: `http://localhost:${files}/`,
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
    },
  ],
})
