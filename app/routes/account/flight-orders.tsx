import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listFlightOrders } from '@jatra/contract/calls/orders'
import { formatDate } from '@jatra/contract/dates'
import { formatBdt } from '@jatra/contract/money'
import { bookingStatus } from '@jatra/contract/order-status'
import { Refusal } from '@jatra/contract/problem'
import { ButtonLink } from '@jatra/design-system/button'
import { EmptyState } from '@jatra/design-system/empty-state'
import { NoOrders } from '@jatra/design-system/illustrations'
import { OrderCard } from '@jatra/design-system/order-card'
import { requireUser } from '~/lib/context.server.ts'
import { messages } from '~/messages/index.ts'
import { scene } from '~/shell/shell.css.ts'
import { planOf } from '~/routes/flight/journey.ts'
import * as css from './account.css.ts'

/** Bookings of one page. */
const PAGE = 20

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = requireUser(context, request)
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined
  const { items, next } = await context.api
    .page(listFlightOrders, { params: { userId: user._id }, query: { limit: PAGE, cursor } })
    .catch((error: unknown) => {
      // A cursor that the list never gave: begin where it begins.
      const mistyped = error instanceof Refusal && error.status === 400 && cursor
      throw mistyped ? redirect('/app/account/bookings/flight') : error
    })
  return {
    older: next,
    orders: items.map((order) => ({
      id: order._id,
      plan: planOf(order.productData.query),
      price: formatBdt(order.price),
      persons: order.travelers,
      date: formatDate(order.travelersData.deliveryDate),
      paymentStatus: order.paymentStatus,
      status: bookingStatus(order.paymentStatus),
      rating: order.productData.rating ?? undefined,
    })),
  }
}

export default function FlightOrders() {
  const { orders, older } = useLoaderData<typeof loader>()
  if (orders.length === 0) {
    return (
      <EmptyState
        title={messages.account.noFlights}
        picture={<NoOrders className={scene} />}
        action={
          <ButtonLink href="/" variant="primary">
            {messages.soon.action}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <>
      <ul className={css.list}>
        {orders.map(({ id, ...order }) => (
          <li key={id}>
            <OrderCard
              headingLevel={2}
              bookingId={id}
              href={`/app/account/bookings/flight/${id}`}
              {...order}
            />
          </li>
        ))}
      </ul>
      {older ? (
        <ButtonLink href={`/app/account/bookings/flight?cursor=${encodeURIComponent(older)}`}>
          {messages.account.older}
        </ButtonLink>
      ) : null}
    </>
  )
}
