import { data, replace, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import {
  checkResetLink,
  resetPassword,
  resetPasswordBodySchema,
} from '@jatra/contract/account/password-endpoints'
import { DomainError } from '@jatra/contract/http/problem'
import { parseSubmission } from '~/forms/parse-submission.server.ts'
import { replyWithError } from '~/forms/submission.server.ts'
import { leave } from '~/server/session/leave.server.ts'
import { readForm } from '~/server/loaders/form-data.server.ts'
import { returnPathOf, safePath } from '~/server/loaders/redirects.server.ts'
import { afterReset } from './after-leaving.ts'
import { isDead, linkOf } from './email-link.server.ts'

/**
 * Whether the link still works, so that a dead link is reported before a password is typed. Checking does not use it
 * up.
 */
export async function loadResetLink({ request, params, context }: LoaderFunctionArgs) {
  const redirectTo = returnPathOf(request)
  try {
    await context.api.call(checkResetLink, { params: linkOf(params) })
    return data({ works: true, redirectTo })
  } catch (error) {
    if (!isDead(error)) throw error
    return data({ works: false, redirectTo }, { status: error.status })
  }
}

/** Sets the password and leads to the login page: the link does not sign in, and every session ends. */
export async function resetByLink({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request)
  const submission = parseSubmission(form, { schema: resetPasswordBodySchema })
  if (submission.status !== 'success') {
    return data({ result: submission.reply({ hideFields: ['password'] }) }, { status: 400 })
  }
  try {
    await context.api.call(resetPassword, { params: linkOf(params), body: submission.value })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { status } = error
    if (isDead(error)) return data({ dead: true }, { status })
    return data({ result: replyWithError(submission, error, ['password']) }, { status })
  }
  const redirectTo = safePath(form.get('redirectTo'))
  throw leave(context.session, afterReset(redirectTo), replace)
}
