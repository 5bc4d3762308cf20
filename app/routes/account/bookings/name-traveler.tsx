import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import {
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react'
import { Alert } from '@jatra/design-system/alert'
import { Link } from '@jatra/design-system/link'
import { sendOr } from '~/forms/send-or.ts'
import { holidayOrder } from '~/messages/holiday-order.ts'
import { messages } from '~/messages/index.ts'
import { title } from '~/shell/shell.css.ts'
import * as css from '../account.css.ts'
import { saveNaming, viewNaming, type NamingAnswer } from './name-traveler.server.ts'
import { AbroadForm, HomeForm } from './name-traveler-forms.tsx'

export { BookingFailed as ErrorBoundary } from '../load-failed.tsx'

const copy = holidayOrder.form

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.title ?? holidayOrder.travelers.title} | ${messages.site.name}` },
]

export const loader = (args: LoaderFunctionArgs) => viewNaming(args)

export const action = (args: ActionFunctionArgs) => saveNaming(args)

/** The form stays when no answer comes: saving twice does no harm. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  const lost: NamingAnswer = { result: null, autofilled: null, lost: true }
  return sendOr(serverAction, lost)
}

/** After an error the page is not read anew: that might fail and hide what was typed. */
export function shouldRevalidate({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return actionResult === undefined && defaultShouldRevalidate
}

/** Who travels in one place of a booked holiday (docs/specification.md, One booking). */
export default function NameTravelerPage() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <>
      <Link href={view.back} standalone>
        {copy.back}
      </Link>
      <div className={css.head}>
        {view.isNext ? <p role="status">{copy.saved}</p> : null}
        <h1 className={title}>{view.title}</h1>
        <p className={css.lead}>{copy.lead(view.name)}</p>
      </div>
      {view.closed ? (
        <Alert tone="info" title={copy.closed} live={false}>
          {view.closed}
        </Alert>
      ) : view.kind === 'home' ? (
        <HomeForm key={`${view.id} ${view.draft.account}`} view={view} answer={answer} />
      ) : (
        <AbroadForm key={`${view.id} ${view.draft.account}`} view={view} answer={answer} />
      )}
    </>
  )
}
