import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { Alert } from '@jatra/design-system/alert'
import { ButtonLink } from '@jatra/design-system/button'
import { EmptyState } from '@jatra/design-system/empty-state'
import { NoOrders } from '@jatra/design-system/illustrations'
import { Stack } from '@jatra/design-system/stack'
import { readPrefillOrder } from '~/forms/prefill.server.ts'
import { requireUser } from '~/server/context.server.ts'
import { holidays } from '~/messages/holidays.ts'
import { messages } from '~/messages/index.ts'
import { places } from '~/messages/places.ts'
import { visaStatus } from '~/messages/visa-status.ts'
import { viewPackageVisa } from '~/routes/visa/journey-visas.server.ts'
import { NeededVisaLines } from '~/routes/visa/needed-visas.tsx'
import { content, scene, title } from '~/shell/shell.css.ts'
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
  const { holiday } = found
  const visa = await viewPackageVisa(context, holiday.package, todayInDhaka(context.now()))
  if (visa?.status === 'closed') {
    const { name, package: place } = holiday
    return data({ kind: 'closed' as const, name, place, visa })
  }
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
  if (loaded.kind === 'closed')
    return (
      <div className={content}>
        <Stack>
          <h1 className={title}>{loaded.name}</h1>
          <Alert
            tone="warning"
            title={visaStatus.package.title}
            live={false}
            action={
              <ButtonLink href={menuHref(loaded.place)} variant="secondary">
                {holidays.detail.othersIn(places.destinations[loaded.place])}
              </ButtonLink>
            }
          >
            <p>{visaStatus.package.text}</p>
            <NeededVisaLines visa={loaded.visa} />
          </Alert>
        </Stack>
      </div>
    )
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
