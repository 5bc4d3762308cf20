import { loggedPath } from '@jatra/contract/logged-path'
import type { AppLoadContext, EntryContext } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToString } from 'react-dom/server'
import { drawPiece } from './lib/drawn-pieces.server.ts'
import { withLoadedData } from './lib/loaded-data.server.ts'
import { NonceContext } from './lib/nonce.tsx'
import { DrawContext } from './shell/drawn-once.tsx'

/**
 * A page goes out in one piece. Its loaders hold nothing back for later, so nothing is gained by streaming, and a
 * string costs half of what React's streams do. What rendering throws goes to handleError, and Remix renders the error
 * page in its place.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const loaded = await withLoadedData(remix)
  const html = renderToString(
    <NonceContext.Provider value={context.nonce}>
      <DrawContext.Provider value={drawPiece}>
        <RemixServer context={loaded} url={request.url} nonce={context.nonce} />
      </DrawContext.Provider>
    </NonceContext.Provider>,
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
  return new Response(`<!DOCTYPE html>${html}`, { headers, status })
}

/**
 * Errors of loaders and rendering go to the log with the path; the page says only that something went wrong. What is the
 * caller's fault (a wrong method, a missing page) is no error of ours, and strangers shall not fill the log.
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): void {
  if (isRouteErrorResponse(error) && error.status < 500) return
  if (request.signal.aborted) return
  context.log.error('page_failed', { path: loggedPath(new URL(request.url).pathname), error })
}
