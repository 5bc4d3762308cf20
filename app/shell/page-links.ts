import type { MetaDescriptor, MetaFunction } from '@remix-run/node'
import { inLanguage } from '@jatra/contract/values/language'
import type { loader as rootLoader } from '~/root.tsx'
import { pageHref } from './page-href.ts'

/** `meta` of a page that search engines may show. */
export type PublicMeta<Loader = unknown> = MetaFunction<Loader, { root: typeof rootLoader }>

/**
 * The canonical address of a page and its address in each language of the site, for search engines; other languages get
 * English. Private and missing pages have no such links.
 * @param page its address without a language, with those parameters alone that change what it shows
 */
export function pageLinks(
  matches: Parameters<PublicMeta>[0]['matches'],
  page: string,
): MetaDescriptor[] {
  const [root] = matches
  if (!root) return []
  const { origin, languages = [] } = root.data
  const alternate = (hrefLang: string, path: string) =>
    ({ tagName: 'link', rel: 'alternate', hrefLang, href: origin + path }) as const
  return [
    { tagName: 'link', rel: 'canonical', href: origin + pageHref(page) },
    ...languages.map((one) => alternate(one, inLanguage(page, one))),
    ...(languages.length > 0 ? [alternate('x-default', page)] : []),
  ]
}
