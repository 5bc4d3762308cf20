import { hkdfSync } from 'node:crypto'
import { CompactEncrypt, compactDecrypt } from 'jose'

/** Seals what is stored (AES-256-GCM), so that the database or a backup of it alone does not reveal it. */
export interface TextSeal {
  /** @param place names the context: a text sealed for one place cannot be opened for another */
  seal(place: string, text: string): Promise<string>
  /** Null when the secret is gone, or the text was sealed for another place. */
  open(place: string, sealed: string): Promise<string | null>
}

/** The only algorithms that we seal with; others are rejected. */
const ALGORITHMS = {
  keyManagementAlgorithms: ['dir'],
  contentEncryptionAlgorithms: ['A256GCM'],
}

/**
 * @param secrets the first seals, all open, so that they can be rotated
 * @param purpose keeps keys of different purposes apart
 */
export function createTextSeal(secrets: readonly string[], purpose: string): TextSeal {
  const keys = secrets.map((secret) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32)))
  return {
    async seal(place, text) {
      const [key] = keys
      if (!key) throw new Error(`a secret is needed to seal for ${purpose}`)
      return new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: place })
        .encrypt(key)
    },
    async open(place, sealed) {
      for (const key of keys) {
        try {
          const { plaintext, protectedHeader } = await compactDecrypt(sealed, key, ALGORITHMS)
          return protectedHeader.kid === place ? new TextDecoder().decode(plaintext) : null
        } catch {
          // Sealed by another secret: try the next, then there is none.
        }
      }
      return null
    },
  }
}
