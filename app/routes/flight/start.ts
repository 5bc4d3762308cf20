import type { LoaderFunctionArgs } from '@remix-run/node'
import { searchStart } from '~/search/search-start.server.ts'

/** JSON for the search form of the results page, loaded when the visitor changes the search. */
export function loader({ context }: LoaderFunctionArgs) {
  return Response.json(searchStart(context))
}
