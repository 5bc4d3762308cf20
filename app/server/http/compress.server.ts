import type { Transform } from 'node:stream'
import { createReadableStreamFromReadable, writeReadableStreamToWritable } from '@remix-run/node'
import type { MiddlewareHandler } from 'hono'
import { withoutLanguage } from '@jatra/contract/values/language'
import { encodingFor, isCompressible } from './content-encoding.server.ts'

/**
 * Answers that may hold a secret (a passport, a code, an order) beside text from the request. They are not compressed,
 * because their sizes would reveal it (BREACH).
 */
const PERSONAL =
  /^\/(?:app|payment|flight\/booking|flight\/offer|packageReserve|visaBookSchedule|visa\/start|login\/success|reset-password|confirm-email|verify)(?:[/.]|$)/i
/** Endpoints of the API whose answers are public. */
const FOR_ALL = /^\/api\/(?:package|visa|airport|docs|openapi\.json)(?:\/|$)/

const mayHoldSecrets = (path: string) =>
  path.startsWith('/api/') ? !FOR_ALL.test(path) : PERSONAL.test(withoutLanguage(path))

/** Compresses large answers without secrets in an encoding that the browser accepts. */
export const compress: MiddlewareHandler = async (context, next) => {
  await next()
  const { res } = context
  const { headers } = res
  if (headers.has('content-encoding') || !isCompressible(headers)) return
  if (mayHoldSecrets(context.req.path)) return
  headers.append('vary', 'Accept-Encoding')
  const encoding = encodingFor(context)
  // The body is touched last: doing so makes Hono build a full Response, which uncompressed answers need not pay for.
  if (!encoding || !res.body) return
  headers.set('content-encoding', encoding.name)
  headers.delete('content-length')
  // The encoding changes the bytes and not the meaning (RFC 9110, 8.8.3).
  const etag = headers.get('etag')
  if (etag?.startsWith('"')) headers.set('etag', `W/${etag}`)
  const body = comesInParts(headers)
    ? throughNode(res.body, encoding.parts())
    : encoding.whole(await res.arrayBuffer())
  // Hono puts the headers of an answer that is replaced over the new one's, and on a server those that it began with: the
  // length and the tag of what was not compressed.
  context.res = undefined
  context.res = new Response(body, { status: res.status, statusText: res.statusText, headers })
}

/**
 * Streamed answers: pages that wait for flights, and the data that Remix's script asks for. They have a header or type
 * of their own.
 */
const comesInParts = (headers: Headers) =>
  headers.has('x-accel-buffering') || Boolean(headers.get('content-type')?.includes('x-script'))

/** Each chunk is passed on as it comes; when the visitor leaves, both sides end. */
function throughNode(body: ReadableStream, encoder: Transform): ReadableStream<Uint8Array> {
  const encoded = createReadableStreamFromReadable(encoder)
  // An error appears to the reader of the stream.
  writeReadableStreamToWritable(body, encoder).catch(() => undefined)
  return encoded
}
