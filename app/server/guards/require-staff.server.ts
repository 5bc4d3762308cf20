import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { isStaff } from '@jatra/contract/account/duties'
import { getUser } from '@jatra/contract/account/user-endpoints'
import type { StaffRole } from '@jatra/contract/http/duties'
import { requireUser, type AppContext } from '../context.server.ts'
import { orUnavailable } from '../loaders/failed-call.server.ts'

/** Who sits at the desk. */
export interface Colleague {
  id: string
  name: string
  role: StaffRole
}

/** The loaders of a page run at once, and one question about the role serves them all. */
const asked = new WeakMap<AppContext, Promise<Colleague | null>>()

/**
 * The signed-in member of staff. The API asks for the duty of each endpoint by itself; this keeps customers from pages
 * whose calls would be refused, which would sign them out.
 * @throws a redirect to the login page, and 404 for a customer, who is not told that there is a desk
 */
export async function requireStaff({
  request,
  context,
}: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<Colleague> {
  const { _id } = requireUser(context, request)
  const answer = asked.get(context) ?? readColleague(context, _id)
  asked.set(context, answer)
  const colleague = await answer
  context.session.noteStaff(colleague !== null)
  if (!colleague) throw data(null, { status: 404 })
  return colleague
}

/** Null for a customer. */
async function readColleague(context: AppContext, id: string): Promise<Colleague | null> {
  const account = await context.api
    .call(getUser, { params: { userId: id } })
    .catch((error: unknown) => orUnavailable(error))
  const { role, name, userName } = account
  return isStaff(role) ? { id, name: name ?? userName, role } : null
}

/** Lets the menu lead staff to the desk from the first page on. Without an answer it does so from their first visit there. */
export async function noteRole(context: AppContext, id: string): Promise<void> {
  const colleague = await readColleague(context, id).catch(() => null)
  context.session.noteStaff(colleague !== null)
}
