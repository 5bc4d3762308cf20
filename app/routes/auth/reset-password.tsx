import type { SubmissionResult } from '@conform-to/react'
import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { ButtonLink } from '@jatra/design-system/button'
import { PasswordField } from '@jatra/design-system/field'
import { Link } from '@jatra/design-system/link'
import { noAnswerResult, sendOr } from '~/forms/send-or.ts'
import { textProps } from '~/forms/text-props.ts'
import { useLateForm } from '~/forms/use-late-form.ts'
import { messages } from '~/messages/index.ts'
import { passwords } from '~/messages/passwords.ts'
import * as css from './auth.css.ts'
import { AuthCard } from './auth-card.tsx'
import { withReturn } from './with-return.ts'
import { loadResetLink, resetByLink } from './reset-password.server.ts'

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

export function loader(args: LoaderFunctionArgs) {
  return loadResetLink(args)
}

export function action(args: ActionFunctionArgs) {
  return resetByLink(args)
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
