import type { SiteVisitor } from './guards/site-proof.server.ts'
import type { Observed } from './observability/observe-requests.server.ts'
import type { Session } from './session/session.server.ts'

/** What the site's handlers know of a request, as Hono types it. */
export type SiteEnv = {
  Bindings: Observed['Bindings']
  Variables: Observed['Variables'] & {
    nonce: string
    session: Session
    siteVisitor?: SiteVisitor
  }
}
