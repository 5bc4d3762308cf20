import { z } from 'zod'
import { createSignedTokens } from '../auth/signed-tokens.ts'

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
