import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { fullName } from '@jatra/contract/traveler/person-name'
import { bookingStatus } from '@jatra/contract/whole-order/booking-status'
import { isOrderRefund } from '@jatra/contract/order/refund'
import { countryNameIn } from '@jatra/contract/places/countries-in'
import { todayInDhaka } from '@jatra/contract/values/dates'
import type { VisaOrder } from '@jatra/contract/visa/visa-order'
import { statusOfPlan } from '@jatra/contract/visa/visa-status'
import { formatPhone } from '@jatra/contract/traveler/phone'
import { Alert } from '@jatra/design-system/alert'
import { Card } from '@jatra/design-system/card'
import { Divider } from '@jatra/design-system/divider'
import { Stack } from '@jatra/design-system/stack'
import { RefundRuleCard } from '~/checkout/refund-rule.tsx'
import { readOwnForm } from '~/server/loaders/own-form.server.ts'
import { formatDate } from '~/messages/format.ts'
import { accountMessages } from '~/messages/account.ts'
import { messages } from '~/messages/index.ts'
import { language } from '~/messages/language.ts'
import { visaStatus } from '~/messages/visa-status.ts'
import { visas } from '~/messages/visas.ts'
import { refundLines } from '~/routes/visa/refund-lines.ts'
import { StatusLines } from '~/routes/visa/status-parts.tsx'
import { readVisaStatuses, viewStatus } from '~/routes/visa/visa-statuses.server.ts'
import type { AppContext } from '~/server/context.server.ts'
import { subtitle } from '~/shell/shell.css.ts'
import { CancelBooking } from './cancel-booking.tsx'
import { actOnCancellation, release } from './cancellation-action.server.ts'
import { viewCancellation } from './cancellation-view.ts'
import { DetailCard, DetailList, type Detail } from './detail-list.tsx'
import { OrderFrame } from './order-frame.tsx'
import { readOrder, viewOrder } from './order-view.server.ts'
import { VisaChecklist } from './visa-checklist.tsx'
import { giveToSlot } from './visa-checklist-action.server.ts'
import { viewChecklist, viewProgress } from './visa-checklist-view.server.ts'
import { VisaProgress } from './visa-progress.tsx'
import { viewVisa } from './visa-view.server.ts'

export { BookingFailed as ErrorBoundary } from '../load-failed.tsx'
export { rereadAfterError as shouldRevalidate } from './reread-after-error.ts'

const copy = visas.order

/** Takes documents, cancels, or releases an unpaid booking. */
export async function action(args: ActionFunctionArgs) {
  const { form } = await readOwnForm(args)
  if (form.has('slot')) return giveToSlot(args, form)
  return form.has('cancellation') ? actOnCancellation(args, form, 'visa') : release(args)
}

export const meta: MetaFunction = () => [
  { title: `${accountMessages.order.title} | ${messages.site.name}` },
]

export async function loader(args: LoaderFunctionArgs) {
  const order = await readOrder(args, 'visa')
  const { travelers } = order.travelersData
  return {
    order: await viewOrder(order, args.context),
    ...viewVisa(order, args.context.agency.address),
    travelers: travelers.map((traveler) => ({
      name: `${traveler.title} ${fullName(traveler)}`,
      facts: [
        [copy.passport, traveler.maskedPassportNumber ?? ''],
        [copy.born, formatDate(traveler.birthDate)],
        [copy.nationality, countryNameIn(language, traveler.nationality)],
        [copy.contact, `${formatPhone(traveler.phone)}, ${traveler.email}`],
      ] satisfies Detail[],
    })),
    checklist: viewChecklist(order),
    progress: viewProgress(order),
    cancellation: viewCancellation(order, args.context.now()),
    refund: viewRefundRule(order),
    closed: await viewClosed(order, args.context),
  }
}

/** The status of its kind where that has closed before we handed the application over; else null. */
async function viewClosed(order: VisaOrder, context: AppContext) {
  if (bookingStatus(order) !== 'CONFIRM' || order.handedOverAt) return null
  const { selectedPlan } = order.travelersData
  const statuses = await readVisaStatuses(context)
  const status = statusOfPlan(statuses, order.productData.visa, selectedPlan)
  return status?.status === 'closed' ? viewStatus(status, todayInDhaka(context.now())) : null
}

/** The refund rule that it was sold under; null for one that is unpaid or being refunded. */
function viewRefundRule(order: VisaOrder) {
  const { refund } = order.productData.visa
  const returned = order.refunds.some(({ reason }) => isOrderRefund(reason))
  if (bookingStatus(order) !== 'CONFIRM' || returned) return null
  if (!refund) return { lines: [], text: visas.refund.unwritten }
  const { handedOverAt } = order
  return {
    lines: refundLines(refund, order.price),
    text: handedOverAt
      ? visas.refund.handedOver(formatDate(todayInDhaka(Date.parse(handedOverAt))))
      : visas.refund.how,
  }
}

/** The page of a visa application: where it is, the documents, the plan, the applicants and the delivery. */
export default function VisaOrderPage() {
  const { order, name, plan, delivery, travelers, lines, ...view } = useLoaderData<typeof loader>()
  const { refund, cancellation, checklist, progress, closed } = view
  const answer = useActionData<typeof action>()
  return (
    <OrderFrame
      order={order}
      plan={name}
      facts={[...plan.slice(0, 2), ...delivery.filter(([term]) => term === copy.pickUpDate)]}
      travelers={travelers.map((traveler) => traveler.name)}
      list="/app/account/bookings/visa"
      lines={lines}
    >
      {closed ? (
        <Alert tone="warning" live={false} title={visaStatus.order.title}>
          <p>{visaStatus.order.text}</p>
          <StatusLines view={closed} />
        </Alert>
      ) : null}
      {progress ? <VisaProgress view={progress} /> : null}
      {checklist ? (
        <VisaChecklist view={checklist} answer={answer && 'slot' in answer ? answer : undefined} />
      ) : null}
      <DetailCard heading={copy.plan} rows={plan} />
      {travelers.map((traveler, index) => (
        <Card key={index}>
          <Stack>
            <h2 className={subtitle}>{traveler.name}</h2>
            <Divider />
            <DetailList rows={traveler.facts} />
          </Stack>
        </Card>
      ))}
      <DetailCard heading={copy.delivery} rows={delivery} />
      {refund ? (
        <RefundRuleCard lines={refund.lines} note={visas.refund.note}>
          {refund.text}
        </RefundRuleCard>
      ) : null}
      {cancellation ? <CancelBooking view={cancellation} /> : null}
    </OrderFrame>
  )
}
