import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listHolidayOrders } from '@jatra/contract/whole-order/endpoints'
import { ButtonLink } from '@jatra/design-system/button'
import { formatDate } from '~/messages/format.ts'
import { holidays } from '~/messages/holidays.ts'
import { accountMessages } from '~/messages/account.ts'
import { OrderList } from './order-list.tsx'
import { readOrderPage } from './order-page.server.ts'
import { viewOrderCard } from './order-view.server.ts'

export { BookingsFailed as ErrorBoundary } from '../load-failed.tsx'

const BASE = '/app/account/bookings/holidays'

export async function loader(args: LoaderFunctionArgs) {
  const { items, ...page } = await readOrderPage(args, BASE, (input) =>
    args.context.api.page(listHolidayOrders, input),
  )
  return {
    ...page,
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
