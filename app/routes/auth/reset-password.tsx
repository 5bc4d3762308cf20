import type { SubmissionResult } from '@conform-to/react'
import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
  replace,
} from '@remix-run/node'
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { ButtonLink } from '@jatra/design-system/button'
import { PasswordField } from '@jatra/design-system/field'
import { Link } from '@jatra/design-system/link'
import {
  checkResetLink,
  resetPassword,
  resetPasswordBodySchema,
} from '@jatra/contract/account/password-endpoints'
import { DomainError } from '@jatra/contract/http/problem'
import { noAnswerResult, sendOr } from '~/forms/send-or.ts'
import { textProps } from '~/forms/form-props.ts'
import { useLateForm } from '~/forms/use-late-form.ts'
import { messages } from '~/messages/index.ts'
import { passwords } from '~/messages/passwords.ts'
import { parseSubmission, replyWithError } from '~/forms/parse-submission.server.ts'
import { leave } from '~/server/session/leave.server.ts'
import { readForm } from '~/server/loaders/form-data.server.ts'
import { returnPathOf, safePath } from '~/server/loaders/redirects.server.ts'
import * as css from './auth.css.ts'
import { AuthCard } from './auth-card.tsx'
import { withReturn, afterReset } from './addresses.ts'
import { isDead, linkOf } from './email-link.server.ts'

const copy = passwords.reset
const loadCheck = () =>
  import('./check-forms.ts').then(({ checkResetPassword }) => checkResetPassword)

export const meta: MetaFunction = () => [
  { title: `${copy.title} | ${messages.site.name}` },
  { name: 'robots', content: 'noindex' },
]

/**
 * The address of this page is a secret, so no request from it has a Referer. `no-referrer` would do the same, but would
 * also remove the Origin header that our check of forms needs.
 */
export const headers: HeadersFunction = () => ({ 'referrer-policy': 'strict-origin' })

/**
 * Whether the link still works, so that a dead link is reported before a password is typed. Checking does not use it
 * up.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
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
export async function action({ request, params, context }: ActionFunctionArgs) {
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

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return sendOr(serverAction, { result: noAnswerResult })
}

/** Where the link of the email leads (docs/specification.md, Forgotten password). */
export default function ResetPasswordPage() {
  const { works, redirectTo } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (!works || (answer && 'dead' in answer)) return <DeadLink redirectTo={redirectTo} />
  return <NewPassword lastResult={answer?.result} redirectTo={redirectTo} />
}

function NewPassword({
  lastResult,
  redirectTo,
}: {
  lastResult: SubmissionResult | undefined
  redirectTo: string
}) {
  const [form, fields] = useLateForm({ loadCheck, lastResult })
  const { key, ...password } = textProps(fields.password)
  return (
    <AuthCard
      title={copy.title}
      notice={<p>{copy.lead}</p>}
      submit={copy.submit}
      form={form}
      lastResult={lastResult}
      redirectTo={redirectTo}
      aside={
        <Link href={withReturn('/forgot-password', redirectTo)} standalone>
          {copy.again}
        </Link>
      }
    >
      <PasswordField
        key={key}
        {...password}
        label={copy.password}
        hint={copy.hint}
        autoComplete="new-password"
      />
    </AuthCard>
  )
}

function DeadLink({ redirectTo }: { redirectTo: string }) {
  return (
    <div className={css.page}>
      <div className={css.card}>
        <h1 className={css.title}>{copy.expiredTitle}</h1>
        <p>{copy.expiredText}</p>
        <ButtonLink href={withReturn('/forgot-password', redirectTo)} variant="primary" fullWidth>
          {copy.again}
        </ButtonLink>
      </div>
    </div>
  )
}
