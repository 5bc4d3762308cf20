import { PassThrough } from 'node:stream'
import {
  createReadableStreamFromReadable,
  type AppLoadContext,
  type EntryContext,
} from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { NonceContext } from './lib/nonce.tsx'

/** Rendering that hangs longer than this is cut off, milliseconds. */
const ABORT_AFTER_MS = 10_000

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  // Crawlers get the whole page at once, people get it as it comes.
  const ready = isbot(request.headers.get('user-agent') ?? '') ? 'onAllReady' : 'onShellReady'
  return new Promise((resolve, reject) => {
    let started = false
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={context.nonce}>
        <RemixServer
          context={remix}
          url={request.url}
          nonce={context.nonce}
          abortDelay={ABORT_AFTER_MS}
        />
      </NonceContext.Provider>,
      {
        nonce: context.nonce,
        [ready]() {
          started = true
          const body = new PassThrough()
          headers.set('content-type', 'text/html; charset=utf-8')
          if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
          pipe(body)
        },
        onShellError: reject,
        onError(error: unknown) {
          if (started) logError(error, request)
        },
      },
    )
    setTimeout(abort, ABORT_AFTER_MS + 1000).unref()
  })
}

/** Errors of loaders and rendering go to the log with the path; the page says only that something went wrong. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) logError(error, request)
}

function logError(error: unknown, request: Request): void {
  const { pathname } = new URL(request.url)
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.stderr.write(
    `${JSON.stringify({ level: 'error', event: 'page_failed', path: pathname, detail })}\n`,
  )
}
