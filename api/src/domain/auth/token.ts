import { createHash, randomBytes } from 'node:crypto'
import { SESSION_DAYS } from '@jatra/contract/account/account-limits'
import { DAY_MS, HOUR_MS } from '@jatra/contract/values/time-units'

/** How long an unused token is valid. */
export const TOKEN_LIFE_MS = SESSION_DAYS * DAY_MS
/** How often a used token is extended at most. */
export const TOKEN_RENEWAL_MS = HOUR_MS

/** A new access token: 256 random bits, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token. The token is random, so a plain sha256 cannot be reversed by guessing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
