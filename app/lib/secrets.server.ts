import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from './env.server.ts'

/**
 * The secrets that seal sessions. In embedded mode one is made at the first start and kept in DATA_DIR, so that a
 * restart signs nobody out; prototype mode begins afresh; remote mode must be given them, for its processes share them.
 * @throws Error in remote mode without SESSION_SECRET.
 */
export function sessionSecrets(env: Env): string[] {
  if (env.SESSION_SECRET) return env.SESSION_SECRET
  if (env.API_MODE === 'mock') return [randomBytes(32).toString('base64url')]
  if (env.API_MODE === 'remote') throw new Error('SESSION_SECRET is needed with API_MODE=remote')
  const file = join(env.DATA_DIR, 'session-secret')
  mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return [readFileSync(file, 'utf8').trim()]
}
