import { languages, type Language } from '../values/language.ts'

/**
 * The language that a request asks for by `Accept-Language` (RFC 9110, 12.5.4): of those that we speak the one with the
 * highest weight, of equals the first; English where none of ours is asked for.
 */
export function languageAsked(headers: Headers): Language {
  const asked = (headers.get('accept-language') ?? '')
    .split(',')
    .flatMap((range) => {
      const [tag = '', ...parameters] = range
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const language = languages.find((one) => tag === one || tag.startsWith(`${one}-`))
      return language ? [{ language, weight: weightOf(parameters) }] : []
    })
    .filter(({ weight }) => weight > 0)
  const most = Math.max(...asked.map(({ weight }) => weight))
  return asked.find(({ weight }) => weight === most)?.language ?? 'en'
}

/** What an answer says of its language: caches keep one for each. */
export const languageHeaders = (language: Language) => ({
  'content-language': language,
  vary: 'accept-language',
})

/** 0 to 1; a weight that cannot be read is none. */
function weightOf(parameters: readonly string[]): number {
  const given = parameters.find((one) => one.startsWith('q='))
  if (given === undefined) return 1
  return /^q=(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(given) ? Number(given.slice(2)) : 0
}
