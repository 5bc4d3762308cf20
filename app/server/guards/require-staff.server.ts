import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { isStaff } from '@jatra/contract/account/duties'
import { getUser } from '@jatra/contract/account/user-endpoints'
import type { StaffRole } from '@jatra/contract/http/duties'
import { DomainError } from '@jatra/contract/http/problem'
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

type Asked = Pick<LoaderFunctionArgs, 'request' | 'context'>

/**
 * The signed-in member of staff. The API asks for the duty of each endpoint by itself; this keeps customers from pages
 * that are not theirs.
 * @throws a redirect to the login page, and 404 for a customer, so that the desk does not show itself
 */
export const requireStaff = (args: Asked): Promise<Colleague> =>
  whoAsks(args).catch((error: unknown) => orUnavailable(error))

/**
 * The same before an act or a file. While it is not known who asks, the API decides about the call itself: its failure is
 * said beside what was typed, where a failed page would lose it.
 */
export async function refuseCustomer(args: Asked): Promise<void> {
  await whoAsks(args).catch((error: unknown) => {
    if (!(error instanceof DomainError) || error.status < 500) throw error
  })
}

async function whoAsks({ request, context }: Asked): Promise<Colleague> {
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
  const { role, name, userName } = await context.api.call(getUser, { params: { userId: id } })
  return isStaff(role) ? { id, name: name ?? userName, role } : null
}

/** Lets the menu lead staff to the desk from the first page on. Without an answer it does so from their first visit there. */
export async function noteRole(context: AppContext, id: string): Promise<void> {
  const colleague = await readColleague(context, id).catch(() => null)
  context.session.noteStaff(colleague !== null)
}
