import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { logout } from '@jatra/contract/calls/auth'
import { Refusal } from '@jatra/contract/problem'

/** Signs out here whatever the API says: a person who leaves must be out. */
export async function action({ context }: ActionFunctionArgs) {
  try {
    if (context.session.token) await context.api.call(logout, {})
  } catch (error) {
    // A token that is already void, or an API out of reach, must not keep somebody signed in.
    if (error instanceof Refusal && error.status >= 500) {
      context.log.warn('logout_failed', { message: error.message })
    }
  }
  context.session.signOut()
  throw redirect('/')
}

export function loader() {
  throw redirect('/')
}
