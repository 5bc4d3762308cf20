// What every script needs to know of the project's folder. Runs on any Node from 20 on, before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
export const bin = join(root, 'node_modules', '.bin')
/** The Node that the lockfile pins; the one that started us may be older. */
export const node = join(bin, 'node')
/** Node reads at most this much of a request's headers, so that a long URL is refused before it costs anything. */
export const nodeFlags = ['--max-http-header-size=8192', '--disable-warning=ExperimentalWarning']

/** Installs packages when those of this lockfile are not there yet. */
export function install() {
  const marker = join(root, 'node_modules', '.installed')
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(node) && existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return
  console.log('Installing packages...')
  // The lockfile's versions, without changing it. A deployment uses `npm ci`; here that would fetch everything again
  // whenever the lockfile changes, because it empties node_modules first.
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(marker, wanted)
}

/** Sources of the built site: a change in any of them makes the build stale. */
export const SITE_SOURCES = [
  'app',
  'contract',
  'design-system',
  'package-lock.json',
  'remix.config.js',
  'vite.config.ts',
  'scripts/build.mjs',
]

/** What the database of a first start is made from. */
const DATABASE_SOURCES = ['api/src/db', 'api/src/jobs', 'package-lock.json', 'scripts/snapshot.mjs']

/** What `npm start` and a deployment run. */
export const SERVER = 'build/start/server.js'
/** What is in it; the contract stays outside. */
const SERVER_SOURCES = [
  'server.ts',
  'start.ts',
  'app/server',
  'api',
  'sandbox',
  'catalogue',
  'package-lock.json',
  'scripts/bundle.mjs',
  'scripts/bundle-server.mjs',
]

/**
 * Builds the site, the database that a first start copies and the server's bundle, each when it is not there or a source
 * is newer.
 */
export function build({ force = false } = {}) {
  const stamp = join(root, 'build', '.stamp')
  if (force || !isFresh(stamp, SITE_SOURCES)) {
    console.log('Building...')
    rmSync(join(root, 'build'), { recursive: true, force: true })
    const startedAt = new Date()
    run(node, ['scripts/build.mjs'], { NODE_ENV: 'production' })
    writeFileSync(stamp, startedAt.toISOString())
  }
  if (!isFresh(join(root, 'build', 'database'), DATABASE_SOURCES))
    run(node, [...nodeFlags, 'scripts/snapshot.mjs'])
  bundleServer()
}

/** Bundles the server alone, as {@link build} does. */
export function bundleServer() {
  if (!isFresh(join(root, SERVER), SERVER_SOURCES)) run(node, ['scripts/bundle-server.mjs'])
}

/** Whether a file is there and no source is newer. */
export function isFresh(file, sources) {
  const madeAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  return sources.every((source) => newest(join(root, source)) <= madeAt)
}

function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return 0
  if (!stat.isDirectory()) return stat.mtimeMs
  let time = 0
  for (const name of readdirSync(path)) {
    if (
      ['node_modules', 'dist'].includes(name) ||
      name.endsWith('.test.ts') ||
      name.endsWith('.test.tsx')
    )
      continue
    time = Math.max(time, newest(join(path, name)))
  }
  return time
}

/** The environment for what we start: the project's own tools and Node come first. */
export function environment(more = {}) {
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...more }
}

/** Runs a command to its end; exits with its code when it fails. */
export function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: environment(env),
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** Where V8 keeps what it compiled for the next start. */
export const compileCache = { NODE_COMPILE_CACHE: join(root, '.cache', 'compiled') }

/** Runs the server in our place: passes signals on and exits as it does. */
export function serve(program, env) {
  const child = spawn(node, [...nodeFlags, program], {
    cwd: root,
    stdio: 'inherit',
    env: environment({ ...compileCache, ...env }),
  })
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
