import { redirect } from '@remix-run/node'
import type { Session } from './session.server.ts'

/**
 * The one way out of an account: signs out and leads to a page. The browser clears its drafts and searches too, which it
 * does without script; where it does not know the header or the site has no https, `clearPersonalData` does.
 * @param redirectBy `replace` where Back must not lead to the form again
 */
export function leave(session: Session, to: string, redirectBy = redirect): Response {
  session.signOut()
  return redirectBy(to, { headers: { 'clear-site-data': '"storage"' } })
}
