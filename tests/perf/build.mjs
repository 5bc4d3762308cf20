// Builds the product and the empty page it is measured against, in a folder of their own: a bench neither disturbs
// `build/` nor is disturbed by it.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { environment, node, root } from '../../scripts/project.mjs'

const WORKSPACES = ['api', 'catalogue', 'contract', 'design-system', 'mocks', 'sandbox']
/** What the product's build and server read, beside its workspaces. */
const PRODUCT = [
  'app',
  'public',
  'scripts',
  'package.json',
  'remix.config.js',
  'server.ts',
  'start.ts',
  'tsconfig.json',
  'vite.config.ts',
]

/**
 * @returns {{ folder: string, product: string, empty: string, remove: () => void }} folders of the two built sites;
 *   they lie inside the project, so that both find the project's packages.
 */
export function buildSites() {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache', 'bench-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  const product = join(folder, 'product')
  for (const source of [...PRODUCT, ...WORKSPACES]) {
    cpSync(join(root, source), join(product, source), { recursive: true })
  }
  mkdirSync(join(product, 'node_modules', '@jatra'), { recursive: true })
  for (const name of WORKSPACES) {
    symlinkSync(join('..', '..', name), join(product, 'node_modules', '@jatra', name))
  }
  const empty = join(folder, 'empty')
  cpSync(join(root, 'tests', 'perf', 'empty-app'), empty, { recursive: true })
  // The very same future flags.
  cpSync(join(root, 'remix.config.js'), join(empty, 'remix.config.js'))
  run('build.mjs', empty, '--once')
  run('build.mjs', product)
  run('bundle-server.mjs', product)
  return { folder, product, empty, remove }
}

function run(script, site, ...options) {
  const program = join(root, 'scripts', script)
  const { status, stdout, stderr } = spawnSync(node, [program, ...options], {
    cwd: site,
    env: environment({ NODE_ENV: 'production' }),
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${site} does not build:\n${stdout}${stderr}`)
}
