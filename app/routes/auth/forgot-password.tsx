import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import {
  forgotPassword,
  forgotPasswordBodySchema,
} from '@jatra/contract/account/password-endpoints'
import { DomainError } from '@jatra/contract/http/problem'
import { EmailField } from '@jatra/design-system/field'
import { Link } from '@jatra/design-system/link'
import { parseSubmission, replyWithError } from '~/forms/parse-submission.server.ts'
import { noAnswerResult, sendOr } from '~/forms/send-or.ts'
import { textProps } from '~/forms/form-props.ts'
import { useLateForm } from '~/forms/use-late-form.ts'
import { readForm } from '~/server/loaders/form-data.server.ts'
import { returnPathOf } from '~/server/loaders/redirects.server.ts'
import { forEveryone, type CachedPage } from '~/server/cache/for-everyone.ts'
import { messages } from '~/messages/index.ts'
import { passwords } from '~/messages/passwords.ts'
import { pageLinks, type PublicMeta } from '~/shell/page-links.ts'
import { AuthCard } from './auth-card.tsx'
import { withReturn } from './addresses.ts'

const copy = passwords.forgot
const loadCheck = () =>
  import('./check-forms.ts').then(({ checkForgotPassword }) => checkForgotPassword)

export const meta: PublicMeta = ({ matches }) => [
  { title: `${copy.title} | ${messages.site.name}` },
  { name: 'description', content: copy.lead },
  ...pageLinks(matches, '/forgot-password'),
]

export const headers = forEveryone
export const handle: CachedPage = { reads: ['redirectTo'] }

export function loader({ request }: LoaderFunctionArgs) {
  return { redirectTo: returnPathOf(request) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = parseSubmission(await readForm(request), { schema: forgotPasswordBodySchema })
  if (submission.status !== 'success') return data({ result: submission.reply() }, { status: 400 })
  try {
    await context.api.call(forgotPassword, { body: submission.value })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return data({ result: replyWithError(submission, error) }, { status: error.status })
  }
  throw redirect(withReturn('/forgot-password-instruction', submission.value.redirectTo ?? '/'))
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return sendOr(serverAction, { result: noAnswerResult })
}

/**
 * Asks for a reset link (docs/specification.md, Forgotten password). The next page is the same whether the email has an
 * account or not.
 */
export default function ForgotPasswordPage() {
  const { redirectTo } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()?.result
  const [form, fields] = useLateForm({
    loadCheck,
    lastResult,
  })
  const { key, ...email } = textProps(fields.email)
  return (
    <AuthCard
      title={copy.title}
      notice={<p>{copy.lead}</p>}
      submit={copy.submit}
      form={form}
      lastResult={lastResult}
      redirectTo={redirectTo}
      aside={
        <Link href={withReturn('/login', redirectTo)} standalone>
          {copy.back}
        </Link>
      }
    >
      <EmailField key={key} {...email} label={copy.email} autoComplete="username" />
    </AuthCard>
  )
}
