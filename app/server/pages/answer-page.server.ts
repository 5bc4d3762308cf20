import { languageOf } from '@jatra/contract/values/language'
import type { Handler } from 'hono'
import type { Prototype } from '../backend/prototype.server.ts'
import { createContext, isByScript, type ContextOptions } from '../context.server.ts'
import { callerHeaders, type CallerOptions } from '../http/caller-headers.server.ts'
import type { SiteEnv } from '../site-env.ts'
import { watchApi } from './watch-api.server.ts'
import type { AppLoadContext } from '@remix-run/node'

/** Remix: turns a request for a page into an answer. */
export type PageHandler = (request: Request, context: AppLoadContext) => Promise<Response>

export interface PageOptions extends Omit<ContextOptions, 'language'>, CallerOptions {
  /** Remix: turns a request for a page into an answer. */
  pages: PageHandler
  /** Prototype mode alone has one. */
  prototype?: Prototype | undefined
}

/** Answers a page through Remix, with the context for its loaders and actions. */
export function answerPage(options: PageOptions): Handler<SiteEnv> {
  return async (context) => {
    const { session, nonce, requestId } = context.var
    const caller = callerHeaders(context, options)
    const request = decodable(ownedRequest(context.req.raw))
    const { visitor } = session
    const now = () => (visitor && options.prototype?.now(visitor)) || options.now()
    const language = languageOf(context.req.path)
    // One cache per language, because views contain words, prices and dates.
    const { transport, views, answer } = watchApi(options.transport, {
      get: (key, make) => options.views.get(`${language} ${key}`, make),
    })
    const page = await options.pages(
      request,
      createContext(
        { ...options, language, transport, views, now },
        request,
        session,
        { nonce, requestId, byScript: isByScript(request) },
        caller,
      ),
    )
    return answer(page)
  }
}

/**
 * Unsafe requests have passed our own guard, which knows PUBLIC_URL. Remix would compare Origin with Host and
 * X-Forwarded-Host again, and answer 500 behind a proxy that rewrites either.
 */
function ownedRequest(raw: Request): Request {
  if (!raw.headers.has('origin')) return raw
  const request = new Request(raw)
  request.headers.delete('origin')
  request.headers.delete('x-forwarded-host')
  return request
}

/**
 * React Router prints a path that it cannot decode, so the token of a reset link that a mail program broke would be in the
 * log.
 */
function decodable(request: Request): Request {
  const url = new URL(request.url)
  try {
    decodeURIComponent(url.pathname)
    return request
  } catch {
    url.pathname = url.pathname.replaceAll('%', '%25')
    return new Request(url, request)
  }
}
