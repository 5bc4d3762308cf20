import { linkSync, mkdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { randomUUID } from 'node:crypto'
import { errorCode } from '@jatra/contract/values/error-code'
import { z } from 'zod'

/** Who holds a directory. */
const holderSchema = z.object({
  pid: z.number(),
  /** When that process started, in the system's ticks, because pids are reused; null where it is unknown. */
  started: z.string().nullable().default(null),
})
type Holder = z.output<typeof holderSchema>

/** A data directory that cannot be opened now. The message is for the person who starts the process. */
export class DirectoryUnusable extends Error {
  override name = 'DirectoryUnusable'
}

/** Another living process uses the directory. */
export class DirectoryInUse extends DirectoryUnusable {
  override name = 'DirectoryInUse'
  readonly pid: number
  constructor(lockFile: string, pid: number) {
    super(
      `The data directory is in use by process ${pid} (${lockFile}). ` +
        'Stop that process first, give this one its own DATA_DIR, or set DATABASE_URL to share a PostgreSQL.',
    )
    this.pid = pid
  }
}

/**
 * Takes the lock file or throws {@link DirectoryInUse}; a dead process's lock is taken over. PGlite has no lock of its
 * own, and two processes on one directory lose data without an error (decision 026).
 *
 * @returns gives the lock back; may be called twice.
 */
export function lockDirectory(lockFile: string): () => void {
  mkdirSync(dirname(lockFile), { recursive: true })
  for (;;) {
    if (claim(lockFile)) return () => release(lockFile)
    const holder = readHolder(lockFile)
    if (holder && isAlive(holder)) throw new DirectoryInUse(lockFile, holder.pid)
    removeDeadLock(lockFile)
  }
}

/** Only one process at a time may judge a lock dead and remove it, or two could each remove the other's new one. */
function removeDeadLock(lockFile: string): void {
  const guard = `${lockFile}.takeover`
  if (!claim(guard)) {
    const holder = readHolder(guard)
    if (holder && isAlive(holder)) throw new DirectoryInUse(lockFile, holder.pid)
    rmSync(guard, { force: true })
    return
  }
  try {
    const holder = readHolder(lockFile)
    if (!holder || !isAlive(holder)) rmSync(lockFile, { force: true })
  } finally {
    release(guard)
  }
}

/** Writes the file atomically, so that no process reads a half-written lock. */
function claim(file: string): boolean {
  const draft = `${file}.${process.pid}.${randomUUID()}`
  writeFileSync(draft, JSON.stringify(identify(process.pid)), { flag: 'wx' })
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  } finally {
    unlinkSync(draft)
  }
}

function release(file: string): void {
  const holder = readHolder(file)
  if (holder?.pid === process.pid) rmSync(file, { force: true })
}

function readHolder(file: string): Holder | null {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    // EPERM: the process lives under another user.
    if (errorCode(error) !== 'EPERM') return false
  }
  const now = identify(holder.pid)
  if (now.started === 'zombie') return false
  return holder.started === null || now.started === null || holder.started === now.started
}

/** Linux tells when a process started (field 22 of its stat) and whether it is a zombie (field 3). */
function identify(pid: number): Holder {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { pid, started: fields[0] === 'Z' ? 'zombie' : (fields[19] ?? null) }
  } catch {
    return { pid, started: null }
  }
}
