import { fullName } from '@jatra/contract/traveler/person-name'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { goneTravelers } from '@jatra/contract/flight/part-cancellation'
import { isGone } from '@jatra/contract/whole-order/who-travels'
import { formatPhone } from '@jatra/contract/traveler/phone'
import { Card } from '@jatra/design-system/card'
import { Stack } from '@jatra/design-system/stack'
import { accountMessages } from '~/messages/account.ts'
import { messages } from '~/messages/index.ts'
import { orders } from '~/messages/orders.ts'
import { payLater } from '~/messages/pay-later.ts'
import { viewHeld } from '~/routes/payment/held-view.ts'
import { subtitle } from '~/shell/shell.css.ts'
import { readOwnForm } from '~/server/loaders/own-form.server.ts'
import { CancelBooking } from './cancel-booking.tsx'
import { actOnCancellation } from './cancellation-action.server.ts'
import { viewCancellation } from './cancellation-view.ts'
import { decideChange } from './change-view.server.ts'
import { DetailList } from './detail-list.tsx'
import { FlightParts } from './flight-parts.tsx'
import { viewFlight } from './flight-view.server.ts'
import { OrderFrame } from './order-frame.tsx'
import { release } from './release-action.server.ts'
import { readOrder, viewOrder } from './order-view.server.ts'

export { BookingFailed as ErrorBoundary } from '../load-failed.tsx'
export { rereadAfterError as shouldRevalidate } from './reread-after-error.ts'

const copy = accountMessages.order

export const meta: MetaFunction = () => [{ title: `${copy.title} | ${messages.site.name}` }]

export async function loader(args: LoaderFunctionArgs) {
  const order = await readOrder(args, 'flight')
  const gone = goneTravelers(order)
  return {
    order: await viewOrder(order, args.context),
    ...viewFlight(order),
    held: viewHeld(order),
    cancellation: viewCancellation(order, args.context.now()),
    travelers: order.travelersData.travelers.map((traveler) => ({
      name: `${traveler.title} ${fullName(traveler)}`,
      document: traveler.maskedPassportNumber,
      contact: `${formatPhone(traveler.phone)}, ${traveler.email}`,
      gone: gone.includes(traveler.travelerId),
      cancelled: isGone(order, traveler.travelerId),
    })),
  }
}

/** Decides on the airline's change, cancels, or releases an unpaid booking. */
export async function action(args: ActionFunctionArgs) {
  const { form } = await readOwnForm(args)
  if (form.has('release')) return release(args)
  return form.has('cancellation')
    ? actOnCancellation(args, form, 'flight')
    : decideChange(args, form)
}

const heldFacts = ({ payBy, reference }: NonNullable<ReturnType<typeof viewHeld>>) => [
  [payLater.payBy, payLater.payByDhaka(payBy)] as const,
  ...(reference ? [[orders.airline.reference, reference] as const] : []),
]

/** The page of a flight booking: the journey and its passengers. */
export default function FlightOrderPage() {
  const { order, plan, legs, cabin, held, lines, conditions, timelines, travelers, cancellation } =
    useLoaderData<typeof loader>()
  return (
    <OrderFrame
      order={order}
      plan={plan}
      legs={legs}
      facts={[[orders.cabin, cabin], ...(held ? heldFacts(held) : [])]}
      travelers={travelers.filter(({ gone }) => !gone).map(({ name }) => name)}
      list="/app/account/bookings/flight"
      lines={lines}
    >
      <FlightParts timelines={timelines} conditions={conditions} />
      <Card>
        <Stack>
          <h2 className={subtitle}>{copy.travelers}</h2>
          {travelers.map(({ name, document, contact, cancelled }, index) => (
            <section key={index}>
              <h3>{name}</h3>
              <DetailList
                rows={[
                  document
                    ? ([copy.passport, document] as const)
                    : ([copy.document, copy.noPassport] as const),
                  [copy.contact, contact] as const,
                  ...(cancelled
                    ? [[orders.cancellation.seat, orders.cancellation.gone] as const]
                    : []),
                ]}
              />
            </section>
          ))}
        </Stack>
      </Card>
      {cancellation ? <CancelBooking view={cancellation} /> : null}
    </OrderFrame>
  )
}
