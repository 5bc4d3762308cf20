import { createHash, randomBytes } from 'node:crypto'
import { DAY_MS, HOUR_MS } from '@jatra/contract/values/time-units'

/** An unused token ends after so long. */
export const TOKEN_LIFE_MS = 30 * DAY_MS
/** A used token's end is moved on at most this often. */
export const TOKEN_RENEWAL_MS = HOUR_MS

/** A new access token: 256 random bits, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token. It is random, so a plain sha256 cannot be guessed back. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
