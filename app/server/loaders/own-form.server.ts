import { data, type ActionFunctionArgs } from '@remix-run/node'
import { DomainError } from '@jatra/contract/http/problem'
import { ACCOUNT } from '~/forms/own-form.tsx'
import { requireUser } from '../context.server.ts'
import type { SessionUser } from '../session/session.server.ts'
import { readForm } from './form-data.server.ts'

/** A form that was sent by the account for which it was filled in. */
export interface OwnForm {
  form: FormData
  user: SessionUser
}

/**
 * Reads a form of a signed-in user. When nobody is signed in, or the API finds so later, it is sent back; a script gets a
 * redirect to the login page instead, because the tab has a draft of the form.
 * @param options.drafted false for a form of which the tab has no draft
 * @param options.secret true for a form with a password, which is never sent back
 * @throws 401 with the form, or the redirect; 409 when it was filled in for another account
 */
export async function readOwnForm(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  { drafted = true, secret = false }: { drafted?: boolean; secret?: boolean } = {},
): Promise<OwnForm> {
  const form = await readForm(request)
  if (!secret && (!drafted || !context.byScript)) context.sentForm = form
  const user = requireUser(context, request)
  if (isOfAnother(form.get(ACCOUNT), user))
    throw data({ sent: null, fileMissing: false }, { status: 409 })
  return { form, user }
}

/**
 * For what scripts send, such as a picture: its address names the account.
 * @throws DomainError forbidden
 */
export function assertOwn({ url }: Request, user: SessionUser | null): void {
  if (isOfAnother(new URL(url).searchParams.get(ACCOUNT), user))
    throw new DomainError('forbidden', 'accountChanged')
}

/** Pages that were opened before the site was updated name no account. */
function isOfAnother(account: unknown, user: SessionUser | null): boolean {
  return account !== null && account !== user?._id
}
