import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import {
  useLoaderData,
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react'
import { readPrefillOrder } from '~/forms/prefill.server.ts'
import { requireUser } from '~/lib/context.server.ts'
import { messages } from '~/messages/index.ts'
import { visas } from '~/messages/visas.ts'
import { Application } from './application.tsx'
import { findVisa, statusOf } from './find-visa.server.ts'
import {
  placeApplication,
  readIndex,
  viewSchedule,
  type ApplicationAnswer,
} from './schedule.server.ts'
import { VisaFailed, VisaWithdrawn } from './visa-failed.tsx'

export const meta: MetaFunction = () => [{ title: `${visas.book.title} | ${messages.site.name}` }]

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const index = readIndex(params['index'])
  const user = requireUser(context, request)
  const found = await findVisa(new URL(request.url), context)
  if (found.kind !== 'found') return data(found, { status: statusOf[found.kind] })
  const again = await readPrefillOrder(new URL(request.url), 'visa', context, user)
  const view = await viewSchedule(found.visa, found.choice, index, context, user, again)
  return data({ kind: found.kind, view })
}

export function action({ request, context, params }: ActionFunctionArgs) {
  const user = requireUser(context, request)
  return placeApplication(request, context, user, readIndex(params['index']))
}

/**
 * The summary follows a price that has changed; with the answer, or the answer would be taken away. After any other refusal the page
 * is not read anew: it might fail, and what was typed would be out of sight.
 */
export function shouldRevalidate({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const answer = actionResult as ApplicationAnswer | undefined
  return answer ? answer.newPrice !== null : defaultShouldRevalidate
}

/** An answer that never came must not take the form away: the same key makes the next try safe. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const lost: ApplicationAnswer = {
      ...{ result: null, withdrawn: false, newPrice: null, filled: null, unpaid: false },
      lost: true,
    }
    return lost
  }
}

/** Applicants, their documents, delivery and payment (docs/specification.md, Visa application). */
export default function SchedulePage() {
  const loaded = useLoaderData<typeof loader>()
  if (loaded.kind === 'failed') return <VisaFailed />
  if (loaded.kind === 'withdrawn') return <VisaWithdrawn country={loaded.choice.country} />
  const { view } = loaded
  return <Application view={view} key={`${view.id} ${view.index} ${view.choice.travelers}`} />
}
