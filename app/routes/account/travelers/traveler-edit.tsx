import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import {
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react'
import { sendOr } from '~/forms/send-or.ts'
import { requireUser } from '~/server/context.server.ts'
import { messages } from '~/messages/index.ts'
import { travelers } from '~/messages/travelers.ts'
import { title } from '~/shell/shell.css.ts'
import {
  keepTraveler,
  readTravelerId,
  viewTraveler,
  type TravelerAnswer,
} from './traveler-edit.server.ts'
import { TravelerEditor } from './traveler-editor.tsx'

export { TravelersFailed as ErrorBoundary } from '../load-failed.tsx'

const copy = travelers.form
const titleOf = (kept: unknown) => (kept ? copy.editTitle : copy.addTitle)

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${titleOf(data?.kept)} | ${messages.site.name}` },
]

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const user = requireUser(context, request)
  return viewTraveler(readTravelerId(params['travelerId'], context), context, user)
}

export async function action(args: ActionFunctionArgs) {
  return keepTraveler(args, readTravelerId(args.params['travelerId'], args.context))
}

/** The form stays when no answer comes: saving twice does no harm. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  const lost: TravelerAnswer = { result: null, lost: true }
  return sendOr(serverAction, lost)
}

/** After an error the page is not read anew: that might fail and hide what was typed. */
export function shouldRevalidate({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return actionResult === undefined && defaultShouldRevalidate
}

/** Edits a saved traveller or adds a new one (docs/specification.md, Account area). */
export default function TravelerEditPage() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <>
      <h1 className={title}>{titleOf(view.kept)}</h1>
      <TravelerEditor key={`${view.id} ${view.draft.account}`} view={view} answer={answer} />
    </>
  )
}
