import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { logout } from '@jatra/contract/account/auth-endpoints'
import { DomainError } from '@jatra/contract/http/problem'
import { UNCONFIRMED_LOGOUT } from './unconfirmed-logout.ts'

/**
 * Signs out here whatever the API says: a person who leaves must be out. Where the API could not be told, the login
 * page says so, because the token itself is still good.
 */
export async function action({ context }: ActionFunctionArgs) {
  let confirmed = true
  try {
    if (context.session.token) await context.api.call(logout, {})
  } catch (error) {
    // A token that is void already needs no end.
    if (error instanceof DomainError && (error.status >= 500 || error.status === 429)) {
      confirmed = false
      context.log.warn('logout_failed', { message: error.message })
    }
  }
  context.session.signOut()
  throw redirect(confirmed ? '/' : UNCONFIRMED_LOGOUT, {
    // What was typed and searched, also where the page that one leaves had no script to clear it.
    headers: { 'clear-site-data': '"storage"' },
  })
}

export function loader() {
  throw redirect('/')
}
