import { z } from 'zod'
import { LOGIN_CODE_SECONDS } from '@jatra/contract/account/google-sign-in'
import { createSignedTokens } from '../auth/signed-tokens.ts'
import { loginCodes } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { hashToken, newToken } from '../auth/token.ts'
import type { FoundAccount } from './find-or-make-account.ts'

/** The content of a code with a valid signature. */
interface LoginCode {
  userId: string
  /** The code's id; stored hashed, and deleted when it is used. */
  id: string
  /** sha256 of the secret of the browser that it was given to, base64url. */
  browserHash: string
  /** Whether the sign-in removed the account's password, which its page says. */
  passwordRemoved: boolean
}

/** Signs and reads the codes of /login/success (decision 048). */
export interface LoginCodes {
  /** @param expiresAt epoch seconds */
  sign(code: LoginCode, expiresAt: number): Promise<string>
  /** Null for a forged or expired code. @param now epoch milliseconds */
  read(signed: string, now: number): Promise<LoginCode | null>
}

const contentSchema = z.object({
  sub: z.string(),
  jti: z.string(),
  browser: z.string(),
  /** Absent from a code that was signed before the site was updated. */
  passwordRemoved: z.boolean().default(false),
})

/** @param secrets the first signs, all verify, so that they can be rotated */
export function createLoginCodes(secrets: readonly string[]): LoginCodes {
  const tokens = createSignedTokens(secrets, { key: 'jatra login code', type: 'jatra-login+jwt' })
  return {
    sign: ({ userId, id, browserHash, passwordRemoved }, expiresAt) =>
      tokens.sign({ sub: userId, jti: id, browser: browserHash, passwordRemoved }, expiresAt),
    async read(signed, now) {
      const { data } = contentSchema.safeParse(await tokens.read(signed, now))
      if (!data) return null
      const { sub: userId, jti: id, browser: browserHash, passwordRemoved } = data
      return { userId, id, browserHash, passwordRemoved }
    },
  }
}

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
