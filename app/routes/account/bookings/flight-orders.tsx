import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listFlightOrders } from '@jatra/contract/whole-order/endpoints'
import { ButtonLink } from '@jatra/design-system/button'
import { formatDate } from '~/messages/format.ts'
import { accountMessages } from '~/messages/account.ts'
import { messages } from '~/messages/index.ts'
import { planOf } from '~/routes/flight/journey.ts'
import { OrderList } from './order-list.tsx'
import { readOrderPage } from './order-page.server.ts'
import { viewOrderCard } from './order-view.server.ts'

export { BookingsFailed as ErrorBoundary } from '../load-failed.tsx'

const BASE = '/app/account/bookings/flight'

export async function loader(args: LoaderFunctionArgs) {
  const { items, ...page } = await readOrderPage(args, BASE, (input) =>
    args.context.api.page(listFlightOrders, input),
  )
  return {
    ...page,
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
