import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ButtonLink } from '@jatra/design-system/button'
import { EmptyState } from '@jatra/design-system/empty-state'
import { NoOrders } from '@jatra/design-system/illustrations'
import { readPrefillOrder } from '~/forms/prefill.server.ts'
import { requireUser } from '~/server/context.server.ts'
import { holidays } from '~/messages/holidays.ts'
import { messages } from '~/messages/index.ts'
import { places } from '~/messages/places.ts'
import { content, scene } from '~/shell/shell.css.ts'
import { findPackage, statusOf } from './find-package.server.ts'
import { PackageFailed, PackageWithdrawn } from './package-failed.tsx'
import { menuHref } from './package-view.ts'
import { Reservation } from './reservation.tsx'
import { placeReservation, viewReservation } from './reservation.server.ts'

const copy = holidays.reserve

export const meta: MetaFunction = () => [{ title: `${copy.title} | ${messages.site.name}` }]

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const user = requireUser(context, request)
  const found = await findPackage(params['id'], context)
  if (found.kind !== 'found') return data(found, { status: statusOf[found.kind] })
  const earlier = await readPrefillOrder(new URL(request.url), 'holidays', context, user)
  return data({
    kind: found.kind,
    view: await viewReservation(found.holiday, { context, user, request }, earlier),
  })
}

export function action(args: ActionFunctionArgs) {
  return placeReservation(args, args.params['id'] ?? '')
}

export {
  revalidateForNewTerms as shouldRevalidate,
  sendCheckout as clientAction,
} from '~/checkout/outcome.ts'

/** Rooms, people, contact and payment of a holiday (docs/specification.md, Holiday reservation). */
export default function ReservationPage() {
  const loaded = useLoaderData<typeof loader>()
  if (loaded.kind === 'withdrawn') return <PackageWithdrawn />
  if (loaded.kind === 'failed') return <PackageFailed />
  const { view } = loaded
  if (!view.over)
    return <Reservation view={view} key={`${view.draft.account} ${view.draft.begunFor}`} />
  return (
    <div className={content}>
      <EmptyState
        headingLevel={1}
        title={copy.over}
        picture={<NoOrders className={scene} />}
        action={
          <ButtonLink href={menuHref(view.place)} variant="primary" tone="brand">
            {holidays.detail.othersIn(places.destinations[view.place])}
          </ButtonLink>
        }
      >
        {copy.overText(view.maxInWords)}
      </EmptyState>
    </div>
  )
}
