import { randomBytes, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '@jatra/contract/values/error-code'
import { MIN_SECRET_LENGTH, type Env } from './env.server.ts'

/**
 * The secrets that seal sessions. Embedded mode generates one at the first start and stores it in DATA_DIR, so sessions
 * survive a restart. Prototype mode generates one per start. Remote mode needs SESSION_SECRET, which its processes share.
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

/** Writes the file atomically unless it exists, so a reader never sees a partial secret. */
function keepOnce(file: string, content: string): void {
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, content, { flag: 'wx', mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
}

function newSecret(): string {
  return randomBytes(32).toString('base64url')
}
