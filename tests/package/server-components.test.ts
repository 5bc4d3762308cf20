import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { node } from '../../scripts/project.mjs'
import { install, pack, REACT } from './install.ts'
import { entriesIn } from './entries-in.ts'

// What renders server components (Next.js) takes the package in with the condition `react-server`, under which React has
// neither state nor contexts, and leaves what begins with "use client" to the browser. Next.js itself is tried by
// `npm run test:bundlers`.

let app: string
beforeAll(() => {
  app = realpathSync(mkdtempSync(join(tmpdir(), 'server-components-')))
  writeFileSync(join(app, 'package.json'), JSON.stringify({ type: 'module' }))
  install(pack(app), REACT[19], app)
})
afterAll(() => rmSync(app, { recursive: true, force: true }))

/** In the place of a module of the browser: a name for each of its exports, as a server component gets it. */
const clientReferences: Plugin = {
  name: 'client-references',
  transform(code) {
    if (!code.startsWith('"use client"')) return null
    const [, exported = ''] = /export \{([^}]*)\};?\s*$/.exec(code) ?? []
    const names = exported.split(',').flatMap((each) => each.trim().split(' as ').at(-1) || [])
    return names.map((name) => `export const ${name} = 'in the browser: ${name}'`).join('\n')
  },
}

test('every entry is loaded where server components are rendered, and those without state rendered', async () => {
  const entry = join(app, 'server.js')
  writeFileSync(
    entry,
    `${entriesIn(app)
      .map((name, at) => `export * as entry${at} from '${name}'`)
      .join('\n')}
    import { Badge } from '@jatra/design-system/badge'
    import { Button } from '@jatra/design-system/button'
    import { vars } from '@jatra/design-system/tokens'
    console.log(JSON.stringify([Badge({ children: 'New' }).props.className, Button, vars.space[16]]))`,
  )
  await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['react-server', 'node'] },
    plugins: [clientReferences],
    build: {
      outDir: 'out',
      minify: false,
      lib: { entry, formats: ['es'], fileName: 'server', cssFileName: 'server' },
    },
  })
  const said = execFileSync(node, [join(app, 'out/server.js')], { encoding: 'utf8' })
  const [badge, button, space] = JSON.parse(said) as [string, string, string]
  expect(button).toBe('in the browser: Button')
  expect(space).toMatch(/^var\(--jatra-/)
  const css = readFileSync(join(app, 'out/server.css'), 'utf8')
  for (const name of badge.split(' ')) expect(css).toContain(`.${name}`)
})
