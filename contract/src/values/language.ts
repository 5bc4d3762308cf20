/** The languages of the product, English first. */
export const languages = ['en', 'bn'] as const
export type Language = (typeof languages)[number]

/** Where the pages of a language begin: `/bn/about` is `/about` in Bangla. English has no prefix. */
export const prefixOf = (language: Language): string => (language === 'en' ? '' : `/${language}`)

/** What a language calls itself, for those who look for it. */
export const languageNames: Record<Language, string> = { en: 'English', bn: 'বাংলা' }

/** A page's path in a language: `/bn/about` for `/about`, `/bn` for `/`. @param path without a language */
export function inLanguage(path: string, language: Language): string {
  const prefix = prefixOf(language)
  return prefix && /^\/(?:[?#]|$)/.test(path) ? prefix + path.slice(1) : prefix + path
}

/** `/bn`, `/bn/about` and `/bn.data`; as the router reads an address, without regard to case. */
const BANGLA = /^\/bn(?=[/.]|$)/i

/** The language of the page at a path. */
export const languageOf = (pathname: string): Language => (BANGLA.test(pathname) ? 'bn' : 'en')

/** The same page's path without its language: `/about` for `/bn/about`, `/` for `/bn`. */
export const withoutLanguage = (pathname: string): string => pathname.replace(BANGLA, '') || '/'

/** The language of an address, path and query, and the address without it: `/about?a=1` for `/bn/about?a=1`. */
export function splitLanguage(address: string): { language: Language; page: string } {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
  return { language: languageOf(pathname), page: withoutLanguage(pathname) + rest }
}
