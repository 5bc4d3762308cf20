import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import { FOR_EVERYONE, KEPT_SECONDS } from '@jatra/contract/http/for-everyone'
import { encodingFor, type ContentEncoding } from './content-encoding.server.ts'
import {
  contentSecurityPolicy,
  hashesOfScripts,
  type SecurityOptions,
} from './security-headers.server.ts'

/** Of all answers together, in each form that browsers have taken. */
const MAX_BYTES = 48 * 1024 * 1024
/** What an entry takes beside its body. */
const ENTRY_BYTES = 2_000
/** While one visitor's request renews an answer, the others get the old one, for so long at most. */
const RENEWAL_MS = 5_000

/** An answer in the form that some browsers take. */
interface Kept {
  body: Buffer<ArrayBuffer>
  headers: Record<string, string>
  etag: string
  /** Epoch milliseconds. */
  freshUntil: number
}

export interface PageCache {
  answer: MiddlewareHandler<{ Variables: { nonce: string } }>
  /** What the pages show has changed: all of them are made anew. */
  clear: () => void
}

export interface PageCacheOptions {
  security: SecurityOptions
  /** Without it pages name the host that they were asked for. */
  publicOrigin: string | undefined
  /** Whether a Cookie header has a session of ours. */
  hasSession: (cookieHeader: string | undefined) => boolean
  /** Epoch milliseconds. */
  now: () => number
}

/** Keeps the answers that say of themselves that they are for everyone, for visitors who are nobody yet (decision 134). */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { security, publicOrigin, hasSession, now } = options
  const kept = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.byteLength + ENTRY_BYTES,
  })
  /** Counts what changed, so that what was begun before is not kept after it. */
  let edition = 0

  return {
    clear() {
      edition += 1
      kept.clear()
    },
    async answer(context, next) {
      const { method, url } = context.req
      if (method !== 'GET' || context.req.header('authorization')) return next()
      if (hasSession(context.req.header('cookie'))) return next()
      const encoding = encodingFor(context)
      const address = publicOrigin ? url.slice(url.indexOf('/', 'https://'.length)) : url
      const key = `${encoding?.name} ${address}`
      const seen = context.req.header('if-none-match')
      const at = now()
      const known = kept.get(key)
      if (known && at < known.freshUntil) return answerWith(known, seen)
      if (known) known.freshUntil = at + RENEWAL_MS
      const begun = edition
      await next()
      const { headers, status } = context.res
      if (status !== 200 || headers.get('cache-control') !== FOR_EVERYONE) return
      const { nonce } = context.var
      const made = make(await context.res.text(), headers, { nonce, encoding, security, at })
      if (begun === edition) kept.set(key, made)
      // Hono would put the headers that it has over the new ones.
      context.res = undefined
      context.res = answerWith(made, seen)
    },
  }
}

function answerWith({ body, headers, etag }: Kept, seen: string | undefined): Response {
  return seen === etag
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers: { ...headers, 'content-length': String(body.length) } })
}

/**
 * Of no request in particular: equal pages have equal bytes and one tag, whichever process makes them. Their scripts run by
 * their hashes, because a nonce that is told twice guards nothing. The nonce that styles still have lets in the style
 * element by which a dialog keeps the page behind it in its place.
 */
function make(
  text: string,
  given: Headers,
  {
    nonce,
    encoding,
    security,
    at,
  }: {
    nonce: string
    encoding: ContentEncoding | undefined
    security: SecurityOptions
    at: number
  },
): Kept {
  const withoutNonce = text.replaceAll(nonce, '')
  const mark = createHash('sha256').update(withoutNonce).digest('base64url').slice(0, 22)
  const isPage = given.get('content-type')?.startsWith('text/html')
  const plain = Buffer.from(isPage ? text.replaceAll(nonce, mark) : withoutNonce)
  const headers = Object.fromEntries(given)
  headers['vary'] = encoding ? 'Cookie, Accept-Encoding' : 'Cookie'
  headers['etag'] = `W/"${mark}"`
  if (encoding) headers['content-encoding'] = encoding.name
  if (isPage) {
    headers['content-security-policy'] = contentSecurityPolicy(
      mark,
      security,
      hashesOfScripts(text, nonce),
    )
  }
  return {
    body: encoding ? encoding.whole(plain) : plain,
    headers,
    etag: headers['etag'],
    freshUntil: at + KEPT_SECONDS * 1000,
  }
}
