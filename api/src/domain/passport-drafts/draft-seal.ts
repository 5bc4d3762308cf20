import { hkdfSync } from 'node:crypto'
import { CompactEncrypt, compactDecrypt } from 'jose'
import { passportFieldsSchema, type PassportFields } from '@jatra/contract/traveler/passport-draft'

/** Whose draft it is. What was sealed for one place opens in no other. */
export interface DraftPlace {
  userId: string
  form: string
  draftId: string
}

/** Seals passport fields (AES-256-GCM), so that the database or a backup of it alone does not reveal them. */
export interface DraftSeal {
  seal(place: DraftPlace, fields: PassportFields): Promise<string>
  /** Null for what was sealed by a secret that is gone, or for another place. */
  open(place: DraftPlace, sealed: string): Promise<PassportFields | null>
}

/** The only algorithms that we seal with; no other is even tried. */
const ALGORITHMS = {
  keyManagementAlgorithms: ['dir'],
  contentEncryptionAlgorithms: ['A256GCM'],
}

/** @param secrets the first seals, all open, so that they can be rotated */
export function createDraftSeal(secrets: readonly string[]): DraftSeal {
  const keys = secrets.map(
    (secret) => new Uint8Array(hkdfSync('sha256', secret, '', 'jatra passport draft', 32)),
  )
  return {
    async seal(place, fields) {
      const [key] = keys
      if (!key) throw new Error('a secret is needed to seal passports')
      return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(fields)))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: nameOf(place) })
        .encrypt(key)
    },
    async open(place, sealed) {
      for (const key of keys) {
        try {
          const { plaintext, protectedHeader } = await compactDecrypt(sealed, key, ALGORITHMS)
          if (protectedHeader.kid !== nameOf(place)) return null
          return passportFieldsSchema.parse(JSON.parse(new TextDecoder().decode(plaintext)))
        } catch {
          // Sealed by another secret: try the next, then there is none.
        }
      }
      return null
    },
  }
}

const nameOf = ({ userId, form, draftId }: DraftPlace) => `${userId} ${form} ${draftId}`
