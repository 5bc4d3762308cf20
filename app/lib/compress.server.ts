import type { Transform } from 'node:stream'
import {
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib'
import { createReadableStreamFromReadable, writeReadableStreamToWritable } from '@remix-run/node'
import type { MiddlewareHandler } from 'hono'
import { accepts } from 'hono/accepts'

/** No page is larger than this window of 128 kB by much, and a window costs its size for every answer under way. */
const WINDOW_BITS = 17
const brotli = {
  [constants.BROTLI_PARAM_QUALITY]: 4,
  [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
}
const zstd = {
  [constants.ZSTD_c_compressionLevel]: 6,
  [constants.ZSTD_c_windowLog]: WINDOW_BITS,
}

interface Encoding {
  whole: (body: ArrayBuffer) => Buffer<ArrayBuffer>
  /** Passes each part on as it comes. */
  parts: () => Transform
}

/** The cheapest first; their levels: docs/decisions/127. */
const encodings = new Map<string, Encoding>([
  [
    'zstd',
    {
      whole: (body) => zstdCompressSync(body, { params: zstd }),
      parts: () => createZstdCompress({ params: zstd, flush: constants.ZSTD_e_flush }),
    },
  ],
  [
    'br',
    {
      whole: (body) => brotliCompressSync(body, { params: brotli }),
      parts: () =>
        createBrotliCompress({ params: brotli, flush: constants.BROTLI_OPERATION_FLUSH }),
    },
  ],
  [
    'gzip',
    {
      whole: (body) => gzipSync(body),
      parts: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
    },
  ],
])

/** Pages, the data of pages, JSON. Pictures, fonts and PDF are compressed in themselves, files at the build. */
const COMPRESSIBLE =
  /^(?:text\/(?:html|css|plain|x-script)|application\/(?:json|problem\+json|javascript))\b/

/**
 * Where an answer may hold a secret (a passport, a code, an order) beside what its address or form says. Their sizes must
 * tell nothing (BREACH, docs/decisions/127).
 */
const PERSONAL =
  /^\/(?:app|payment|flight\/booking|flight\/offer|packageReserve|visaBookSchedule|visa\/start|login\/success|reset-password|verify)(?:[/.]|$)/i
/** Of the API, what is the same for everybody. */
const FOR_ALL = /^\/api\/(?:package|visa|airport|docs|openapi\.json)(?:\/|$)/

const mayHoldSecrets = (path: string) =>
  path.startsWith('/api/') ? !FOR_ALL.test(path) : PERSONAL.test(path)

/** Compresses what is large and secret to nobody, as the browser takes it. */
export const compress: MiddlewareHandler = async (context, next) => {
  await next()
  const { res } = context
  const { headers } = res
  if (!res.body || headers.has('content-encoding')) return
  if (!COMPRESSIBLE.test(headers.get('content-type') ?? '')) return
  if (mayHoldSecrets(context.req.path)) return
  headers.append('vary', 'Accept-Encoding')
  const name = accepts(context, {
    header: 'Accept-Encoding',
    supports: [...encodings.keys()],
    default: 'identity',
    match: (taken, { supports, default: none }) =>
      supports.find((one) => taken.some(({ type, q }) => type === one && q > 0)) ?? none,
  })
  const encoding = encodings.get(name)
  if (!encoding) return
  headers.set('content-encoding', name)
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
