import type { LoaderFunctionArgs } from '@remix-run/node'
import { readVisaStart } from './visa-start.server.ts'

/** As JSON, for the visa tab of the home page, when somebody turns to it: the page was loaded without it. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await readVisaStart(context))
}
