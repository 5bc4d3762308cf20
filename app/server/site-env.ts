import type { SiteVisitor } from './guards/site-proof.server.ts'
import type { Observed } from './observability/observe-requests.server.ts'
import type { Session } from './session/session.server.ts'

/** The request's variables of Hono, typed for the site's handlers. */
export type SiteEnv = {
  Bindings: Observed['Bindings']
  Variables: Observed['Variables'] & {
    nonce: string
    session: Session
    siteVisitor?: SiteVisitor
  }
}
