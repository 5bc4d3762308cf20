import { hkdfSync } from 'node:crypto'
import { jwtVerify, SignJWT, type JWTPayload } from 'jose'

/** Signs and reads tokens of one purpose. */
export interface SignedTokens {
  /** @param expiresAt epoch seconds */
  sign(content: JWTPayload, expiresAt: number): Promise<string>
  /** Null for a forged or expired token. @param now epoch milliseconds */
  read(signed: string, now: number): Promise<JWTPayload | null>
}

/**
 * @param secrets the first signs, all verify, so that they can be rotated
 * @param purpose the name of the derived key and the type of the token: a token of another purpose is none
 */
export function createSignedTokens(
  secrets: readonly string[],
  purpose: { key: string; type: string },
): SignedTokens {
  const keys = secrets.map(
    (secret) => new Uint8Array(hkdfSync('sha256', secret, '', purpose.key, 32)),
  )
  return {
    async sign(content, expiresAt) {
      const [key] = keys
      if (!key) throw new Error('a secret is needed to sign tokens')
      return new SignJWT(content)
        .setProtectedHeader({ alg: 'HS256', typ: purpose.type })
        .setExpirationTime(expiresAt)
        .sign(key)
    },
    async read(signed, now) {
      for (const key of keys) {
        try {
          const { payload } = await jwtVerify(signed, key, {
            algorithms: ['HS256'],
            typ: purpose.type,
            requiredClaims: ['exp'],
            currentDate: new Date(now),
          })
          return payload
        } catch {
          // Signed with another secret, forged or expired: try the next, then it is invalid.
        }
      }
      return null
    },
  }
}
