import { hkdfSync } from 'node:crypto'
import { CompactEncrypt, compactDecrypt } from 'jose'
import { LRUCache } from 'lru-cache'
import { sealedSchema, Session, type Sealed } from './session.server.ts'
import { cookieValue } from '../http/cookie-value.server.ts'

export interface SessionCookie {
  /** Whether there is a session cookie, valid or not. */
  isIn: (cookieHeader: string | undefined) => boolean
  read(cookieHeader: string | null | undefined): Promise<Session>
  /** The Set-Cookie value for a changed session. */
  write(session: Session): Promise<string>
}

const DAY_S = 24 * 60 * 60
const THIRTY_DAYS_S = 30 * DAY_S
/** Browsers silently drop a cookie whose name and value are longer. */
const MAX_COOKIE_BYTES = 4096
/** Cache of opened cookies, of 4 kB at most: opening one anew took a fifteenth of a signed-in page. */
const MAX_OPEN_COOKIES = 1_000
/** The only algorithms that we seal with; others are rejected. */
const ALGORITHMS = {
  keyManagementAlgorithms: ['dir'],
  contentEncryptionAlgorithms: ['A256GCM'],
}

/**
 * Sessions sealed into an HttpOnly cookie (AES-256-GCM), so that app processes keep nothing and neither scripts nor
 * a copy of the cookie jar is enough to read the token.
 * @param secrets the first seals; all open, so that secrets can be rotated.
 * @param https whether PUBLIC_URL is https: `__Host-` and Secure then; on plain http neither, or login would fail.
 * @param now epoch milliseconds. A cookie older than a day is written anew, so that it slides as the API's token does.
 */
export function createSessionCookie(
  secrets: readonly string[],
  https: boolean,
  now: () => number,
): SessionCookie {
  const seconds = () => Math.floor(now() / 1000)
  const name = https ? '__Host-jatra' : 'jatra'
  // The key is imported once: given as bytes, it would be imported again for every cookie.
  const imported = Promise.all(secrets.map(importKey))
  const opened = new LRUCache<string, Sealed>({ max: MAX_OPEN_COOKIES })
  const attributes = `Path=/; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`

  return {
    isIn: (cookieHeader) => cookieValue(cookieHeader, name) !== null,
    async read(cookieHeader) {
      const sealed = cookieValue(cookieHeader, name)
      if (!sealed) return new Session({})
      if (name.length + sealed.length > MAX_COOKIE_BYTES) return unreadable()
      const data = opened.get(sealed) ?? (await open(sealed, await imported))
      if (!data) return unreadable()
      opened.set(sealed, data)
      const { sealedAt = 0, ...who } = data
      const session = new Session(who)
      session.changed = seconds() - sealedAt > DAY_S
      return session
    },
    async write(session) {
      const [key] = await imported
      if (!key) throw new Error('a session secret is needed')
      const { token, visitor } = session.data
      if (!token && !visitor) return `${name}=; ${attributes}; Max-Age=0`
      const data = { ...session.data, sealedAt: seconds() }
      let sealed = await seal(data, key)
      if (name.length + sealed.length > MAX_COOKIE_BYTES) sealed = await seal(brief(data), key)
      return `${name}=${sealed}; ${attributes}; Max-Age=${THIRTY_DAYS_S}`
    },
  }
}

async function open(sealed: string, keys: readonly CryptoKey[]): Promise<Sealed | null> {
  for (const key of keys) {
    try {
      const { plaintext } = await compactDecrypt(sealed, key, ALGORITHMS)
      return sealedSchema.parse(JSON.parse(new TextDecoder().decode(plaintext)))
    } catch {
      // Sealed with another secret, forged, or of an older format: try the next, then start a new session.
    }
  }
  return null
}

/** A new session, which is written back: a cookie that cannot be opened would keep its browser from cached pages. */
function unreadable(): Session {
  const session = new Session({})
  session.changed = true
  return session
}

function importKey(secret: string): Promise<CryptoKey> {
  const bytes = hkdfSync('sha256', secret, '', 'jatra session cookie', 32)
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

function seal(data: Sealed, key: CryptoKey): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(data)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(key)
}

/** Without the optional data of the header: a long picture address must not prevent a login. */
function brief({ token, user, visitor, sealedAt }: Sealed): Sealed {
  return { token, visitor, sealedAt, user: user && { ...user, picture: null, name: null } }
}
