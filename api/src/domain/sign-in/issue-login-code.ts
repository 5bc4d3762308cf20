import { LOGIN_CODE_SECONDS } from '@jatra/contract/account/google-sign-in'
import { loginCodes } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { hashToken, newToken } from '../auth/token.ts'
import type { FoundAccount } from './find-or-make-account.ts'
import type { LoginCodes } from './login-code.ts'

export interface CodeDeps {
  db: Database
  /** Epoch milliseconds. */
  clock: () => number
  codes: LoginCodes
}

/**
 * Makes the code that /login/success signs in with (decision 048): for 60 seconds, once, and in one browser.
 * @returns the code, and the secret that the browser must send with it
 */
export async function issueLoginCode(
  { db, clock, codes }: CodeDeps,
  { user: { id: userId }, passwordRemoved }: FoundAccount,
): Promise<{ code: string; browser: string }> {
  const [id, browser] = [newToken(), newToken()]
  // Whole seconds, as the code says them.
  const expiresAt = Math.floor(clock() / 1000) + LOGIN_CODE_SECONDS
  await db
    .insert(loginCodes)
    .values({ codeHash: hashToken(id), userId, expiresAt: new Date(expiresAt * 1000) })
  const code = await codes.sign(
    { userId, id, browserHash: hashToken(browser), passwordRemoved },
    expiresAt,
  )
  return { code, browser }
}
