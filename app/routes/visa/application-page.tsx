import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { HOME_COUNTRY } from '@jatra/contract/places/countries-home'
import { countryNameIn } from '@jatra/contract/places/countries-in'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { statusOfPlan } from '@jatra/contract/visa/visa-status'
import { readPrefillOrder } from '~/forms/prefill.server.ts'
import { requireUser } from '~/server/context.server.ts'
import { messages } from '~/messages/index.ts'
import { language } from '~/messages/language.ts'
import { visas } from '~/messages/visas.ts'
import { content } from '~/shell/shell.css.ts'
import { Application } from './application.tsx'
import { findVisa, statusOf } from './find-visa.server.ts'
import { placeApplication, readIndex, viewApplication } from './application.server.ts'
import { OtherNationality } from './other-nationality.tsx'
import { VisaClosed } from './visa-closed.tsx'
import { VisaFailed, VisaWithdrawn } from './visa-failed.tsx'
import { readVisaStatuses, viewStatus } from './visa-statuses.server.ts'

export const meta: MetaFunction = () => [{ title: `${visas.book.title} | ${messages.site.name}` }]

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const index = readIndex(params['index'])
  const user = requireUser(context, request)
  const found = await findVisa(new URL(request.url), context)
  if (found.kind !== 'found') return data(found, { status: statusOf[found.kind] })
  const earlier = await readPrefillOrder(new URL(request.url), 'visa', context, user)
  const { visa, choice } = found
  if (choice.nationality !== HOME_COUNTRY)
    return data({
      ...{ kind: 'nationality' as const, choice },
      nationality: countryNameIn(language, choice.nationality),
    })
  const plan = visa.visaList[index]
  const status = plan && statusOfPlan(await readVisaStatuses(context), visa, plan)
  if (plan && status?.status === 'closed') {
    const today = todayInDhaka(context.now())
    return data({
      ...{ kind: 'closed' as const, choice },
      plan: plan.name,
      status: viewStatus(status, today),
    })
  }
  const view = await viewApplication(visa, choice, index, { context, user, request }, earlier)
  return data({ kind: found.kind, view })
}

export function action(args: ActionFunctionArgs) {
  return placeApplication(args, readIndex(args.params['index']))
}

export {
  revalidateForNewTerms as shouldRevalidate,
  sendCheckout as clientAction,
} from '~/checkout/outcome.ts'

/** Applicants, their documents, delivery and payment (docs/specification.md, Visa application). */
export default function ApplicationPage() {
  const loaded = useLoaderData<typeof loader>()
  if (loaded.kind === 'failed') return <VisaFailed />
  if (loaded.kind === 'withdrawn') return <VisaWithdrawn country={loaded.choice.country} />
  if (loaded.kind === 'closed') return <VisaClosed {...loaded} />
  if (loaded.kind === 'nationality')
    return (
      <div className={content}>
        <OtherNationality {...loaded} headingLevel={1} />
      </div>
    )
  const { view } = loaded
  const { id, index, choice, draft } = view
  return (
    <Application
      view={view}
      key={`${id} ${index} ${choice.travelers} ${draft.account} ${draft.begunFor}`}
    />
  )
}
