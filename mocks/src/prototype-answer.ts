import type { SignedIn } from '@jatra/contract/account/user'
import {
  inLanguage,
  languageOf,
  withoutLanguage,
  type Language,
} from '@jatra/contract/values/language'
import { CONTROL_PARAMETERS } from './visitor-controls/read.ts'

/** The visitor of a request, as the site knows them from its own cookie. */
export interface Visitor {
  id: string
  user: { _id: string; name: string } | null
}

/** A request for a page, or for something of the prototype's own, which has a language as pages have (`/bn/prototype`). */
export interface Asked {
  request: Request
  url: URL
  /** Without its language. */
  path: string
  language: Language
}

export function readAsked(request: Request): Asked {
  const url = new URL(request.url)
  const { pathname } = url
  return { request, url, path: withoutLanguage(pathname), language: languageOf(pathname) }
}

/** An address in a language. What is below `/api/` has none. */
export const pageIn = (language: Language, page: string): string =>
  page.startsWith('/api/') ? page : inLanguage(page, language)

/** A response of the prototype itself, and the changes to the visitor's session. */
export interface PrototypeAnswer {
  response: Response
  /** The visitor's new id, when they start over. */
  visitor?: string
  /** The new sign-in, or null for signed out; undefined leaves the session as it is. */
  signedIn?: SignedIn | null
}

/** Path and query of the page, without the visitor controls. */
export function pageOf(url: URL): string {
  const rest = new URL(url)
  // `delete` re-serializes the whole query, even when the parameter is missing.
  for (const name of CONTROL_PARAMETERS)
    if (rest.searchParams.has(name)) rest.searchParams.delete(name)
  return rest.pathname + rest.search
}

/** A path of the site: browsers read `//host` and `/\host` as another origin. */
export function safePath(path: string): string {
  return /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : '/'
}

export function redirectTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

export function text(content: string): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(content, { headers })
}

export function page(text: string, status: number): Response {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(text, { status, headers })
}

export function fileResponse({ type, text }: { type: string; text: string }): Response {
  const headers = { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' }
  return new Response(text, { headers })
}
