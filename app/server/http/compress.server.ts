import type { Transform } from 'node:stream'
import { createReadableStreamFromReadable, writeReadableStreamToWritable } from '@remix-run/node'
import type { MiddlewareHandler } from 'hono'
import { withoutLanguage } from '@jatra/contract/values/language'
import { encodingFor, isCompressible } from './content-encoding.server.ts'

/**
 * Where an answer may hold a secret (a passport, a code, an order) beside what its address or form says. Their sizes must
 * tell nothing (BREACH, docs/decisions/127).
 */
const PERSONAL =
  /^\/(?:app|payment|flight\/booking|flight\/offer|packageReserve|visaBookSchedule|visa\/start|login\/success|reset-password|verify)(?:[/.]|$)/i
/** Of the API, what is the same for everybody. */
const FOR_ALL = /^\/api\/(?:package|visa|airport|docs|openapi\.json)(?:\/|$)/

const mayHoldSecrets = (path: string) =>
  path.startsWith('/api/') ? !FOR_ALL.test(path) : PERSONAL.test(withoutLanguage(path))

/** Compresses what is large and secret to nobody, as the browser takes it. */
export const compress: MiddlewareHandler = async (context, next) => {
  await next()
  const { res } = context
  const { headers } = res
  if (headers.has('content-encoding') || !isCompressible(headers)) return
  if (mayHoldSecrets(context.req.path)) return
  headers.append('vary', 'Accept-Encoding')
  const encoding = encodingFor(context)
  // Its body last: a look at it makes Hono's light answer a heavy one, which what leaves as it is need not pay for.
  if (!encoding || !res.body) return
  headers.set('content-encoding', encoding.name)
  headers.delete('content-length')
  // The bytes are others, the meaning is the same (RFC 9110, 8.8.3).
  const etag = headers.get('etag')
  if (etag?.startsWith('"')) headers.set('etag', `W/${etag}`)
  const body = comesInParts(headers)
    ? throughNode(res.body, encoding.parts())
    : encoding.whole(await res.arrayBuffer())
  // Not the answer itself as the second argument: the headers that it began with would come back.
  context.res = new Response(body, { status: res.status, statusText: res.statusText, headers })
}

/** Pages that wait for flights, and what Remix's own script asks for: they say so, or are of a type of their own. */
const comesInParts = (headers: Headers) =>
  headers.has('x-accel-buffering') || Boolean(headers.get('content-type')?.includes('x-script'))

/** What has come is passed on before the rest comes; a visitor who leaves ends it on both sides. */
function throughNode(body: ReadableStream, encoder: Transform): ReadableStream<Uint8Array> {
  const encoded = createReadableStreamFromReadable(encoder)
  // Where it fails, reading it does: the reader is told.
  writeReadableStreamToWritable(body, encoder).catch(() => undefined)
  return encoded
}
