import type { Context, Env, Handler, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import {
  inLanguage,
  languageOf,
  withoutLanguage,
  type Language,
} from '@jatra/contract/values/language'
import { safePath } from '@jatra/contract/values/safe-path'
import { updateLanguage } from '@jatra/contract/account/user-endpoints'
import { createClient, type Transport } from '@jatra/contract/http/client'
import type { Logger } from '@jatra/contract/observability/logging'
import type { Session } from '../session/session.server.ts'

/** Holds the language that a visitor chose. It decides where `/` leads and nothing else. */
const COOKIE = 'jatra-language'
const YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * `/language/bn?to=/about` keeps a visitor's choice and leads to the page that they were on, in that language.
 * @param spoken the languages of the site
 * @param keep keeps the choice for the visitor's account too
 */
export function languageChoice<Visit extends Env>(
  spoken: readonly Language[],
  secure: boolean,
  keep: (context: Context<Visit>, language: Language) => Promise<void>,
): Handler<Visit> {
  return async (context, next) => {
    const language = spoken.find((one) => one === context.req.param('language'))
    if (!language) return next()
    await keep(context, language)
    setCookie(context, COOKIE, language, {
      path: '/',
      maxAge: YEAR_SECONDS,
      sameSite: 'Lax',
      httpOnly: true,
      secure,
    })
    // The language prefix is removed first: `/bn//host` would become the address of another host.
    const page = safePath(withoutLanguage(context.req.query('to') ?? '/'))
    return leadTo(inLanguage(page, language), context.res.headers)
  }
}

/** `/` leads to the home page in the language that a visitor chose last. */
export function homeInLanguage(spoken: readonly Language[]): MiddlewareHandler {
  return async (context, next) => {
    const language = spoken.find((one) => one === getCookie(context, COOKIE))
    const { pathname, search } = new URL(context.req.url)
    if (!language || language === languageOf(pathname)) return next()
    return leadTo(inLanguage(pathname + search, language), new Headers({ vary: 'cookie' }))
  }
}

/** Must not be cached: it depends on the visitor. */
function leadTo(location: string, headers: Headers): Response {
  headers.set('location', location)
  headers.set('cache-control', 'no-store')
  return new Response(null, { status: 302, headers })
}

/**
 * Emails and receipts of a signed-in traveller follow the language that they chose for the pages. When it cannot be
 * stored, the page is still shown in it.
 * @param headers what the API must know of the visitor
 */
export async function keepAccountLanguage(
  { transport, log }: { transport: Transport; log: Logger },
  { user, token }: Session,
  language: Language,
  headers: Record<string, string>,
): Promise<void> {
  if (!user || !token) return
  const client = createClient(transport, 'http://api.internal')
  const input = { params: { userId: user._id }, body: { language } }
  await client.call(updateLanguage, input, { token, headers }).catch((error: unknown) => {
    log.warn('account_language_not_saved', { error })
  })
}
