import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listFlightOrders } from '@jatra/contract/order/endpoints'
import { ButtonLink } from '@jatra/design-system/button'
import { requireUser } from '~/server/context.server.ts'
import { formatDate } from '~/messages/format.ts'
import { accountMessages } from '~/messages/account.ts'
import { messages } from '~/messages/index.ts'
import { planOf } from '~/routes/flight/journey.ts'
import { OrderList } from './order-list.tsx'
import { ORDERS_A_PAGE, orStartOver, viewOrderCard } from './order-view.server.ts'

export { BookingsFailed as ErrorBoundary } from '../load-failed.tsx'

const BASE = '/app/account/bookings/flight'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = requireUser(context, request)
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined
  const { items, next } = await context.api
    .page(listFlightOrders, {
      params: { userId: user._id },
      query: { limit: ORDERS_A_PAGE, cursor },
    })
    .catch(orStartOver(cursor, BASE))
  return {
    older: next,
    paged: cursor !== undefined,
    orders: items.map((order) => ({
      ...viewOrderCard(order),
      plan: planOf(order.productData.query),
      date: formatDate(order.travelersData.deliveryDate),
    })),
  }
}

export default function FlightOrders() {
  return (
    <OrderList
      {...useLoaderData<typeof loader>()}
      base={BASE}
      empty={accountMessages.noFlights}
      action={
        <ButtonLink href="/" variant="primary" tone="brand">
          {messages.soon.action}
        </ButtonLink>
      }
    />
  )
}
