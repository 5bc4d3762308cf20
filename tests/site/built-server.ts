import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyMigratedDatabase } from '@jatra/api/testing/migrated-directory'
import { compileCache, SERVER } from '../../scripts/project.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface BuiltServer {
  origin: string
  dataDir: string
  child: ChildProcess
  /** Everything that the process has written so far. */
  said(): string
  /** The exit code, once it has ended. */
  ended: Promise<number | null>
  stop(): Promise<void>
}

/**
 * The built site as `npm start` runs it, on a free port and in a directory of its own.
 * @param place a deployed tree instead of ours, and the user to run it as
 */
export async function startBuilt(
  env: Record<string, string> = {},
  place: { folder?: string; uid?: number } = {},
): Promise<BuiltServer> {
  const folder = place.folder ?? root
  if (!existsSync(join(folder, SERVER))) {
    throw new Error('There is no build to test: run `npm run build` first')
  }
  const dataDir = env['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'jatra-site-'))
  // A first start, which makes the database, is tried where the test names its directory.
  const embedded = !env['DATA_DIR'] && !env['DATABASE_URL'] && !env['API_MODE'] && !place.folder
  if (embedded) await copyMigratedDatabase(dataDir)
  // Development serves the sources, as `npm run dev` does.
  const program = env['NODE_ENV'] === 'development' ? 'server.ts' : SERVER
  const child = spawn(process.execPath, ['--max-http-header-size=8192', program], {
    cwd: folder,
    ...(place.uid !== undefined && { uid: place.uid, gid: place.uid }),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      ...compileCache,
      NODE_ENV: 'production',
      // The timetable gives a flight 1 to 9 seats, by its day: on some days the first booking would take the last.
      JATRA_AIR_SEATS: '1000',
      PORT: '0',
      HOST: '127.0.0.1',
      SHUTDOWN_DRAIN: '0',
      DATA_DIR: dataDir,
      ...env,
    },
  })
  let said = ''
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const port = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString()
      const [, heard] = /ready on http:\/\/localhost:(\d+)/.exec(said) ?? []
      if (heard) resolve(heard)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void ended.then((code) => reject(new Error(`The server ended with ${code}:\n${said}`)))
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    dataDir,
    child,
    said: () => said,
    ended,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      await ended
      if (!env['DATA_DIR']) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
