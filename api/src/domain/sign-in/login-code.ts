import { hkdfSync } from 'node:crypto'
import { jwtVerify, SignJWT, type JWTPayload } from 'jose'

const TYPE = 'jatra-login+jwt'

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

/** @param secrets the first signs, all verify, so that they can be rotated */
export function createLoginCodes(secrets: readonly string[]): LoginCodes {
  const keys = secrets.map(
    (secret) => new Uint8Array(hkdfSync('sha256', secret, '', 'jatra login code', 32)),
  )
  return {
    async sign({ userId, id, browserHash, passwordRemoved }, expiresAt) {
      const [key] = keys
      if (!key) throw new Error('a secret is needed to sign codes')
      return new SignJWT({ browser: browserHash, passwordRemoved })
        .setProtectedHeader({ alg: 'HS256', typ: TYPE })
        .setSubject(userId)
        .setJti(id)
        .setExpirationTime(expiresAt)
        .sign(key)
    },
    async read(signed, now) {
      for (const key of keys) {
        try {
          const { payload } = await jwtVerify<
            JWTPayload & { browser?: unknown; passwordRemoved?: unknown }
          >(signed, key, {
            algorithms: ['HS256'],
            typ: TYPE,
            requiredClaims: ['exp'],
            currentDate: new Date(now),
          })
          const { sub, jti, browser, passwordRemoved } = payload
          if (!sub || !jti || typeof browser !== 'string') return null
          return {
            ...{ userId: sub, id: jti, browserHash: browser },
            passwordRemoved: passwordRemoved === true,
          }
        } catch {
          // Signed with another secret, forged or expired: try the next, then it is invalid.
        }
      }
      return null
    },
  }
}
