import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { node } from '../../../scripts/project.mjs'
import { entriesIn } from '../entries-in.ts'
import { pack } from '../install.ts'

// As another team tests what it builds: in a jsdom that is as it comes.
const VERSIONS = {
  jsdom: '29',
  vitest: '4',
  react: '19',
  'react-dom': '19',
  '@testing-library/dom': '10',
  '@testing-library/react': '16',
  '@testing-library/user-event': '14',
}
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
let app: string

beforeAll(() => {
  app = realpathSync(mkdtempSync(join(tmpdir(), 'jsdom-')))
  writeFileSync(join(app, 'package.json'), '{ "private": true, "type": "module" }')
  const names = Object.entries(VERSIONS).map(([name, version]) => `${name}@${version}`)
  execFileSync('npm', ['install', '--no-audit', '--no-fund', pack(app), ...names], { cwd: app })
  cpSync(here('../app/src'), join(app, 'app/src'), { recursive: true })
  cpSync(here('./jsdom'), join(app, 'bundlers/jsdom'), { recursive: true })
})
afterAll(() => rmSync(app, { recursive: true, force: true }))

test('every widget is rendered, silently', () => {
  const output = execFileSync(node, [here('./render-in-jsdom.mjs'), app], { encoding: 'utf8' })
  const { scenes, complaints } = JSON.parse(output) as { scenes: number; complaints: string[] }
  expect(scenes).toBeGreaterThan(70)
  expect(complaints).toEqual([])
})

test('the tests of an app find, choose and close what they need', () => {
  const runner = join(app, 'node_modules/vitest/vitest.mjs')
  const run = () =>
    execFileSync(
      node,
      [runner, 'run', '--root', app, '--environment', 'jsdom', '--test-timeout', '30000'],
      {
        encoding: 'utf8',
        stdio: 'pipe',
        // This runner's own settings are not the app's.
        env: {
          NODE_ENV: 'test',
          ENTRIES: entriesIn(app).join(),
          PATH: process.env['PATH'] ?? '',
          HOME: process.env['HOME'] ?? '',
        },
      },
    )
  expect(run).not.toThrow()
})
