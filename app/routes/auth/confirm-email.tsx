import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type MetaFunction,
} from '@remix-run/node'
import { Form, useActionData, useNavigation, type ClientActionFunctionArgs } from '@remix-run/react'
import { confirmEmail } from '@jatra/contract/account/auth-endpoints'
import { DomainError } from '@jatra/contract/http/problem'
import { Alert } from '@jatra/design-system/alert'
import { Button, ButtonLink } from '@jatra/design-system/button'
import { Icon } from '@jatra/design-system/icon'
import { sendOr } from '~/forms/send-or.ts'
import { confirmation as copy } from '~/messages/confirmation.ts'
import { noAnswer } from '~/messages/failed.ts'
import { messages } from '~/messages/index.ts'
import * as css from './auth.css.ts'
import { isDead, linkOf } from './email-link.server.ts'
import { done, head } from './google.css.ts'

export const meta: MetaFunction = () => [
  { title: `${copy.title} | ${messages.site.name}` },
  { name: 'robots', content: 'noindex' },
]

/** As of the page that sets a new password: the address is a secret, and forms still send their origin. */
export const headers: HeadersFunction = () => ({ 'referrer-policy': 'strict-origin' })

type Answer =
  | { outcome: 'confirmed' }
  | { outcome: 'dead' }
  | { outcome: 'failed'; message: string }

/** Confirms the address. Opening the page does not, because mail programs open links too. */
export async function action({ params, context }: ActionFunctionArgs) {
  try {
    await context.api.call(confirmEmail, { params: linkOf(params) })
    return data<Answer>({ outcome: 'confirmed' })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { status, message } = error
    return data<Answer>(isDead(error) ? { outcome: 'dead' } : { outcome: 'failed', message }, {
      status,
    })
  }
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  const lost: Answer = { outcome: 'failed', message: noAnswer }
  return sendOr(serverAction, lost)
}

/** Where the link of a welcome leads (docs/specification.md, Confirming the email). */
export default function ConfirmEmailPage() {
  const answer = useActionData<typeof action>()
  return (
    <div className={css.page}>
      <div className={css.card}>
        {answer?.outcome === 'confirmed' ? (
          <Confirmed />
        ) : answer?.outcome === 'dead' ? (
          <DeadLink />
        ) : (
          <Question failed={answer?.message} />
        )}
      </div>
    </div>
  )
}

function Question({ failed }: { failed: string | undefined }) {
  const busy = useNavigation().state !== 'idle'
  return (
    <>
      <h1 className={css.title}>{copy.title}</h1>
      <p>{copy.text}</p>
      <p>{copy.notYou}</p>
      <Form method="post" replace className={css.form}>
        {failed === undefined ? null : <Alert tone="critical">{failed}</Alert>}
        <Button type="submit" variant="primary" fullWidth loading={busy}>
          {copy.submit}
        </Button>
      </Form>
    </>
  )
}

function Confirmed() {
  return (
    <>
      <div className={head} role="status">
        <span className={done}>
          <Icon name="success" size={24} />
        </span>
        <h1 className={css.title}>{copy.confirmedTitle}</h1>
        <p>{copy.confirmedText}</p>
      </div>
      <ButtonLink href="/app/account/profile" variant="primary" fullWidth>
        {copy.profile}
      </ButtonLink>
    </>
  )
}

function DeadLink() {
  return (
    <>
      <h1 className={css.title}>{copy.deadTitle}</h1>
      <p>{copy.deadText}</p>
      <ButtonLink href="/app/account/profile" variant="primary" fullWidth>
        {copy.profile}
      </ButtonLink>
    </>
  )
}
