import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../../scripts/postgres.mjs'
import { node, root } from '../../../scripts/project.mjs'
import { pack } from '../install.ts'
import { launchOptions, sameAs } from '../pictures.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const VERSIONS = {
  next: '16.4.6',
  webpack: '5.113.0',
  'webpack-cli': '7.2.1',
  'css-loader': '7.1.5',
  'mini-css-extract-plugin': '2.10.2',
  'esbuild-loader': '4.5.0',
  esbuild: '0.28.2',
  typescript: '5.9.3',
  '@types/node': '24',
  '@types/react': '19',
  react: '19',
  'react-dom': '19',
}

/** As another team has it: TypeScript by esbuild, styles as a file. */
const WEBPACK = `import MiniCssExtractPlugin from 'mini-css-extract-plugin'

export default {
  mode: 'production',
  entry: './src/main.tsx',
  output: { filename: 'main.js' },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  performance: { hints: false },
  module: {
    rules: [
      {
        test: /\\.tsx?$/,
        loader: 'esbuild-loader',
        options: { jsx: 'automatic', target: 'es2022' },
      },
      { test: /\\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    ],
  },
  plugins: [new MiniCssExtractPlugin({ filename: 'main.css' })],
}
`

let home: string
let browser: Browser
const servers: ChildProcess[] = []

beforeAll(async () => {
  home = realpathSync(mkdtempSync(join(tmpdir(), 'bundlers-')))
  writeFileSync(join(home, 'package.json'), '{ "private": true, "type": "module" }')
  const names = Object.entries(VERSIONS).map(([name, version]) => `${name}@${version}`)
  execFileSync('npm', ['install', '--no-audit', '--no-fund', pack(home), ...names], { cwd: home })
  rmSync(join(home, 'dist'), { recursive: true })
  browser = await chromium.launch(launchOptions)
})

afterAll(async () => {
  for (const server of servers) server.kill()
  await browser.close()
  rmSync(home, { recursive: true, force: true })
})

/** The command of an installed package. @throws Error with all that it said, which tools print to either stream */
function run(command: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(
    node,
    [join(home, 'node_modules/.bin', command), ...args],
    {
      cwd: home,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      encoding: 'utf8',
    },
  )
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`)
  return stdout
}

async function serve(args: string[], port: number): Promise<string> {
  const server = spawn(node, args, { cwd: home, env: { ...process.env, NODE_ENV: 'production' } })
  servers.push(server)
  const origin = `http://localhost:${port}`
  while (!(await fetch(origin).catch(() => null))) await wait(50)
  return origin
}

/** The README's form, as it is with Vite, and its dialog. */
async function expectForm(origin: string): Promise<void> {
  const complaints: string[] = []
  const context = { colorScheme: 'light', reducedMotion: 'reduce', locale: 'en-GB' } as const
  const page = await browser.newPage({ ...context, viewport: { width: 1280, height: 640 } })
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(origin)
  await page.getByRole('button', { name: 'Ask for a seat' }).waitFor()
  await page.evaluate(() => document.fonts.ready)
  sameAs('form-1280-light', await page.screenshot())
  await page.getByLabel('Full name').fill('Rahim Uddin')
  await page.getByLabel('Email').fill('rahim@example.com')
  await page.getByRole('button', { name: 'Ask for a seat' }).click()
  await page.getByRole('dialog', { name: 'We have your request' }).waitFor()
  await page.close()
  expect(complaints).toEqual([])
}

/** The template's page with the one script and the one style sheet of a bundle. */
async function expectBundle(folder: string): Promise<void> {
  const page = readFileSync(join(here('../app'), 'index.html'), 'utf8')
    .replace('</head>', '<link rel="stylesheet" href="main.css" /></head>')
    .replace('/src/main.tsx', 'main.js')
  writeFileSync(join(home, folder, 'index.html'), page)
  const port = await freePort()
  await expectForm(
    await serve([join(root, 'tests/serve-files.ts'), join(home, folder), String(port)], port),
  )
}

test.each([['Turbopack'], ['webpack']])('Next.js, built by %s', async (bundler) => {
  const app = join(home, 'app')
  rmSync(app, { recursive: true, force: true })
  cpSync(here('next/app'), app, { recursive: true })
  const trip = readFileSync(join(here('../app'), 'src/trip-page.tsx'), 'utf8')
  // A page of Next.js exports nothing else: its check of types refuses the build.
  const page = trip.replace('export function', 'export default function')
  writeFileSync(join(app, 'page.tsx'), `'use client'\n${page}`)
  const built = run('next', ['build', `--${bundler.toLowerCase()}`])
  expect(built).toMatch(/○ \/server/)
  const port = await freePort()
  const origin = await serve(
    [join(home, 'node_modules/.bin/next'), 'start', '-p', String(port)],
    port,
  )
  await expectForm(origin)
  const tab = await browser.newPage()
  await tab.goto(`${origin}/server`)
  // What no browser renders has its styles.
  const card = tab.getByRole('main').locator(':scope > *')
  expect(await card.evaluate((one) => getComputedStyle(one).borderRadius)).toBe('16px')
  await tab.close()
})

test('webpack', async () => {
  cpSync(here('../app/src'), join(home, 'src'), { recursive: true })
  writeFileSync(join(home, 'webpack.config.mjs'), WEBPACK)
  run('webpack', [])
  renameSync(join(home, 'dist'), join(home, 'by-webpack'))
  await expectBundle('by-webpack')
})

test('esbuild alone', async () => {
  cpSync(here('../app/src'), join(home, 'src'), { recursive: true })
  mkdirSync(join(home, 'by-esbuild'))
  execFileSync(join(home, 'node_modules/.bin/esbuild'), [
    ...[join(home, 'src/main.tsx'), '--bundle', '--jsx=automatic', '--loader:.woff2=file'],
    ...['--define:process.env.NODE_ENV="production"', `--outdir=${join(home, 'by-esbuild')}`],
  ])
  await expectBundle('by-esbuild')
})
