import { loggedPath } from '@jatra/contract/observability/logged-path'
import type { AppLoadContext, EntryContext } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToString } from 'react-dom/server'
import { AnswerContext } from './shell/answer.tsx'
import { cachedFragment, PageParts } from './server/pages/page-parts.server.ts'
import { isHeldBack, streamPage } from './server/pages/streamed-page.server.ts'
import { FragmentCacheContext, type RenderFragment } from './shell/cached-fragment.tsx'

/** How long a search may keep its page waiting, in milliseconds. */
export const streamTimeout = 60_000

/**
 * A page goes out in one piece unless its loader holds something back for later: a string costs half of
 * what React's streams do. What rendering throws goes to handleError, and Remix renders the error page in its place.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const { nonce, requestId } = context
  const pageOf = (entry: EntryContext, renderFragment: RenderFragment, loadedData?: string) => (
    <AnswerContext.Provider value={{ nonce, requestId, loadedData }}>
      <FragmentCacheContext.Provider value={renderFragment}>
        <RemixServer context={entry} url={request.url} nonce={nonce} />
      </FragmentCacheContext.Provider>
    </AnswerContext.Provider>
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
  if (isHeldBack(remix.staticHandlerContext.loaderData)) {
    const onError = (error: unknown) => handleError(error, { request, context })
    const { signal } = request
    const page = pageOf(remix, (key, fragment) => cachedFragment(key, fragment).toString())
    const body = await streamPage(page, { nonce, signal, timeout: streamTimeout, onError })
    // Proxies that buffer an answer would undo the streaming.
    headers.set('x-accel-buffering', 'no')
    return new Response(body, { headers, status })
  }
  // RemixServer would wait for the stream and write its data after the end of the document. LateScripts writes it
  // instead.
  const { serverHandoffStream, ...entry } = remix
  const loadedData = serverHandoffStream && (await new Response(serverHandoffStream).text())
  const parts = new PageParts(nonce)
  const putFragment: RenderFragment = (key, fragment) => parts.put(cachedFragment(key, fragment))
  const html = renderToString(pageOf(entry, putFragment, loadedData))
  // As bytes: a string would be measured and encoded again when it is compressed or sent.
  return new Response(parts.join(`<!DOCTYPE html>${html}`), { headers, status })
}

/**
 * Errors of loaders and rendering go to the log with the path; the page says only that something went wrong. A mistake
 * of the caller (a wrong method, a missing page) is not logged, so that strangers cannot fill the log.
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): void {
  if (isRouteErrorResponse(error) && error.status < 500) return
  if (request.signal.aborted) return
  // What Remix says of a parameter that it once used itself, and that anybody can add.
  if (error instanceof Error && error.message.includes('?_data requests')) return
  context.log.error('page_failed', { path: loggedPath(new URL(request.url).pathname), error })
}
