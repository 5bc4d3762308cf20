import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import {
  useActionData,
  useLoaderData,
  useNavigation,
  type ClientActionFunctionArgs,
} from '@remix-run/react'
import { useRef } from 'react'
import { deleteUser, deleteUserBodySchema, getUser } from '@jatra/contract/account/user-endpoints'
import { DomainError } from '@jatra/contract/http/problem'
import { Alert } from '@jatra/design-system/alert'
import { Button, ButtonLink } from '@jatra/design-system/button'
import { EmailField, PasswordField } from '@jatra/design-system/field'
import { Link } from '@jatra/design-system/link'
import { useFirstErrorFocus } from '@jatra/design-system/traveler-form'
import { OwnForm } from '~/forms/own-form.tsx'
import { parseSubmission, replyWithError } from '~/forms/parse-submission.server.ts'
import { noAnswerResult, sendOr } from '~/forms/send-or.ts'
import { formErrorOf, textProps } from '~/forms/form-props.ts'
import { useForm } from '~/forms/use-form.ts'
import { requireUser } from '~/server/context.server.ts'
import { orUnavailable } from '~/server/loaders/failed-call.server.ts'
import { leave } from '~/server/session/leave.server.ts'
import { readOwnForm } from '~/server/loaders/own-form.server.ts'
import { messages } from '~/messages/index.ts'
import { deletion as copy, profile } from '~/messages/profile.ts'
import { subtitle } from '~/shell/shell.css.ts'
import * as css from './profile.css.ts'
import { PageHead } from '../page-head.tsx'

export { ProfileFailed as ErrorBoundary } from '../load-failed.tsx'

export const meta: MetaFunction = () => [{ title: `${copy.title} | ${messages.site.name}` }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { _id: userId } = requireUser(context, request)
  const { hasPassword, email } = await context.api
    .call(getUser, { params: { userId } })
    .catch(orUnavailable)
  return { hasPassword, email }
}

/** Deletes the account, signs out and leads to the goodbye page; errors are shown at the field. */
export async function action(args: ActionFunctionArgs) {
  const { context } = args
  const { form, user } = await readOwnForm(args, { secret: true })
  const userId = user._id
  const submission = parseSubmission(form, { schema: deleteUserBodySchema })
  const hide = ['password'] as const
  if (submission.status !== 'success') {
    const result = submission.reply({ hideFields: [...hide] })
    return data({ result, waitsAt: null }, { status: 400 })
  }
  try {
    await context.api.call(deleteUser, { params: { userId }, body: submission.value })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const result = replyWithError(submission, error, hide)
    const waitsAt = error.code === 'request_in_progress' ? waitsFor(error) : null
    return data({ result, waitsAt }, { status: error.status })
  }
  throw leave(context.session, '/goodbye')
}

/** The page of a held flight, which is where its seats are released, or the list of all bookings. */
function waitsFor({ orderId }: DomainError) {
  return orderId === undefined
    ? { href: '/app/account/bookings', label: copy.bookings }
    : {
        href: `/app/account/bookings/flight/${encodeURIComponent(orderId)}`,
        label: copy.heldBooking,
      }
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return sendOr(serverAction, { result: noAnswerResult, waitsAt: null })
}

/** Says what is deleted and what is kept before it asks for the password. */
export default function DeleteAccountPage() {
  const { hasPassword, email } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const [form, fields] = useForm({ schema: deleteUserBodySchema, lastResult: answer?.result })
  const element = useRef<HTMLFormElement>(null)
  useFirstErrorFocus(element, answer)
  const busy = useNavigation().formMethod === 'POST'
  const error = formErrorOf(answer?.result)
  const { key: passwordKey, ...password } = textProps(fields.password)
  const { key: emailKey, ...typed } = textProps(fields.email)
  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} />
      <Points title={copy.goes} points={copy.gone} />
      <Points title={copy.stays} points={copy.kept} />
      <p>{copy.waits}</p>
      <p>
        <span>{copy.dataLead}</span>{' '}
        <Link href="/app/account/data" download>
          {profile.data.download}
        </Link>
      </p>
      <OwnForm
        replace
        ref={element}
        id={form.id}
        onSubmit={form.onSubmit}
        noValidate
        className={css.confirm}
      >
        {/* Password managers look for the user name. */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        {hasPassword ? (
          <PasswordField
            key={passwordKey}
            {...password}
            label={copy.password}
            hint={copy.passwordHint}
            autoComplete="current-password"
          />
        ) : (
          <EmailField
            key={emailKey}
            {...typed}
            label={copy.email}
            hint={copy.emailHint(email)}
            autoComplete="off"
          />
        )}
        {error ? (
          <Alert
            tone="critical"
            title={copy.failed}
            action={
              answer?.waitsAt ? (
                <Link href={answer.waitsAt.href}>{answer.waitsAt.label}</Link>
              ) : undefined
            }
          >
            {error}
          </Alert>
        ) : null}
        <div className={css.actions}>
          <Button type="submit" variant="danger" loading={busy}>
            {copy.submit}
          </Button>
          <ButtonLink href="/app/account/profile">{copy.back}</ButtonLink>
        </div>
      </OwnForm>
    </>
  )
}

function Points({ title: heading, points }: { title: string; points: readonly string[] }) {
  return (
    <section className={css.part}>
      <h2 className={subtitle}>{heading}</h2>
      <ul className={css.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  )
}
