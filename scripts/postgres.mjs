// A throw-away PostgreSQL from Debian's package, for tests.
//   import { startPostgres } from './postgres.mjs'
//   node scripts/postgres.mjs -- <command>     runs the command with TEST_DATABASE_URL and TEST_DATABASE_SOCKET set
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clearTimeout } from 'node:timers'
import { pathToFileURL } from 'node:url'
import pg from 'pg'

const PACKAGES = '/usr/lib/postgresql'
const MEMORY = '/dev/shm'
const MEMORY_NEEDED = 4 * 2 ** 30
const START_TIMEOUT_MS = 60_000
const STOP_TIMEOUT_MS = 10_000

/**
 * Starts a server in a temporary directory, on a free port of 127.0.0.1 and a socket in that directory. Where memory
 * abounds, the directory of one that need not be durable lies there: copies of databases are thousands of small files,
 * whose making and deleting on ext4 took a sixth of the processor time of the API's tests.
 *
 * @param {{ durable?: boolean, settings?: Record<string, string>, fill?: (data: string) => void }} [options]
 *   durable: fsync as in production, to test crashes of the machine; off by default, which a killed process does not
 *   notice. settings: of postgresql.conf. fill: puts a cluster there instead of a new one
 * @returns {Promise<{
 *   url: string,
 *   socket: string,
 *   data: string,
 *   pid: () => number | undefined,
 *   kill: () => Promise<void>,
 *   restart: () => Promise<void>,
 *   stop: () => Promise<void>,
 * }>} kill ends it as a power cut would (SIGKILL), restart starts it on the same data, stop removes everything
 */
export async function startPostgres({ durable = false, settings = {}, fill } = {}) {
  const bin = findBinaries()
  const owner = unprivilegedOwner()
  const home = mkdtempSync(join(durable ? tmpdir() : inMemory(), 'jatra-postgres-'))
  if (owner) chownSync(home, owner.uid, owner.gid)
  const remove = () => rmSync(home, { recursive: true, force: true })
  const data = join(home, 'data')
  let server
  try {
    if (fill) fill(data)
    else initialise(join(bin, 'initdb'), data, owner)
    if (fill && owner) spawnSync('chown', ['-R', `${owner.uid}:${owner.gid}`, data])
    const port = await freePort()
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`
    const start = async () => {
      server = launch(join(bin, 'postgres'), { home, data, port, durable, owner, more: settings })
      await waitUntilReady(server, url)
    }
    await start()
    const onExit = () => {
      server.process.kill('SIGQUIT')
      remove()
    }
    process.once('exit', onExit)
    return {
      url,
      socket: home,
      data,
      pid: () => server.process.pid,
      kill: () => end(server, 'SIGKILL'),
      restart: async () => {
        await end(server, 'SIGINT')
        await persist(start)
      },
      stop: async () => {
        process.removeListener('exit', onExit)
        await end(server, 'SIGINT')
        remove()
      },
    }
  } catch (error) {
    if (server) await end(server, 'SIGQUIT')
    remove()
    throw error
  }
}

function inMemory() {
  if (!existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > MEMORY_NEEDED ? MEMORY : tmpdir()
}

/** The newest installed version's programs; installs Debian's package when there is none and we may. */
export function findBinaries() {
  const find = () =>
    existsSync(PACKAGES)
      ? readdirSync(PACKAGES)
          .filter((version) => existsSync(join(PACKAGES, version, 'bin', 'postgres')))
          .sort((a, b) => Number(b) - Number(a))
          .map((version) => join(PACKAGES, version, 'bin'))[0]
      : undefined
  const found = find()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const install = () =>
      spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], {
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      })
    if (install().status !== 0) {
      spawnSync('apt-get', ['update'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
      install()
    }
  }
  const installed = find()
  if (installed) return installed
  throw new Error('PostgreSQL is not installed: apt-get install postgresql')
}

/** PostgreSQL does not run as root: then it runs as the package's user. */
function unprivilegedOwner() {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag) => {
    const { status, stdout } = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' })
    if (status !== 0) throw new Error('There is no user postgres, and PostgreSQL refuses root')
    return Number(stdout)
  }
  return { uid: id('-u'), gid: id('-g') }
}

function initialise(initdb, data, owner) {
  const options = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C.UTF-8']
  const { status, stderr, error } = spawnSync(initdb, ['--pgdata', data, '--no-sync', ...options], {
    ...owner,
    encoding: 'utf8',
    cwd: tmpdir(),
  })
  if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? stderr}`)
}

function launch(postgres, { home, data, port, durable, owner, more }) {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: home,
    max_connections: 200,
    shared_buffers: '64MB',
    ...(!durable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...more,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(postgres, ['-D', data, ...flags], {
    ...owner,
    cwd: home,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.setEncoding('utf8')
  child.stderr.on('data', (text) => {
    output = (output + text).slice(-4000)
  })
  // A listener on exit also reaps it.
  const gone = new Promise((resolve) => {
    child.once('exit', resolve)
    child.once('error', resolve)
  })
  return { process: child, gone, output: () => output }
}

async function waitUntilReady(server, url) {
  const until = Date.now() + START_TIMEOUT_MS
  let over = false
  server.gone.then(() => {
    over = true
  })
  for (;;) {
    if (over) throw new Error(`PostgreSQL did not start:\n${server.output()}`)
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      await client.end().catch(() => {})
      if (Date.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

/** The children of a killed server hold its memory for a moment, and a new one refuses to start beside them. */
async function persist(start) {
  const until = Date.now() + START_TIMEOUT_MS
  for (;;) {
    try {
      return await start()
    } catch (error) {
      if (Date.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/** SIGINT is PostgreSQL's fast shutdown: it ends what runs and closes cleanly. */
async function end(server, signal) {
  const { process: child, gone } = server
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  const timer = setTimeout(() => child.kill('SIGQUIT'), STOP_TIMEOUT_MS)
  await gone
  clearTimeout(timer)
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

async function main(argv) {
  const command = argv[0] === '--' ? argv.slice(1) : argv
  if (command.length === 0) {
    console.error('usage: node scripts/postgres.mjs -- <command>')
    return 2
  }
  const postgres = await startPostgres()
  try {
    const child = spawn(command[0], command.slice(1), {
      stdio: 'inherit',
      env: {
        ...process.env,
        TEST_DATABASE_URL: postgres.url,
        TEST_DATABASE_SOCKET: postgres.socket,
      },
    })
    const pass = (signal) => child.kill(signal)
    process.on('SIGINT', pass)
    process.on('SIGTERM', pass)
    return await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (code) => resolve(code ?? 1))
    })
  } finally {
    await postgres.stop()
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = await main(process.argv.slice(2))
}
