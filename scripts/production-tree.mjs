// Lays out what a deployment runs, and nothing else: our sources without tests, the build, and the packages that run.
// The Dockerfile, `npm run size` and the test of the production tree all use it.
//   node scripts/production-tree.mjs <folder> [--simulators]     after `npm run build`
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './project.mjs'

const WORKSPACES = ['contract', 'catalogue', 'api']
const SOURCES = [
  ...['server.ts', 'app', 'contract', 'catalogue', 'api', 'build'],
  ...['scripts/staff.mjs', 'scripts/ledger.mjs', 'scripts/backup.mjs', 'scripts/move.mjs'],
]
/** Tests, and what the build has taken in already: Node runs no .tsx, and styles are files by now. */
const NOT_RUN = /\.test\.ts$|\.tsx$|\.css\.ts$|\/testing(\/|$)|\/node_modules(\/|$)/
/** Jatra Air and the sandboxes of payment and sign-in, for a trial. */
export const SIMULATORS = 'build/start/sandbox.js'
/** Nothing reads these at run time, and they are two fifths of what the packages weigh. */
const FOR_DEVELOPERS = /\.map$|\.d\.[cm]?ts$/

export function layOutProduction(folder, { simulators = false } = {}) {
  mkdirSync(folder, { recursive: true })
  for (const source of SOURCES) {
    rmSync(join(folder, source), { recursive: true, force: true })
    const filter = (path) => !NOT_RUN.test(path) && (simulators || !path.endsWith(SIMULATORS))
    cpSync(join(root, source), join(folder, source), { recursive: true, filter })
  }
  installPackages(folder)
}

/**
 * Not `npm ci --omit=dev`: that installs TypeScript and Vite too, because packages that run name them as optional peers.
 * A package.json without the development packages has no such peers, and npm cuts the lockfile down to it.
 */
function installPackages(folder) {
  const { name, version, type, dependencies } = readJson(join(root, 'package.json'))
  const manifest = { name, version, private: true, type, workspaces: WORKSPACES, dependencies }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  for (const file of ['package-lock.json', '.npmrc']) cpSync(join(root, file), join(folder, file))
  const args = ['install', '--ignore-scripts', '--prefer-offline', '--loglevel=error']
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`npm could not install the production packages in ${folder}`)
  assertLocked(folder)
  for (const entry of readdirSync(join(folder, 'node_modules'), { recursive: true })) {
    if (FOR_DEVELOPERS.test(entry)) rmSync(join(folder, 'node_modules', entry), { force: true })
  }
}

/** What was tested is what is deployed: npm has cut the lockfile down, and changed nothing in it. */
function assertLocked(folder) {
  const tested = readJson(join(root, 'package-lock.json')).packages
  const deployed = readJson(join(folder, 'package-lock.json')).packages
  const changed = Object.entries(deployed).filter(
    ([path, { integrity }]) =>
      path.includes('node_modules/') && tested[path]?.integrity !== integrity,
  )
  if (changed.length === 0) return
  const names = changed.map(([path]) => path).join(', ')
  throw new Error(`package-lock.json is behind package.json, run npm install: ${names}`)
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [folder, option] = process.argv.slice(2)
  if (!folder || (option && option !== '--simulators')) {
    console.error('usage: node scripts/production-tree.mjs <folder> [--simulators]')
    process.exit(2)
  }
  layOutProduction(resolve(folder), { simulators: option !== undefined })
}
