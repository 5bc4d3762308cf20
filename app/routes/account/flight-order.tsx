import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getOrder } from '@jatra/contract/calls/orders'
import { formatDate, formatTime, todayInDhaka } from '@jatra/contract/dates'
import { paymentTypeLabels } from '@jatra/contract/entities/payment'
import { priceOffer } from '@jatra/contract/fare'
import { formatBdt } from '@jatra/contract/money'
import { bookingStatus } from '@jatra/contract/order-status'
import { Refusal } from '@jatra/contract/problem'
import { Alert } from '@jatra/design-system/alert'
import { Button, ButtonLink } from '@jatra/design-system/button'
import { Card } from '@jatra/design-system/card'
import { Divider } from '@jatra/design-system/divider'
import { Link } from '@jatra/design-system/link'
import { flightPriceLabels, PriceSummary } from '@jatra/design-system/price-summary'
import { Inline, Stack } from '@jatra/design-system/stack'
import { requireUser } from '~/lib/context.server.ts'
import { messages } from '~/messages/index.ts'
import { legLabel, planOf } from '~/routes/flight/journey.ts'
import { Timelines } from '~/routes/flight/lazy-details.tsx'
import { timeline } from '~/routes/flight/offer-details.ts'
import { subtitle, title } from '~/shell/shell.css.ts'
import * as css from './account.css.ts'

const copy = messages.account.order

export const meta: MetaFunction = () => [{ title: `${copy.title} | ${messages.site.name}` }]

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const user = requireUser(context, request)
  const order = await context.api
    .call(getOrder, { params: { userId: user._id, orderId: params['orderId'] ?? '' } })
    .catch((error: unknown) => {
      if (error instanceof Refusal && error.status < 500) throw data(null, { status: 404 })
      throw error
    })
  if (order.serviceType !== 'flight') throw data(null, { status: 404 })
  const { offer, dictionaries, query, fareRate } = order.productData
  const price = priceOffer(offer.travelerPricings, fareRate)
  return {
    id: order._id,
    payUrl: order.payUrl,
    payBy: formatTime(order.expiresAt),
    plan: planOf(query),
    status: bookingStatus(order.paymentStatus),
    paymentStatus: order.paymentStatus,
    bookedOn: formatDate(todayInDhaka(Date.parse(order.createdAt))),
    timelines: offer.itineraries.map((itinerary, index) =>
      timeline(itinerary, offer, dictionaries, legLabel(query, index)),
    ),
    price: {
      flightFee: formatBdt(price.flightFee),
      tax: formatBdt(price.tax),
      discount: `-${formatBdt(price.discount)}`,
      total: formatBdt(order.price),
    },
    travelers: order.travelersData.travelers.map((traveler) => ({
      name: `${traveler.title} ${traveler.firstName} ${traveler.lastName}`,
      document: traveler.maskedPassportNumber,
      contact: `${traveler.phone}, ${traveler.email}`,
    })),
    payments: order.payments.map((payment) => ({
      id: payment.tranId,
      at: formatTime(payment.settledAt ?? payment.createdAt),
      option: paymentTypeLabels[payment.paymentType],
      amount: formatBdt(payment.amount),
      status: payment.status.replace('_', ' ').toUpperCase(),
      date: formatDate(todayInDhaka(Date.parse(payment.settledAt ?? payment.createdAt))),
    })),
  }
}

/** The whole order, its payment history and a printable receipt (D17). */
export default function FlightOrderPage() {
  const order = useLoaderData<typeof loader>()
  return (
    <>
      <div className={css.screenOnly}>
        <Link href="/app/account/bookings/flight">{messages.account.backToBookings}</Link>
      </div>
      <Inline justify="between">
        <div>
          <p className={css.paperOnly}>{`${messages.site.name}, ${copy.receipt}`}</p>
          <h1 className={title}>{order.plan}</h1>
        </div>
        <div className={css.screenOnly}>
          <Button variant="secondary" onClick={() => window.print()}>
            {messages.account.printReceipt}
          </Button>
        </div>
      </Inline>
      {order.payUrl ? (
        <Alert
          tone="warning"
          live={false}
          action={
            <ButtonLink href={order.payUrl} variant="action">
              {messages.payment.goOnToPay}
            </ButtonLink>
          }
        >
          {messages.payment.payBy(order.payBy)}
        </Alert>
      ) : null}
      <Facts
        rows={[
          [copy.bookingId, order.id],
          [copy.bookingStatus, order.status],
          [copy.paymentStatus, order.paymentStatus.toUpperCase()],
          [copy.bookedOn, order.bookedOn],
        ]}
      />
      <div className={css.sides}>
        <Stack gap={24}>
          <Card>
            <Stack>
              <h2 className={subtitle}>{copy.journey}</h2>
              <Divider />
              <Timelines timelines={order.timelines} headingLevel={3} />
            </Stack>
          </Card>
          <Card>
            <Stack>
              <h2 className={subtitle}>{copy.travelers}</h2>
              <Facts
                rows={order.travelers.flatMap(({ name, document, contact }) => [
                  [name, document ? `${copy.passport} ${document}` : copy.noPassport] as const,
                  [copy.contact, contact] as const,
                ])}
              />
            </Stack>
          </Card>
          <Card>
            <Stack>
              <h2 className={subtitle}>{copy.payments}</h2>
              <Facts
                rows={order.payments.flatMap(({ id, option, amount, status, date, at }) => [
                  [`${date}, ${at}, ${option}`, `${amount} ${status}`] as const,
                  [copy.transaction, id] as const,
                ])}
              />
            </Stack>
          </Card>
        </Stack>
        <PriceSummary
          bar={false}
          heading={copy.price}
          lines={[
            { label: flightPriceLabels.fee, amount: order.price.flightFee },
            { label: flightPriceLabels.tax, amount: order.price.tax },
            { label: flightPriceLabels.discount, amount: order.price.discount, tone: 'positive' },
          ]}
          total={order.price.total}
        />
      </div>
    </>
  )
}

function Facts({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className={css.rows}>
      {rows.map(([term, value], index) => (
        <div className={css.row} key={index}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
