import {
  data,
  redirect,
  replace,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@remix-run/node'
import type { z } from 'zod'
import type { login, register } from '@jatra/contract/account/auth-endpoints'
import { DomainError } from '@jatra/contract/http/problem'
import { parseSubmission } from '~/forms/parse-submission.server.ts'
import { replyWithError } from '~/forms/submission.server.ts'
import { readForm } from '~/lib/form-data.server.ts'
import { safePath } from '~/lib/redirects.server.ts'

/** Where to go once signed in (decision 014); a signed-in visitor goes there at once. */
export function loadReturnPath({ request, context }: LoaderFunctionArgs): string {
  const redirectTo = safePath(new URL(request.url).searchParams.get('redirectTo'))
  if (context.session.user) throw redirect(redirectTo)
  return redirectTo
}

/** Reads the form, makes the call, signs in and goes back, replacing history; or says what is wrong. */
export async function signInWith<C extends typeof login | typeof register>(
  { request, context }: ActionFunctionArgs,
  call: C,
) {
  const formData = await readForm(request)
  const submission = parseSubmission(formData, { schema: call.body as NonNullable<C['body']> })
  if (submission.status !== 'success') {
    return data(
      { result: submission.reply({ hideFields: ['password'] as never }) },
      { status: 400 },
    )
  }
  try {
    const body = submission.value as z.output<NonNullable<C['body']>>
    const { access_token, user } = await context.api.call(call as typeof login, {
      body: body as never,
    })
    context.session.signIn(access_token, user)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return data(
      { result: replyWithError(submission, error, ['password'] as never) },
      { status: error.status },
    )
  }
  throw replace(safePath(formData.get('redirectTo')))
}
