import { NavigationType, useNavigationType, useSearchParams } from '@remix-run/react'
import type { Category } from '@jatra/design-system/header'
import { categories, readActiveTab } from '~/search/stored-root.ts'

/** The id of the home page's own tabs. */
export const SEARCH_TABS = 'search-tabs'

/**
 * The home page's tab. Its address holds it; an address without one, followed on our pages, opens the tab that was last
 * used. A document that is loaded opens at flight, as the server has drawn it: nothing may change under a finger.
 */
export function useCategory(): Category {
  const [params] = useSearchParams()
  const loaded = useNavigationType() === NavigationType.Pop
  const asked = categories.find((category) => category === params.get('search'))
  if (asked) return asked
  return loaded ? 'flight' : readActiveTab(localStorage)
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
