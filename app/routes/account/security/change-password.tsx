import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
} from '@remix-run/node'
import {
  useActionData,
  useLoaderData,
  useNavigation,
  type ClientActionFunctionArgs,
} from '@remix-run/react'
import {
  changePasswordFormSchema,
  changePassword,
} from '@jatra/contract/account/password-endpoints'
import { Alert } from '@jatra/design-system/alert'
import { Button } from '@jatra/design-system/button'
import { Card } from '@jatra/design-system/card'
import { PasswordField } from '@jatra/design-system/field'
import { Link } from '@jatra/design-system/link'
import { DomainError } from '@jatra/contract/http/problem'
import { OwnForm } from '~/forms/own-form.tsx'
import { formErrorOf, textProps } from '~/forms/form-props.ts'
import { noAnswerResult, sendOr } from '~/forms/send-or.ts'
import { useForm } from '~/forms/use-form.ts'
import { requireUser, type AppContext } from '~/server/context.server.ts'
import { readOwnForm } from '~/server/loaders/own-form.server.ts'
import { messages } from '~/messages/index.ts'
import { passwords } from '~/messages/passwords.ts'
import { parseSubmission, replyWithError } from '~/forms/parse-submission.server.ts'
import * as css from './change-password.css.ts'
import { DeviceList } from './device-list.tsx'
import { loadDevices, logOutDevices } from './devices.server.ts'
import { PageHead } from '../page-head.tsx'

const copy = passwords.change

export const meta: MetaFunction = () => [{ title: `${copy.title} | ${messages.site.name}` }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { _id, userName } = requireUser(context, request)
  return { userName, devices: await loadDevices(context, _id) }
}

/** Two forms post here: the devices' buttons have an intent, the password form has none. */
export async function action(args: ActionFunctionArgs) {
  const { form, user } = await readOwnForm(args, { secret: true })
  const act = form.has('device') ? logOutDevices : changeByForm
  return act(args.context, user._id, form)
}

/** Each form shows what became of it. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData()
  return sendOr(
    serverAction,
    form.has('device')
      ? { failed: passwords.devices.lost }
      : { done: null, result: noAnswerResult },
  )
}

/** The form for a new password, and below it the signed-in devices (docs/specification.md, Account area). */
export default function ChangePasswordPage() {
  const { userName, devices } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const password = answer && 'result' in answer ? answer : undefined
  const error = formErrorOf(password?.result)
  const ending = answer && !('result' in answer) ? answer : undefined
  const navigation = useNavigation()
  const busy = navigation.formData?.has('currentPassword') ?? false
  const [form, fields] = useForm({
    schema: changePasswordFormSchema,
    lastResult: password?.result,
  })
  const { key: currentKey, ...current } = textProps(fields.currentPassword)
  const { key: nextKey, ...next } = textProps(fields.newPassword)
  const { key: confirmKey, ...confirm } = textProps(fields.confirmPassword)

  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} />
      <Card padding={24}>
        <OwnForm
          className={css.form}
          id={form.id}
          onSubmit={form.onSubmit}
          noValidate={form.noValidate}
        >
          {/* Tells password managers whose password it is. */}
          <input hidden readOnly autoComplete="username" value={userName} />
          <PasswordField
            key={currentKey}
            {...current}
            label={copy.current}
            autoComplete="current-password"
          />
          <PasswordField
            key={nextKey}
            {...next}
            label={copy.next}
            hint={copy.nextHint}
            autoComplete="new-password"
          />
          <PasswordField
            key={confirmKey}
            {...confirm}
            label={copy.confirm}
            autoComplete="new-password"
          />
          {error ? <Alert tone="critical">{error}</Alert> : null}
          {password?.done && form.valid ? <Alert tone="positive">{password.done}</Alert> : null}
          <div className={css.actions}>
            <Button type="submit" variant="primary" loading={busy}>
              {copy.submit}
            </Button>
            <Link href="/forgot-password" standalone>
              {copy.forgot}
            </Link>
          </div>
        </OwnForm>
      </Card>
      <DeviceList devices={devices} answer={ending} />
    </>
  )
}

/** Never sent back to the page. */
const SECRETS = ['currentPassword', 'newPassword', 'confirmPassword'] as const

/** Reads the form and changes the password: the API's confirmation, or the error at each field. */
async function changeByForm({ api }: AppContext, userId: string, form: FormData) {
  const submission = parseSubmission(form, { schema: changePasswordFormSchema })
  if (submission.status !== 'success') {
    return data(
      { done: null, result: submission.reply({ hideFields: [...SECRETS] }) },
      { status: 400 },
    )
  }
  const { currentPassword, newPassword } = submission.value
  try {
    const body = { userId, currentPassword, newPassword }
    const done = await api.call(changePassword, { body })
    return data({ done, result: submission.reply({ resetForm: true }) })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const result = replyWithError(submission, error, SECRETS)
    return data({ done: null, result }, { status: error.status })
  }
}
