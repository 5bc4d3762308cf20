import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listVisaOrders } from '@jatra/contract/whole-order/endpoints'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { ButtonLink } from '@jatra/design-system/button'
import { Link } from '@jatra/design-system/link'
import { formatDate } from '~/messages/format.ts'
import { accountMessages } from '~/messages/account.ts'
import { visas } from '~/messages/visas.ts'
import { VISA_TAB } from '~/routes/visa/visa-choice.ts'
import { OrderList } from './order-list.tsx'
import { readOrderPage } from './order-page.server.ts'
import { viewOrderCard } from './order-view.server.ts'

export { BookingsFailed as ErrorBoundary } from '../load-failed.tsx'

const BASE = '/app/account/bookings/visa'

export async function loader(args: LoaderFunctionArgs) {
  const { items, ...page } = await readOrderPage(args, BASE, (input) =>
    args.context.api.page(listVisaOrders, input),
  )
  return {
    ...page,
    orders: items.map((order) => ({
      ...viewOrderCard(order),
      plan: `${order.productData.visa.name}, ${order.travelersData.selectedPlan.name}`,
      // The day of the pickup; when the documents are brought in person, the day of the application.
      date: formatDate(
        order.travelersData.deliveryDate ?? todayInDhaka(Date.parse(order.createdAt)),
      ),
    })),
  }
}

export default function VisaOrders() {
  return (
    <>
      <OrderList
        {...useLoaderData<typeof loader>()}
        base={BASE}
        empty={accountMessages.noVisas}
        action={
          <ButtonLink href={VISA_TAB} variant="primary" tone="brand">
            {visas.order.noOrdersAction}
          </ButtonLink>
        }
      />
      <div>
        <Link href="/app/account/documents" standalone>
          {visas.documents.title}
        </Link>
      </div>
    </>
  )
}
