import { createHash } from 'node:crypto'
import type { ContentEncoding } from '../http/content-encoding.server.ts'
import {
  contentSecurityPolicy,
  hashesOfScripts,
  type SecurityOptions,
} from '../guards/security-headers.server.ts'

/** An answer in one content encoding. */
export interface CachedAnswer {
  body: Buffer<ArrayBuffer>
  status: number
  headers: Record<string, string>
  etag: string
  /** Epoch milliseconds. */
  madeAt: number
}

export interface MakeOptions {
  /** Headers that belong to the request that made the answer. */
  nonce: string
  encoding: ContentEncoding | undefined
  security: SecurityOptions
  /** Epoch milliseconds. */
  madeAt: number
}

/**
 * The cached answer, the same for all requests: equal pages have equal bytes and one tag, whichever process renders
 * them. Scripts are allowed by their hashes, because a nonce that is sent twice protects nothing. The nonce that styles
 * still have allows the style element by which a dialog locks scrolling.
 */
export async function makeCachedAnswer(
  answer: Response,
  { nonce, encoding, security, madeAt }: MakeOptions,
): Promise<CachedAnswer> {
  const { status } = answer
  const text = await answer.text()
  const withoutNonce = text.replaceAll(nonce, '')
  const mark = createHash('sha256').update(withoutNonce).digest('base64url').slice(0, 22)
  const isPage = answer.headers.get('content-type')?.startsWith('text/html')
  const plain = Buffer.from(isPage ? text.replaceAll(nonce, mark) : withoutNonce)
  const headers = Object.fromEntries(answer.headers)
  const inLanguage = /\baccept-language\b/i.test(headers['vary'] ?? '')
  headers['vary'] = [
    'Cookie',
    ...(encoding ? ['Accept-Encoding'] : []),
    ...(inLanguage ? ['Accept-Language'] : []),
  ].join(', ')
  headers['etag'] = `W/"${mark}"`
  // Otherwise a CDN that asked a process of this release could miss a file of the next release for a minute.
  if (status === 404) headers['cache-control'] = 'no-store'
  if (encoding) headers['content-encoding'] = encoding.name
  if (isPage) {
    headers['content-security-policy'] = contentSecurityPolicy(
      mark,
      security,
      hashesOfScripts(text, nonce),
    )
  }
  const body = encoding ? encoding.whole(plain) : plain
  return { body, status, headers, etag: headers['etag'], madeAt }
}

/** @param seen If-None-Match: the tags that the browser has */
export function answerWith(
  { body, status, headers, etag }: CachedAnswer,
  seen: string | undefined,
): Response {
  return status === 200 && seen !== undefined && isAmong(etag, seen)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { status, headers: { ...headers, 'content-length': String(body.length) } })
}

/** Weak comparison (RFC 9110, 13.1.2). No tag of ours has a comma. */
function isAmong(etag: string, seen: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return seen.trim() === '*' || seen.split(',').some((tag) => opaque(tag) === opaque(etag))
}

/** What an entry takes in addition to its bytes and headers. */
const ENTRY_BYTES = 500

export const sizeOf = ({ body, headers }: CachedAnswer, key: string) =>
  body.byteLength + key.length + JSON.stringify(headers).length + ENTRY_BYTES
