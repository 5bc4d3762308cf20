import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { logout } from '@jatra/contract/account/auth-endpoints'
import { DomainError } from '@jatra/contract/http/problem'
import { leave } from '~/server/session/leave.server.ts'
import { afterLogout } from './addresses.ts'

/**
 * Signs out here whatever the API answers, because a person who leaves must be signed out. When the API could not be
 * reached, the login page says so: the token itself is still valid.
 */
export async function action({ context }: ActionFunctionArgs) {
  let confirmed = true
  try {
    if (context.session.token) await context.api.call(logout, {})
  } catch (error) {
    // An expired token need not be revoked.
    if (error instanceof DomainError && (error.status >= 500 || error.status === 429)) {
      confirmed = false
      context.log.warn('logout_failed', { message: error.message })
    }
  }
  throw leave(context.session, confirmed ? '/' : afterLogout('unconfirmed'))
}

export function loader() {
  throw redirect('/')
}
