import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { Alert } from '@jatra/design-system/alert'
import { EmptyState } from '@jatra/design-system/empty-state'
import { dropDrafts } from '~/forms/draft-storage.ts'
import { requireUser } from '~/server/context.server.ts'
import { readOwnForm } from '~/server/loaders/own-form.server.ts'
import { messages } from '~/messages/index.ts'
import { travelers as copy } from '~/messages/travelers.ts'
import { scene, title } from '~/shell/shell.css.ts'
import { head, lead } from '../account.css.ts'
import { AddTraveler } from './add-traveler.tsx'
import { FamilyPassports } from './family-passports.tsx'
import { changeList, viewTravelers } from './regular-travelers.server.ts'
import * as css from './regular-travelers.css.ts'
import { RemovedTraveler } from './removed-traveler.tsx'
import { TravelerCard } from './traveler-card.tsx'

export { TravelersFailed as ErrorBoundary } from '../load-failed.tsx'

export const meta: MetaFunction = () => [{ title: `${copy.title} | ${messages.site.name}` }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = requireUser(context, request)
  return viewTravelers(context, user, new URL(request.url).searchParams.get('saved'))
}

export async function action(args: ActionFunctionArgs) {
  const { form, user } = await readOwnForm(args)
  return changeList(form, args.context, user)
}

/** The travellers whom the account often books for (docs/specification.md, Account area). */
export default function RegularTravelersPage() {
  const { travelers, most, saved } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const savedId = saved?.id
  useEffect(() => {
    if (savedId) dropDrafts('traveler', savedId)
  }, [savedId])
  const full = travelers.length >= most
  return (
    <>
      <div className={css.head}>
        <div className={head}>
          <h1 className={title}>{copy.title}</h1>
          <p className={lead}>{copy.lead}</p>
        </div>
        {travelers.length > 0 && !full ? <AddTraveler /> : null}
      </div>
      {saved && !answer ? <Alert tone="positive">{copy.saved(saved.name)}</Alert> : null}
      {answer?.error ? (
        <Alert tone="critical" title={copy.failed}>
          {answer.error}
        </Alert>
      ) : null}
      {answer ? <RemovedTraveler removed={answer.removed} restored={answer.restored} /> : null}
      {full ? (
        <Alert tone="info" live={false}>
          {copy.full(most)}
        </Alert>
      ) : null}
      {travelers.length > 0 ? (
        <ul className={css.list} aria-label={copy.list}>
          {travelers.map((traveler) => (
            <TravelerCard key={traveler.id} traveler={traveler} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={copy.empty}
          picture={<FamilyPassports className={scene} />}
          action={<AddTraveler />}
        >
          {copy.emptyText}
        </EmptyState>
      )}
    </>
  )
}
