import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listHolidayOrders } from '@jatra/contract/order/endpoints'
import { ButtonLink } from '@jatra/design-system/button'
import { requireUser } from '~/server/context.server.ts'
import { formatDate } from '~/messages/format.ts'
import { holidays } from '~/messages/holidays.ts'
import { accountMessages } from '~/messages/account.ts'
import { OrderList } from './order-list.tsx'
import { ORDERS_A_PAGE, orStartOver, viewOrderCard } from './order-view.server.ts'

export { BookingsFailed as ErrorBoundary } from '../load-failed.tsx'

const BASE = '/app/account/bookings/holidays'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = requireUser(context, request)
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined
  const { items, next } = await context.api
    .page(listHolidayOrders, {
      params: { userId: user._id },
      query: { limit: ORDERS_A_PAGE, cursor },
    })
    .catch(orStartOver(cursor, BASE))
  return {
    older: next,
    paged: cursor !== undefined,
    orders: items.map((order) => ({
      ...viewOrderCard(order),
      plan: order.productData.package.name,
      date: formatDate(order.travelersData.travelDate),
    })),
  }
}

export default function HolidayOrders() {
  return (
    <OrderList
      {...useLoaderData<typeof loader>()}
      base={BASE}
      empty={accountMessages.noHolidays}
      action={
        <ButtonLink href="/packageMenu" variant="primary" tone="brand">
          {holidays.order.noOrdersAction}
        </ButtonLink>
      }
    />
  )
}
