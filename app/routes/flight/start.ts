import type { LoaderFunctionArgs } from '@remix-run/node'
import { searchStart } from '~/search/search-start.server.ts'

/** JSON for the flight search of a page of results, which is loaded when somebody changes the search. */
export function loader({ context }: LoaderFunctionArgs) {
  return Response.json(searchStart(context))
}
