import type { Context, MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import { languageAsked } from '@jatra/contract/http/accept-language'
import { FOR_EVERYONE, KEPT_SECONDS } from '@jatra/contract/http/for-everyone'
import { withoutLanguage } from '@jatra/contract/values/language'
import { encodingFor } from '../http/content-encoding.server.ts'
import { UNKNOWN_ADDRESS, type CachedAddress } from './cached-addresses.server.ts'
import { answerWith, makeCachedAnswer, sizeOf, type CachedAnswer } from './cached-answer.server.ts'
import type { SecurityOptions } from '../guards/security-headers.server.ts'

const MB = 1024 * 1024
/** Bytes of all cached answers in all their encodings. */
const BYTES = { plain: 32 * MB, withQuery: 16 * MB }

const FRESH_MS = KEPT_SECONDS * 1000
/** As long as `stale-while-revalidate` promises, and no longer. */
const USABLE_MS = 2 * FRESH_MS

/** How a request got a cacheable answer; `shared` waited for the render of another request. */
export type CacheOutcome = 'hit' | 'stale' | 'shared' | 'miss'

type CacheContext = Context<{ Variables: { nonce: string } }>

export interface PageCache {
  answer: MiddlewareHandler<{ Variables: { nonce: string } }>
  /** The content of the pages has changed: all of them are rendered anew. */
  clear: () => void
}

export interface PageCacheOptions {
  security: SecurityOptions
  /** Without it pages contain the host of the request. */
  publicOrigin: string | undefined
  /** Whether a Cookie header has a session cookie of this site. */
  hasSession: (cookieHeader: string | undefined) => boolean
  addressOf: CachedAddress
  /**
   * How much is cached. Addresses with a query have their own limit, because there can be any number of them: they
   * evict each other, never a page without a query.
   */
  bytes?: { plain: number; withQuery: number }
  /** Epoch milliseconds. */
  now: () => number
  count?: ((outcome: CacheOutcome) => void) | undefined
}

/** Caches answers that declare themselves the same for everyone, for visitors without a session. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { security, publicOrigin, hasSession, addressOf, now, count, bytes = BYTES } = options
  const storeOf = (maxSize: number) =>
    new LRUCache<string, CachedAnswer>({ maxSize, sizeCalculation: sizeOf })
  const plain = storeOf(bytes.plain)
  const withQuery = storeOf(bytes.withQuery)
  /** By key; null when the answer turns out to be for its own visitor alone. */
  const rendering = new Map<string, Promise<CachedAnswer | null>>()

  const ageOf = (one: CachedAnswer | undefined) => (one ? now() - one.madeAt : Infinity)
  const send = (context: CacheContext, one: CachedAnswer, outcome: CacheOutcome) => {
    count?.(outcome)
    return answerWith(one, context.req.header('if-none-match'))
  }

  const answer: PageCache['answer'] = async (context, next) => {
    const { method } = context.req
    const url = new URL(context.req.url)
    const reads = method === 'GET' || method === 'HEAD'
    const isNobody =
      !context.req.header('authorization') && !hasSession(context.req.header('cookie'))
    const address = reads && isNobody ? addressOf(url) : null
    if (address === null) return answerOwn(context, next)

    const store = address.includes('?') ? withQuery : plain
    const encoding = encodingFor(context)
    // A page's address says its language; the API is asked for one.
    const language = address.startsWith('/api/') ? languageAsked(context.req.raw.headers) : ''
    const key = `${encoding?.name} ${language} ${publicOrigin ? '' : url.origin}${address}`
    const known = store.get(key)
    const underWay = rendering.get(key)
    if (known && ageOf(known) < FRESH_MS) return send(context, known, 'hit')
    if (known && ageOf(known) < USABLE_MS && (underWay || method === 'HEAD')) {
      return send(context, known, 'stale')
    }
    // A HEAD answer has no body to cache.
    if (method === 'HEAD') return answerOwn(context, next)
    if (underWay) {
      const shared = await underWay.catch(() => null)
      return shared ? send(context, shared, 'shared') : answerOwn(context, next)
    }

    const render = async () => {
      const madeAt = now()
      ask(context, new URL(address, url))
      await next()
      if (!isCacheable(context.res, address)) return null
      return makeCachedAnswer(context.res, { nonce: context.var.nonce, encoding, security, madeAt })
    }
    const own = render()
    rendering.set(key, own)
    let made: CachedAnswer | null = null
    try {
      made = await own
    } finally {
      // A render that started before a change is not cached after it.
      if (rendering.get(key) === own) {
        rendering.delete(key)
        if (made) store.set(key, made)
        else if (context.res.status < 500) store.delete(key)
      }
    }
    const before = context.res.status < 500 ? undefined : store.get(key)
    const usable = made ?? (ageOf(before) < USABLE_MS ? before : undefined)
    if (!usable) {
      keepToVisitor(context.res)
      return
    }
    // Hono would put its own headers over the new ones.
    context.res = undefined
    context.res = send(context, usable, made ? 'miss' : 'stale')
  }

  return {
    answer,
    clear() {
      plain.clear()
      withQuery.clear()
      rendering.clear()
    },
  }
}

/**
 * An answer that this cache did not make has its own nonce, even for a page for everyone: no cache in front of us may
 * store it.
 */
export const answerOwn: MiddlewareHandler = async (context, next) => {
  await next()
  keepToVisitor(context.res)
}

function keepToVisitor({ headers }: Response): void {
  if (headers.get('cache-control') === FOR_EVERYONE) {
    headers.set('cache-control', 'private, no-store')
  }
}

const isCacheable = ({ status, headers }: Response, address: string) =>
  (status === 200 || (status === 404 && withoutLanguage(address) === UNKNOWN_ADDRESS)) &&
  headers.get('cache-control') === FOR_EVERYONE &&
  !headers.has('set-cookie')

/** Parameters that the page does not read are removed, so they cannot influence what others get. */
function ask({ req }: CacheContext, address: URL): void {
  if (address.href === req.url) return
  const { headers, signal } = req.raw
  req.raw = new Request(address, { headers, signal })
}
