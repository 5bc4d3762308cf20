import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import {
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useNavigation,
} from '@remix-run/react'
import { ButtonLink, Button } from '@jatra/design-system/button'
import { Link } from '@jatra/design-system/link'
import { Alert } from '@jatra/design-system/alert'
import { sendOr } from '~/forms/send-or.ts'
import { requireUser } from '~/server/context.server.ts'
import { noAnswer } from '~/messages/failed.ts'
import { messages } from '~/messages/index.ts'
import { profile as copy, profile } from '~/messages/profile.ts'
import { subtitle } from '~/shell/shell.css.ts'
import { OwnForm } from '~/forms/own-form.tsx'
import * as css from './profile.css.ts'
import { ProfileEditor } from './profile-editor.tsx'
import { SEND_LINK } from './profile-form.ts'
import { saveProfile, viewProfile, type LinkAnswer, type ProfileAnswer } from './profile.server.ts'
import { PageHead } from '../page-head.tsx'

export { ProfileFailed as ErrorBoundary } from '../load-failed.tsx'

export const meta: MetaFunction = () => [{ title: `${copy.title} | ${messages.site.name}` }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  return viewProfile(context, requireUser(context, request))
}

export function action(args: ActionFunctionArgs) {
  return saveProfile(args)
}

/** The form stays when no answer comes: saving twice does no harm. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData()
  const lost: ProfileAnswer | LinkAnswer = form.has(SEND_LINK)
    ? { link: 'failed', message: noAnswer }
    : { outcome: 'failed', result: null }
  return sendOr(serverAction, lost)
}

/** After an error the page is not read anew: that might fail and hide what was typed. */
export function shouldRevalidate({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const answer: unknown = actionResult
  const isForm = typeof answer === 'object' && answer !== null && 'outcome' in answer
  return !(isForm && answer.outcome === 'failed') && defaultShouldRevalidate
}

/** The account's own data (docs/specification.md, Account area), with edit, export and deletion. */
export default function ProfilePage() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const linkAnswer = answer && 'link' in answer ? answer : undefined
  return (
    <>
      <PageHead title={copy.title} lead={`${copy.who(view.userName)}. ${copy.lead}`} />
      {view.emailVerified ? null : <UnconfirmedEmail email={view.email} answer={linkAnswer} />}
      <ProfileEditor
        key={view.draft.account}
        view={view}
        answer={answer && 'outcome' in answer ? answer : undefined}
      />
      <div className={css.more}>
        <section className={css.part} aria-labelledby="your-data">
          <h2 className={subtitle} id="your-data">
            {copy.data.title}
          </h2>
          <p>{copy.data.text}</p>
          <div>
            <ButtonLink href="/app/account/data" download>
              {copy.data.download}
            </ButtonLink>
          </div>
        </section>
        <section className={css.part} aria-labelledby="ending">
          <h2 className={subtitle} id="ending">
            {copy.ending.title}
          </h2>
          <p>{copy.ending.text}</p>
          <div>
            <Link href="/app/account/delete" standalone>
              {copy.ending.link}
            </Link>
          </div>
        </section>
      </div>
    </>
  )
}

const unconfirmed = profile.unconfirmed

interface UnconfirmedEmailProps {
  email: string
  answer: LinkAnswer | undefined
}

/** An email that is not confirmed yet, and a button that sends the link again: until then a sign-in by Google removes the account's password. */
function UnconfirmedEmail({ email, answer }: UnconfirmedEmailProps) {
  const busy = useNavigation().formData?.has(SEND_LINK) ?? false
  return (
    <OwnForm replace preventScrollReset className={css.part}>
      <Alert
        tone="warning"
        live={false}
        title={unconfirmed.title}
        action={
          <Button
            type="submit"
            name={SEND_LINK}
            value="yes"
            variant="secondary"
            size="small"
            loading={busy}
          >
            {unconfirmed.send}
          </Button>
        }
      >
        {unconfirmed.text(email)}
      </Alert>
      {busy || !answer ? null : answer.link === 'sent' ? (
        <Alert tone="positive">{answer.message}</Alert>
      ) : (
        <Alert tone="critical" title={unconfirmed.notSent}>
          {answer.message}
        </Alert>
      )}
    </OwnForm>
  )
}
