import { inLanguage } from '@jatra/contract/values/language'
import { language } from '~/messages/language.ts'

/** Whether an address is a page of this site, which the router shows. */
export const isPage = (href: string) => href.startsWith('/') && !href.startsWith('/api/')

/**
 * A page's address in the language of this build: `/bn/about` for `/about`. Everywhere in the app pages are named without
 * it; the router adds it by itself, and what it does not render is given it here.
 */
export const pageHref = (href: string): string => (isPage(href) ? inLanguage(href, language) : href)
