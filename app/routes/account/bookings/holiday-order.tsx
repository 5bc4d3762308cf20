import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { priceLeft } from '@jatra/contract/holiday/cancel-holiday'
import type { HolidayOrder } from '@jatra/contract/holiday/holiday-order'
import { bookingStatus } from '@jatra/contract/whole-order/booking-status'
import { isOrderRefund } from '@jatra/contract/order/refund'
import { RefundRuleCard } from '~/checkout/refund-rule.tsx'
import { readOwnForm } from '~/server/loaders/own-form.server.ts'
import { holidays } from '~/messages/holidays.ts'
import { accountMessages } from '~/messages/account.ts'
import { messages } from '~/messages/index.ts'
import { refundDateLines } from '~/routes/holiday/refund-lines.ts'
import { CancelBooking } from './cancel-booking.tsx'
import { actOnCancellation, release } from './cancellation-action.server.ts'
import { viewCancellation } from './cancellation-view.ts'
import { HolidayPlaces, HolidayPlan } from './holiday-plan.tsx'
import { viewPlaces, viewPlan } from './holiday-plan-view.server.ts'
import { HolidayParts } from './holiday-parts.tsx'
import { viewHoliday } from './holiday-view.server.ts'
import { OrderFrame } from './order-frame.tsx'
import { readOrder, viewOrder } from './order-view.server.ts'

export { BookingFailed as ErrorBoundary } from '../load-failed.tsx'
export { rereadAfterError as shouldRevalidate } from './reread-after-error.ts'

const refundCopy = holidays.refund

/** Cancels, or releases an unpaid booking. */
export async function action(args: ActionFunctionArgs) {
  const { form } = await readOwnForm(args)
  return form.has('cancellation') ? actOnCancellation(args, form, 'holidays') : release(args)
}

export const meta: MetaFunction = () => [
  { title: `${accountMessages.order.title} | ${messages.site.name}` },
]

export async function loader(args: LoaderFunctionArgs) {
  const order = await readOrder(args, 'holidays')
  return {
    order: await viewOrder(order, args.context),
    ...viewHoliday(order),
    schedule: viewPlan(order, args.context.now()),
    whoTravels: viewPlaces(order, args.context.now()),
    cancellation: viewCancellation(order, args.context.now()),
    refund: viewRefundRule(order, todayInDhaka(args.context.now())),
  }
}

/** The refund steps that are still ahead; null for a stay that is unpaid or has begun. */
function viewRefundRule(order: HolidayOrder, today: string) {
  const { travelDate } = order.travelersData
  const returned = order.refunds.some(({ reason }) => isOrderRefund(reason))
  if (bookingStatus(order) !== 'CONFIRM' || returned || travelDate <= today) return null
  const steps = order.productData.package.refundSteps
  if (!steps) return { lines: [], text: refundCopy.unwritten }
  const lines = refundDateLines(steps, { price: priceLeft(order), travelDate }, today)
  return { lines, text: lines.length > 1 ? refundCopy.ahead : refundCopy.over }
}

/** The page of a reserved holiday: when, in which rooms, for whom. */
export default function HolidayOrderPage() {
  const view = useLoaderData<typeof loader>()
  const { order, name, href, when, party, stay, people, contact, lines, refund, cancellation } =
    view
  const { schedule, whoTravels } = view
  return (
    <OrderFrame
      order={order}
      plan={name}
      facts={when}
      travelers={[party]}
      list="/app/account/bookings/holidays"
      lines={lines}
    >
      {schedule ? <HolidayPlan plan={schedule} /> : null}
      {whoTravels.places.length > 0 ? <HolidayPlaces view={whoTravels} /> : null}
      <HolidayParts href={href} stay={stay} people={people} contact={contact} />
      {refund ? (
        <RefundRuleCard lines={refund.lines} note={refundCopy.note}>
          {refund.text}
        </RefundRuleCard>
      ) : null}
      {cancellation ? <CancelBooking view={cancellation} /> : null}
    </OrderFrame>
  )
}
