import { inLanguage } from '@jatra/contract/values/language'
import { language } from '~/messages/language.ts'

/** Whether an address is a page of this site, which the router renders. */
export const isPage = (href: string) => href.startsWith('/') && !href.startsWith('/api/')

/**
 * A page's address in the language of this build: `/bn/about` for `/about`. The app names pages without the language;
 * the router adds it to its links, and other links use this.
 */
export const pageHref = (href: string): string => (isPage(href) ? inLanguage(href, language) : href)
