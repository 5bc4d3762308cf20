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
import { chromium } from '@playwright/test'
import { build, preview } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examplesIn } from '../../.storybook/show-code.ts'
import { node, root } from '../../scripts/project.mjs'
import { install, pack, REACT } from './install.ts'
import { launchOptions } from './pictures.ts'

let app: string
/** By the name of its story file and of its export. */
const examples = new Map<string, string>()

/** Every example once, each by itself: what it throws is kept, and so is the name of one that shows nothing. */
const PAGE = `
import '@jatra/design-system/tokens'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { examples } from './examples'

const faults: string[] = []
const frame = () => new Promise(requestAnimationFrame)
let current = ''
window.addEventListener('error', ({ message }) => faults.push(current + ': ' + message))
for (const level of ['error', 'warn'] as const)
  console[level] = (...what: unknown[]) => faults.push(current + ': ' + what.map(String).join(' ').slice(0, 300))
for (const [name, Example] of Object.entries(examples)) {
  current = name
  const place = document.body.appendChild(document.createElement('div'))
  const tree = createRoot(place)
  try {
    flushSync(() => tree.render(<Example />))
    await frame()
  } catch (error) {
    faults.push(name + ': ' + String(error))
  }
  if (document.body.innerText.trim() === '' && place.innerHTML === '') faults.push(name + ': shows nothing')
  tree.unmount()
  place.remove()
}
document.title = 'Done'
Object.assign(window, { faults })
`

beforeAll(async () => {
  app = realpathSync(mkdtempSync(join(tmpdir(), 'examples-')))
  cpSync(fileURLToPath(new URL('./app', import.meta.url)), app, { recursive: true })
  writeFileSync(join(app, 'package.json'), JSON.stringify({ type: 'module' }))
  install(pack(app), REACT[18], app)
  for (const file of globSync(join(root, 'stories/*/*.stories.tsx'))) {
    const [folder, name = ''] = file.split('/').slice(-2)
    if (['Engineering', 'Foundations', 'Flows'].includes(folder ?? '')) continue
    for (const [story, code] of await examplesIn(readFileSync(file, 'utf8'), file))
      examples.set(`${name.replace('.stories.tsx', '')}${story}`, code)
  }
  for (const [name, code] of examples) writeFileSync(join(app, 'src', `${name}.tsx`), code)
  const names = [...examples.keys()]
  const imports = names.map((name) => `import { Example as ${name} } from './${name}'`)
  const list = `${imports.join('\n')}\nexport const examples = { ${names.join(', ')} }`
  writeFileSync(join(app, 'src/examples.ts'), list)
  writeFileSync(join(app, 'src/main.tsx'), PAGE)
})

afterAll(() => rmSync(app, { recursive: true, force: true }))

test('there is an example of every widget', () => {
  const overviews = globSync(join(root, 'stories/*/*.stories.tsx')).filter(
    (file) => !/Engineering|Foundations|Flows/.test(file),
  )
  const missing = overviews
    .map((file) => file.split('/').at(-1)?.replace('.stories.tsx', '') ?? '')
    .filter((name) => ![...examples.keys()].some((each) => each.startsWith(name)))
  expect(missing).toEqual([])
})

test('an example names no file of the stories, and nothing of the product', () => {
  const leaning = [...examples].filter(([, code]) =>
    /from '(?!react'|@jatra\/design-system\/)|\bfn\(\)/.test(code),
  )
  expect(leaning.map(([name]) => name)).toEqual([])
})

test('every example of Show code compiles in a fresh app', () => {
  const compiler = join(root, 'node_modules/typescript-7/bin/tsc')
  const check = () => execFileSync(node, [compiler, '-p', app], { encoding: 'utf8', stdio: 'pipe' })
  expect(outputOf(check)).toBe('')
})

test('every example of Show code renders there', async () => {
  const options = { root: app, configFile: false, logLevel: 'error' } as const
  await build({ ...options, mode: 'production', build: { target: 'es2022', minify: false } })
  const site = await preview({ ...options, preview: { host: '127.0.0.1', port: 0 } })
  const browser = await chromium.launch(launchOptions)
  try {
    const page = await browser.newPage()
    const { port } = site.httpServer.address() as { port: number }
    await page.goto(`http://127.0.0.1:${port}`)
    await page.waitForFunction(() => document.title === 'Done')
    expect(await page.evaluate('window.faults')).toEqual([])
  } finally {
    await browser.close()
    await site.close()
  }
})

function outputOf(command: () => string): string {
  try {
    return command()
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}
