import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { addDays, formatDate, todayInDhaka } from '@jatra/contract/values/dates'
import type { HolidayOrder } from '@jatra/contract/holiday/holiday-order'
import { formatDuration } from '@jatra/contract/holiday/package'
import { describeHotel } from '@jatra/contract/holiday/package-parts'
import { isOrderRefund } from '@jatra/contract/order/refund'
import { formatPhone } from '@jatra/contract/values/phone'
import { ageBands } from '@jatra/contract/holiday/rooms'
import { Card } from '@jatra/design-system/card'
import { Divider } from '@jatra/design-system/divider'
import { Link } from '@jatra/design-system/link'
import { Stack } from '@jatra/design-system/stack'
import { RefundRuleCard } from '~/checkout/refund-rule.tsx'
import { holidays } from '~/messages/holidays.ts'
import { accountMessages } from '~/messages/account.ts'
import { messages } from '~/messages/index.ts'
import { packageHref } from '~/routes/holiday/package-view.ts'
import { refundDateLines } from '~/routes/holiday/refund-lines.ts'
import { subtitle } from '~/shell/shell.css.ts'
import * as css from '../account.css.ts'
import { DetailList, type Detail } from './detail-list.tsx'
import { release } from './release-action.server.ts'
import { OrderFrame } from './order-frame.tsx'
import { readOrder, viewOrder } from './order-view.server.ts'
import { chargeLines, nameOfLine } from './quote-lines.ts'

export { BookingFailed as ErrorBoundary } from '../load-failed.tsx'

const copy = holidays.order
const refundCopy = holidays.refund

/** Releases what is not paid. */
export const action = (args: ActionFunctionArgs) => release(args)

export const meta: MetaFunction = () => [
  { title: `${accountMessages.order.title} | ${messages.site.name}` },
]

export async function loader(args: LoaderFunctionArgs) {
  const order = await readOrder(args, 'holidays')
  const { package: holiday } = order.productData
  const { travelDate, people, address } = order.travelersData
  return {
    order: await viewOrder(order, args.context),
    name: holiday.name,
    href: packageHref(holiday._id),
    when: [
      [copy.travelDate, formatDate(travelDate)],
      [copy.lastDay, formatDate(addDays(travelDate, holiday.duration - 1))],
    ] satisfies Detail[],
    party: copy.party(`${address.firstName} ${address.lastName}`, order.travelers),
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
      [copy.rooms, order.quote.lines.map(nameOfLine).join(', ')],
    ] satisfies Detail[],
    people: ageBands
      .filter((band) => people[band] > 0)
      .map((band): [string, string] => [copy.bands[band], String(people[band])]),
    contact: [
      [
        [address.title, address.firstName, address.lastName].filter(Boolean).join(' '),
        `${formatPhone(address.number)}, ${address.email}`,
      ],
    ] satisfies Detail[],
    lines: chargeLines(order.quote),
    refund: viewRefundRule(order, todayInDhaka(args.context.now())),
  }
}

/** The rule that it was sold under, as far as it is still ahead; null of what is not paid, or has begun. */
function viewRefundRule(order: HolidayOrder, today: string) {
  const { travelDate } = order.travelersData
  const returned = order.refunds.some(({ reason }) => isOrderRefund(reason))
  if (order.paymentStatus !== 'success' || returned || travelDate <= today) return null
  const steps = order.productData.package.refundSteps
  if (!steps) return { lines: [], text: refundCopy.unwritten }
  const lines = refundDateLines(steps, { price: order.price, travelDate }, today)
  return { lines, text: lines.length > 1 ? refundCopy.ahead : refundCopy.over }
}

/** A holiday that was reserved: when, where one sleeps, who goes. */
export default function HolidayOrderPage() {
  const { order, name, href, when, party, stay, people, contact, lines, refund } =
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
    </OrderFrame>
  )
}
