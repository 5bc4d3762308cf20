import type { LoaderFunctionArgs } from '@remix-run/node'
import { readVisaStart } from './visa-start.server.ts'

/** For the visa tab of the home page, when somebody turns to it: the page itself may have been loaded without it. */
export function loader({ context }: LoaderFunctionArgs) {
  return readVisaStart(context)
}
