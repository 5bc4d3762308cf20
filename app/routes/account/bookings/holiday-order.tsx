import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { fullName } from '@jatra/contract/traveler/person-name'
import { addDays, todayInDhaka } from '@jatra/contract/values/dates'
import { priceLeft, stayLeft } from '@jatra/contract/holiday/cancel-holiday'
import type { HolidayOrder } from '@jatra/contract/holiday/holiday-order'
import { describeHotel } from '@jatra/contract/holiday/package-parts'
import { bookingStatus } from '@jatra/contract/whole-order/booking-status'
import { isOrderRefund } from '@jatra/contract/order/refund'
import { formatPhone } from '@jatra/contract/traveler/phone'
import { ageBands, countPeople, roomTypes } from '@jatra/contract/order/rooms'
import { Card } from '@jatra/design-system/card'
import { Divider } from '@jatra/design-system/divider'
import { digits } from '@jatra/design-system/language'
import { Link } from '@jatra/design-system/link'
import { Stack } from '@jatra/design-system/stack'
import { RefundRuleCard } from '~/checkout/refund-rule.tsx'
import { readOwnForm } from '~/server/loaders/own-form.server.ts'
import { formatDate, formatDuration } from '~/messages/format.ts'
import { holidays } from '~/messages/holidays.ts'
import { accountMessages } from '~/messages/account.ts'
import { messages } from '~/messages/index.ts'
import { packageHref } from '~/routes/holiday/package-view.ts'
import { refundDateLines } from '~/routes/holiday/refund-lines.ts'
import { subtitle } from '~/shell/shell.css.ts'
import * as css from '../account.css.ts'
import { CancelBooking } from './cancel-booking.tsx'
import { actOnCancellation, release } from './cancellation-action.server.ts'
import { viewCancellation } from './cancellation-view.ts'
import { DetailList, type Detail } from './detail-list.tsx'
import { OrderFrame } from './order-frame.tsx'
import { readOrder, viewOrder } from './order-view.server.ts'
import { chargeLines, nameOfLine } from './quote-lines.ts'

export { BookingFailed as ErrorBoundary } from '../load-failed.tsx'
export { rereadAfterError as shouldRevalidate } from './reread-after-error.ts'

const copy = holidays.order
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
  const { package: holiday } = order.productData
  const { travelDate, address } = order.travelersData
  const { rooms, people } = stayLeft(order)
  const lines = order.quote.lines.flatMap((line) => {
    const room = roomTypes.find((one) => one === line.item)
    return room && rooms[room] > 0 ? [{ ...line, count: rooms[room] }] : []
  })
  return {
    order: await viewOrder(order, args.context),
    name: holiday.name,
    href: packageHref(holiday._id),
    when: [
      [copy.travelDate, formatDate(travelDate)],
      [copy.lastDay, formatDate(addDays(travelDate, holiday.duration - 1))],
    ] satisfies Detail[],
    party: copy.party(fullName(address), countPeople(people)),
    stay: [
      [copy.package, `${holiday.destination}, ${formatDuration(holiday.duration)}`],
      ...(holiday.hotels.length > 0
        ? [
            [
              copy.hotels,
              holiday.hotels.map((hotel) => describeHotel(hotel).name).join(', '),
            ] as const,
          ]
        : []),
      [copy.rooms, lines.map(nameOfLine).join(', ')],
    ] satisfies Detail[],
    people: ageBands
      .filter((band) => people[band] > 0)
      .map((band): [string, string] => [copy.bands[band], digits(people[band])]),
    contact: [
      [
        [address.title, address.firstName, address.lastName].filter(Boolean).join(' '),
        `${formatPhone(address.number)}, ${address.email}`,
      ],
    ] satisfies Detail[],
    lines: chargeLines(order.quote),
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
  const { order, name, href, when, party, stay, people, contact, lines, refund, cancellation } =
    useLoaderData<typeof loader>()
  return (
    <OrderFrame
      order={order}
      plan={name}
      facts={when}
      travelers={[party]}
      list="/app/account/bookings/holidays"
      lines={lines}
    >
      <Card>
        <Stack>
          <h2 className={subtitle}>{copy.stay}</h2>
          <Divider />
          <DetailList rows={stay} />
          <div className={css.screenOnly}>
            <Link href={href}>{copy.openPackage}</Link>
          </div>
        </Stack>
      </Card>
      <Card>
        <Stack>
          <h2 className={subtitle}>{copy.travelers}</h2>
          <DetailList rows={people} />
          <h3>{copy.contact}</h3>
          <DetailList rows={contact} />
        </Stack>
      </Card>
      {refund ? (
        <RefundRuleCard lines={refund.lines} note={refundCopy.note}>
          {refund.text}
        </RefundRuleCard>
      ) : null}
      {cancellation ? <CancelBooking view={cancellation} /> : null}
    </OrderFrame>
  )
}
