import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import { rmSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Logger } from '@jatra/contract/observability/logging'
import { takeBackup, type BackupSource } from './take-backup.ts'

/** Systems take paths of sockets up to about this many bytes. */
const LONGEST_PATH = 100

/** As it is reached from where the process runs, which is often shorter. */
function socketPath(dataDir: string): string {
  const path = resolve(dataDir, 'backup.sock')
  const near = relative(process.cwd(), path)
  return near.length < path.length ? near : path
}

/**
 * Lets `npm run backup` ask this process for a backup, because no other process may open its database. Only this
 * system's user can reach the socket. @returns closes it
 */
export async function listenForBackups(source: BackupSource, log: Logger): Promise<() => void> {
  const path = socketPath(source.dataDir)
  if (Buffer.byteLength(path) > LONGEST_PATH) {
    log.warn('backup_only_while_stopped', { because: `the path ${path} is too long for a socket` })
    return () => {}
  }
  // Left by a process that was killed; we hold the directory's lock.
  rmSync(path, { force: true })
  let taking = false
  const server = createServer((_, response) => {
    if (taking) {
      response.writeHead(409).end()
      return
    }
    taking = true
    const started = performance.now()
    response.writeHead(200, { 'content-type': 'application/gzip' })
    takeBackup(source, response)
      .then(() => log.info('backup_taken', { ms: Math.round(performance.now() - started) }))
      .catch((error: unknown) => {
        log.error('backup_failed', { error })
        response.destroy()
      })
      .finally(() => (taking = false))
  })
  server.unref()
  await listenPrivately(server, path)
  return () => {
    server.close()
    server.closeAllConnections()
  }
}

function listenPrivately(server: Server, path: string): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', fail)
    const mask = process.umask(0o077)
    server.listen(path, done)
    process.umask(mask)
  })
}

/** The backup of a running process, or null when none listens there. */
export function askForBackup(dataDir: string): Promise<IncomingMessage | null> {
  return new Promise((done, fail) => {
    const asked = request({ socketPath: socketPath(dataDir), method: 'POST', path: '/backup' })
    asked.once('response', done)
    asked.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') done(null)
      else fail(error)
    })
    asked.end()
  })
}
