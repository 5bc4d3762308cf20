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
import { accepts } from 'hono/accepts'
import type { Context } from 'hono'

/** Hardly any page is larger than this window of 128 kB, and each answer in progress costs a window of memory. */
const WINDOW_BITS = 17
const brotli = {
  [constants.BROTLI_PARAM_QUALITY]: 4,
  [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
}
const zstd = {
  [constants.ZSTD_c_compressionLevel]: 6,
  [constants.ZSTD_c_windowLog]: WINDOW_BITS,
}

export interface ContentEncoding {
  name: string
  whole: (body: ArrayBuffer | Buffer) => Buffer<ArrayBuffer>
  /** Flushes each chunk as it comes. */
  parts: () => Transform
}

/** The cheapest first, at levels that take less time than a page takes to render. */
const encodings: readonly ContentEncoding[] = [
  {
    name: 'zstd',
    whole: (body) => zstdCompressSync(body, { params: zstd }),
    parts: () => createZstdCompress({ params: zstd, flush: constants.ZSTD_e_flush }),
  },
  {
    name: 'br',
    whole: (body) => brotliCompressSync(body, { params: brotli }),
    parts: () => createBrotliCompress({ params: brotli, flush: constants.BROTLI_OPERATION_FLUSH }),
  },
  {
    name: 'gzip',
    whole: (body) => gzipSync(body),
    parts: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
  },
]
const names = encodings.map(({ name }) => name)

/** Pages, their data and JSON. Pictures, fonts and PDFs are compressed already, files of the build in advance. */
const COMPRESSIBLE =
  /^(?:text\/(?:html|css|plain|x-script)|application\/(?:json|problem\+json|javascript))\b/

export const isCompressible = (headers: Headers) =>
  COMPRESSIBLE.test(headers.get('content-type') ?? '')

/** The encoding to use; undefined where the browser accepts none of ours. */
export function encodingFor(context: Context): ContentEncoding | undefined {
  const name = accepts(context, {
    header: 'Accept-Encoding',
    supports: names,
    default: 'identity',
    match: (taken, { supports, default: none }) =>
      supports.find((one) => taken.some(({ type, q }) => type === one && q > 0)) ?? none,
  })
  return encodings.find((one) => one.name === name)
}
