import type { Endpoint } from '@jatra/contract/http/endpoint'
import {
  createClient,
  type CallOptions,
  type Client,
  type Transport,
} from '@jatra/contract/http/client'
import type { Logger } from '@jatra/contract/observability/logging'
import { unobserved, type Observer } from '@jatra/contract/observability/observer'
import { DomainError } from '@jatra/contract/http/problem'
import type { Language } from '@jatra/contract/values/language'
import type { LinkPicture } from './link-pictures/link-picture.ts'
import type { LinkPictureFile, LinkPictures } from './link-pictures/link-pictures.server.ts'
import { logFailedCall } from './loaders/failed-call.server.ts'
import { redirectToLogin, sendBack } from './loaders/redirects.server.ts'
import type { Session, SessionUser } from './session/session.server.ts'
import type { ViewCache } from './cache/view-cache.server.ts'

export type ApiMode = 'embedded' | 'remote' | 'mock'

/** A demo account of prototype mode. */
export interface DemoAccount {
  userName: string
  password: string
  description: string
}

/** The demo accounts, described in a language. */
export type DemoAccounts = (language: Language) => readonly DemoAccount[]

/** What every loader and action gets. A type, not an interface, so that it fits Remix's open AppLoadContext. */
export type AppContext = {
  /**
   * The API as this visitor may use it. A 401 or 403 signs out and leads to the login page (docs/specification.md,
   * Guarded pages).
   */
  api: Client
  session: Session
  /** The form of this request: sent back to the visitor when the session has ended. */
  sentForm: FormData | null
  /** Remix's script asks, so the page stays in the tab; else a document is loaded. */
  byScript: boolean
  mode: ApiMode
  nonce: string
  /** Identifies this request on log lines, in the answer and on an error page. */
  requestId: string
  log: Logger
  /** The site's public origin, `https://jatra.example`, for addresses that are used elsewhere. */
  origin: string
  /** The languages of the site. */
  languages: readonly Language[]
  /** The selling agency, as on receipts, and how it is reached. */
  agency: {
    name: string
    registration: string
    address: string
    phone: string
    email: string
    /** `10:00-18:00` on working days. */
    hours: string
  }
  /** A picture of a link, for this visitor: from the cache, or drawn within their rate limit. */
  linkPicture: (content: LinkPicture) => Promise<LinkPictureFile>
  /** The views that all visitors share. */
  views: Pick<ViewCache, 'get'>
  /** Epoch milliseconds. */
  now: () => number
  newId: () => string
  /** Empty but in prototype mode. */
  demoAccounts: readonly DemoAccount[]
  /** Whether visitors can sign in with Google, or with the sandbox that takes its place. */
  google: boolean
}

declare module '@remix-run/node' {
  interface AppLoadContext extends AppContext {
    /** Remix asks for an interface; everything is in {@link AppContext}. */
    readonly nonce: string
  }
  interface Future {
    v3_singleFetch: true
  }
}

export interface ContextOptions {
  transport: Transport
  mode: ApiMode
  languages: readonly Language[]
  /** The language of the page, and so of the API's messages. */
  language: Language
  views: Pick<ViewCache, 'get'>
  now: () => number
  newId: () => string
  demoAccounts: DemoAccounts
  google: boolean
  agency: AppContext['agency']
  log: Logger
  linkPictures: Pick<LinkPictures, 'get'>
  observer?: Observer | undefined
  /** PUBLIC_URL; without it the origin of the request. */
  publicOrigin: string | undefined
}

export function createContext(
  options: ContextOptions,
  request: Request,
  session: Session,
  { nonce, requestId, byScript }: Pick<AppContext, 'nonce' | 'requestId' | 'byScript'>,
  headers: Record<string, string>,
): AppContext {
  const client = createClient(options.transport, 'http://api.internal', options.language)
  const asVisitor = (own: CallOptions = {}) => ({
    ...own,
    token: session.token,
    headers,
    signal: request.signal,
  })

  const observer = options.observer ?? unobserved

  /**
   * Signs out and redirects to the login page when the token is no longer valid (docs/specification.md, Guarded pages).
   * Public endpoints say nothing about the token: a wrong password is the login form's own 401. Staff may be refused an
   * act and stay signed in. Failures are logged here, once for all pages.
   */
  async function guarded<T>(endpoint: Endpoint, make: () => Promise<T>): Promise<T> {
    try {
      return await observer.watch({ kind: 'call', name: endpoint.name }, make)
    } catch (error) {
      if (error instanceof DomainError && error.status >= 500)
        logFailedCall(options.log, endpoint, error)
      const refused = endpoint.access === 'staff' ? [401] : [401, 403]
      const shut = error instanceof DomainError && refused.includes(error.status)
      if (!shut || endpoint.access === 'anyone' || !session.token) throw error
      session.signOut()
      throw sendBack(context.sentForm) ?? redirectToLogin(request, { session: 'ended' })
    }
  }

  const context: AppContext = {
    session,
    sentForm: null,
    byScript,
    nonce,
    requestId,
    log: options.log,
    origin: options.publicOrigin ?? new URL(request.url).origin,
    mode: options.mode,
    languages: options.languages,
    views: options.views,
    now: options.now,
    newId: options.newId,
    demoAccounts: options.demoAccounts(options.language),
    google: options.google,
    agency: options.agency,
    linkPicture: (content) =>
      options.linkPictures.get(content, {
        address: headers['x-jatra-client-ip'] ?? 'unknown',
        signal: request.signal,
      }),
    api: {
      call: (endpoint, input, own) =>
        guarded(endpoint, () => client.call(endpoint, input, asVisitor(own))),
      page: (endpoint, input, own) =>
        guarded(endpoint, () => client.page(endpoint, input, asVisitor(own))),
      download: (endpoint, input, own) =>
        guarded(endpoint, () => client.download(endpoint, input, asVisitor(own))),
    },
  }
  return context
}

/** Remix's script asks for data at an address of its own. */
export function isByScript({ url }: Request): boolean {
  return new URL(url).pathname.endsWith('.data')
}

/**
 * The signed-in user, or a redirect to the login page. Each guarded loader calls it, since loaders run side by side.
 */
export function requireUser(context: AppContext, request: Request): SessionUser {
  const { user, token } = context.session
  if (user && token) return user
  throw sendBack(context.sentForm) ?? redirectToLogin(request)
}
