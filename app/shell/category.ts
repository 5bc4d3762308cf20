import { NavigationType, useNavigationType, useSearchParams } from '@remix-run/react'
import type { Category } from '@jatra/design-system/header'
import { browserStorage, categories, readActiveTab } from '~/search/stored-root.ts'

/** The id of the home page's own tabs. */
export const SEARCH_TABS = 'search-tabs'

/**
 * The home page's tab. The address holds it; an address without one opens the last used tab when it is reached by a
 * link. On a page load it opens flights, as the server rendered it, so that nothing changes under a finger.
 */
export function useCategory(): Category {
  const [params] = useSearchParams()
  const loaded = useNavigationType() === NavigationType.Pop
  const asked = categories.find((category) => category === params.get('search'))
  if (asked) return asked
  return loaded ? 'flight' : readActiveTab(browserStorage())
}

const AREAS: readonly (readonly [RegExp, Category])[] = [
  [/^\/flight\//, 'flight'],
  [/^\/package(?:Menu|s|Reserve)(?:\/|$)/, 'holiday'],
  [/^\/visa(?:Details|BookSchedule)?(?:\/|$)/, 'visa'],
]

/** The category that a page other than home belongs to. */
export function categoryOfPage(pathname: string): Category | undefined {
  return AREAS.find(([area]) => area.test(pathname))?.[1]
}
