import {
  data,
  redirect,
  replace,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@remix-run/node'
import type { z } from 'zod'
import type { SignedIn } from '@jatra/contract/account/user'
import { DomainError } from '@jatra/contract/http/problem'
import { parseSubmission } from '~/forms/parse-submission.server.ts'
import { replyWithError } from '~/forms/submission.server.ts'
import { readForm } from '~/server/loaders/form-data.server.ts'
import { noteRole } from '~/server/guards/require-staff.server.ts'
import { returnPathOf, safePath } from '~/server/loaders/redirects.server.ts'

/** Where to go once signed in (decision 014); a signed-in visitor goes there at once. */
export function loadReturnPath({ request, context }: LoaderFunctionArgs): string {
  const redirectTo = returnPathOf(request)
  if (context.session.user) throw redirect(redirectTo)
  return redirectTo
}

/** Reads the form, signs in or up, and redirects, replacing history; or returns the errors. */
export async function signInWith<Body extends { password: string }>(
  { request, context }: ActionFunctionArgs,
  schema: z.ZodType<Body>,
  authenticate: (body: Body) => Promise<SignedIn>,
) {
  const formData = await readForm(request)
  const submission = parseSubmission(formData, { schema })
  if (submission.status !== 'success') {
    return data({ result: submission.reply({ hideFields: ['password'] }) }, { status: 400 })
  }
  try {
    const { access_token, user } = await authenticate(submission.value)
    context.session.signIn(access_token, user)
    await noteRole(context, user._id)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const result = replyWithError(submission, error, ['password'])
    return data({ result }, { status: error.status })
  }
  throw replace(safePath(formData.get('redirectTo')))
}
