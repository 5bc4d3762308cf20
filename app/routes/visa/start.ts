import type { LoaderFunctionArgs } from '@remix-run/node'
import { readVisaStart } from './visa-start.server.ts'

/** JSON for the visa tab of the home page, which is loaded when the tab is opened. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await readVisaStart(context))
}
