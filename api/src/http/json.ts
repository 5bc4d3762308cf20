import { languageAsked, languageHeaders } from '@jatra/contract/http/accept-language'
import type { Language } from '@jatra/contract/values/language'

/** A JSON answer; a string is taken as JSON already. */
export function json(
  body: unknown,
  status: number = 200,
  headers: Record<string, string> = {},
): Response {
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

/** A JSON answer in the language that its request asks for; its headers say so, for caches. */
export function jsonInLanguage(
  request: Request,
  write: (language: Language) => unknown,
  headers: Record<string, string> = {},
  status: number = 200,
): Response {
  const language = languageAsked(request.headers)
  return json(write(language), status, { ...headers, ...languageHeaders(language) })
}
