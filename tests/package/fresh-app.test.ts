import { execFileSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type Page } from '@playwright/test'
import { build, preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { node, root } from '../../scripts/project.mjs'
import { entriesIn } from './entries-in.ts'
import { launchOptions, sameAs } from './pictures.ts'
import { install, pack, REACT } from './install.ts'

const template = fileURLToPath(new URL('./app', import.meta.url))
let home: string
let tarball: string
let browser: Browser

beforeAll(async () => {
  home = realpathSync(mkdtempSync(join(tmpdir(), 'design-system-')))
  tarball = pack(home)
  browser = await chromium.launch(launchOptions)
})

afterAll(async () => {
  await browser.close()
  rmSync(home, { recursive: true, force: true })
})

test.each(['main.tsx', 'trip-page.tsx'])('the README shows %s as it is tried here', (file) => {
  const readme = readFileSync(join(root, 'design-system/README.md'), 'utf8')
  expect(readme).toContain(readFileSync(join(template, 'src', file), 'utf8'))
})

test('styles.css has the styles of every module', () => {
  const built = join(home, 'dist')
  const all = readFileSync(join(built, 'styles.css'), 'utf8')
  const modules = globSync('*/*.css', { cwd: built }).filter(
    (file) => !/\/styles\.css$|^fonts\//.test(file),
  )
  expect(modules.length).toBeGreaterThan(50)
  expect(modules.filter((file) => !all.includes(readFileSync(join(built, file), 'utf8')))).toEqual(
    [],
  )
})

/** Other teams are on either. */
const COMPILERS = { 18: 'typescript', 19: 'typescript-7' }

describe.each([18, 19] as const)('a fresh app with React %s', (version) => {
  let app: string
  let site: PreviewServer
  const complaints: string[] = []

  beforeAll(async () => {
    app = join(home, `react-${version}`)
    cpSync(template, app, { recursive: true })
    writeFileSync(join(app, 'package.json'), JSON.stringify({ type: 'module' }))
    install(tarball, REACT[version], app)
    const options = { root: app, configFile: false, logLevel: 'error' } as const
    await build({ ...options, mode: 'production' })
    site = await preview({ ...options, preview: { host: '127.0.0.1', port: 0 } })
  })

  afterAll(async () => {
    await site.close()
  })

  async function open(width: number, colorScheme: 'light' | 'dark'): Promise<Page> {
    const page = await browser.newPage({
      viewport: { width, height: 640 },
      colorScheme,
      reducedMotion: 'reduce',
      locale: 'en-GB',
    })
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    const { port } = site.httpServer.address() as { port: number }
    await page.goto(`http://127.0.0.1:${port}`)
    await page.getByRole('button', { name: 'Ask for a seat' }).waitFor()
    await page.evaluate(() => document.fonts.ready)
    return page
  }

  test('checks the types of every entry, and those of the packages too', () => {
    const all = entriesIn(app).map((entry, at) => `import type * as Entry${at} from '${entry}'`)
    writeFileSync(join(app, 'src/every-entry.ts'), all.join('\n'))
    const compiler = join(root, 'node_modules', COMPILERS[version], 'bin/tsc')
    const check = () =>
      execFileSync(node, [compiler, '-p', app], { encoding: 'utf8', stdio: 'pipe' })
    expect(outputOf(check)).toBe('')
  })

  test('loads every entry and renders a widget in plain Node, which reads no style sheets', () => {
    const script = `
      ${entriesIn(app)
        .map((entry) => `import '${entry}'`)
        .join('\n')}
      import { createElement } from 'react'
      import { renderToString } from 'react-dom/server'
      import { Button } from '@jatra/design-system/button'
      import { bangla } from '@jatra/design-system/bangla'
      import { Countdown } from '@jatra/design-system/countdown'
      import { MessagesProvider } from '@jatra/design-system/messages'
      const clock = { endsAt: '2026-11-21T06:14:05Z', now: () => Date.parse('2026-11-21T06:00:00Z') }
      console.log(renderToString(createElement(Button, null, 'Done')))
      console.log(
        renderToString(
          createElement(MessagesProvider, { messages: bangla }, createElement(Countdown, clock)),
        ),
      )`
    const html = execFileSync(node, ['--input-type=module', '-e', script], {
      cwd: app,
      encoding: 'utf8',
    })
    expect(html).toContain('<span>Done</span> </span></button>')
    expect(html).toContain('aria-label="১৪ মিনিট ৫ সেকেন্ড">১৪:০৫')
  })

  test('shows the form, in light and on a phone in the dark', async () => {
    const wide = await open(1280, 'light')
    sameAs('form-1280-light', await wide.screenshot())
    await wide.close()
    const phone = await open(360, 'dark')
    sameAs('form-360-dark', await phone.screenshot())
    await phone.close()
    expect(complaints).toEqual([])
  })

  test('opens the calendar and takes a day', async () => {
    const page = await open(1280, 'light')
    const departure = page.getByRole('textbox', { name: 'Departure' })
    await departure.click()
    await page.getByRole('button', { name: 'Friday, 20 March 2026' }).click()
    await expect.poll(() => departure.inputValue()).toBe('03/20/2026')
    await page.close()
    expect(complaints).toEqual([])
  })

  test('sends the form and answers in a dialog', async () => {
    const page = await open(1280, 'light')
    await page.getByLabel('Full name').fill('Rahim Uddin')
    await page.getByLabel('Email').fill('rahim@example.com')
    await page.getByRole('button', { name: 'Ask for a seat' }).click()
    const dialog = page.getByRole('dialog', { name: 'We have your request' })
    await dialog.waitFor()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.close()
    expect(complaints).toEqual([])
  })
})

function outputOf(command: () => string): string {
  try {
    return command()
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}
