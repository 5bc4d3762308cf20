import { randomBytes, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MIN_SECRET_LENGTH, type Env } from './env.server.ts'

/**
 * The secrets that seal sessions. In embedded mode one is made at the first start and kept in DATA_DIR, so that a
 * restart signs nobody out; prototype mode begins afresh; remote mode must be given them, for its processes share them.
 * @throws Error in remote mode without SESSION_SECRET, and when the kept secret cannot be one.
 */
export function sessionSecrets(
  env: Pick<Env, 'SESSION_SECRET' | 'API_MODE' | 'DATA_DIR'>,
): string[] {
  if (env.SESSION_SECRET) return env.SESSION_SECRET
  if (env.API_MODE === 'mock') return [newSecret()]
  if (env.API_MODE === 'remote') throw new Error('SESSION_SECRET is needed with API_MODE=remote')
  const file = join(env.DATA_DIR, 'session-secret')
  mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 })
  keepOnce(file, newSecret())
  const kept = readFileSync(file, 'utf8').trim()
  if (kept.length < MIN_SECRET_LENGTH) {
    throw new Error(`${file} holds no usable secret: remove it, and a new one is made`)
  }
  return [kept]
}

/** Puts the whole content there at once, or leaves what is there: nobody ever reads a half-written secret. */
function keepOnce(file: string, content: string): void {
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, content, { flag: 'wx', mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
}

function newSecret(): string {
  return randomBytes(32).toString('base64url')
}
