import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { endingCancellation, openCancellation } from '@jatra/contract/order/own-cancellations'
import { hasCalendar, leavesCalendar } from '@jatra/contract/whole-order/calendar-days'
import { hasETicket } from '@jatra/contract/whole-order/e-ticket'
import { getOrder, listOrderEmails } from '@jatra/contract/whole-order/endpoints'
import { todayInDhaka } from '@jatra/contract/values/dates'
import type { FlightBookingStatus } from '@jatra/contract/flight/flight-booking'
import { isOrderOf, type Order, type OrderOf } from '@jatra/contract/whole-order/order'
import { paymentTypeLabels } from '@jatra/contract/payment/payment'
import { orderPath } from '@jatra/contract/whole-order/order-name'
import { withWhoIsLeft } from '@jatra/contract/whole-order/who-travels'
import type { VisaOrder } from '@jatra/contract/visa/visa-order'
import { visaStageOf } from '@jatra/contract/whole-order/visa-stage'
import { DomainError } from '@jatra/contract/http/problem'
import { requireUser, type AppContext } from '~/server/context.server.ts'
import { orUnavailable } from '~/server/loaders/failed-call.server.ts'
import { accountMessages } from '~/messages/account.ts'
import { formatBdt, formatDate, formatTime } from '~/messages/format.ts'
import { orders } from '~/messages/orders.ts'
import { payLater } from '~/messages/pay-later.ts'
import { badgeOf } from './status-badges.ts'
import { isBeingHeld, viewHeld } from '~/routes/payment/held-view.ts'
import { viewChange } from './change-view.server.ts'
import { viewCheckCode } from './check-code.server.ts'
import { nextStep } from './next-step.server.ts'
import { viewAirline } from './airline-view.ts'
import { viewRefunds } from './refund-view.ts'
import { findRetryAction } from './retry-action.server.ts'
import { waitsInWords } from './waiting-cancellation.ts'

const { paymentStatuses } = accountMessages.order

/**
 * The order at this address.
 * @throws 404 for one that is not there, belongs to another account, or is of another kind
 */
export async function readOrder<Kind extends Order['serviceType']>(
  { request, context, params }: LoaderFunctionArgs,
  kind: Kind,
): Promise<OrderOf<Kind>> {
  const user = requireUser(context, request)
  const order = await context.api
    .call(getOrder, { params: { userId: user._id, orderId: params['orderId'] ?? '' } })
    .catch((error: unknown) => {
      if (error instanceof DomainError && error.status < 500) throw data(null, { status: 404 })
      return orUnavailable(error)
    })
  if (!isOrderOf(kind, order)) throw data(null, { status: 404 })
  return order
}

/** What the status of an order means, in words. */
function statusTextOf(order: Order): string {
  const { paymentStatus, serviceType, payments } = order
  const { statusText } = orders
  const owed = payments.some(({ status }) => status === 'refund_due')
  if (owed && paymentStatus !== 'success' && paymentStatus !== 'pending')
    return statusText.refundDue
  const held = viewHeld(order)
  if (held) return payLater.statusHeld(held.payBy)
  if (isBeingHeld(order)) return payLater.statusHolding
  if (isRefusedHold(order)) return payLater.statusNotHeld
  if (paymentStatus === 'pending') return statusText.waiting
  if (paymentStatus !== 'success') return statusText[paymentStatus]
  const cancelled = cancelledText(order)
  if (cancelled) return cancelled
  if (serviceType === 'flight') return flightText(order.booking.status)
  if (serviceType === 'holidays') return statusText.paid
  return visaText(order)
}

function visaText(order: VisaOrder): string {
  const { statusText } = orders
  if (order.travelersData.checklist.some(({ state }) => state === 'asked'))
    return statusText.documentsAsked
  switch (visaStageOf(order)) {
    case 'handed_over':
      return statusText.handedOver
    case 'at_embassy':
      return statusText.atEmbassy
    case 'granted':
      return statusText.granted
    case 'refused':
      return statusText.refused
    case 'passport_back':
      return statusText.passportBack
    default:
      return statusText.paidVisa
  }
}

/** The airline did not hold it or no longer does; an unpaid hold has expired. */
const isRefusedHold = (order: Order) =>
  order.paymentStatus === 'failed' && order.serviceType === 'flight' && order.booking.hold !== null

/** For what its traveller cancels; null for any other. */
function cancelledText(order: Order): string | null {
  const { cancellations } = order
  const { statusText } = orders
  if (openCancellation(cancellations)?.status === 'asked') return statusText.cancelling
  const waits = waitsInWords(order)
  if (waits) return waits
  const ending = endingCancellation(cancellations)
  if (!ending) return null
  return ending.refund ? statusText.cancelledByYou : statusText.cancelledForNothing
}

/** For a paid flight. */
function flightText(status: FlightBookingStatus): string {
  const { statusText } = orders
  if (status === 'failed') return statusText.failedFlight
  if (status === 'cancelled') return statusText.cancelledFlight
  return status === 'none' || status === 'held' ? statusText.paid : statusText[status]
}

/** What the page of any order shows, ready to show. */
export async function viewOrder(order: Order, context: AppContext) {
  const [retry, emails] = await Promise.all([
    findRetryAction(order, context),
    viewOrderEmails(order, context),
  ])
  const paid = order.paymentStatus === 'success'
  const base = orderPath(order)
  return {
    kind: order.serviceType,
    reference: order.bookingReference,
    next: nextStep(order, retry, context.agency.address, context.now()),
    emails,
    eTicketHref: hasETicket(order) ? `${base}/ticket.pdf` : null,
    receiptHref: paid ? `${base}/receipt.pdf` : null,
    calendar:
      paid && hasCalendar(order)
        ? {
            href: `${base}/calendar.ics`,
            label: leavesCalendar(order) ? orders.calendar.remove : orders.calendar.add,
          }
        : null,
    agency: context.agency,
    check: paid ? viewCheckCode(order.bookingReference, context.origin) : null,
    status: badgeOf(order),
    statusText: statusTextOf(order),
    airline: viewAirline(order),
    mayRelease: order.paymentStatus === 'pending',
    change: viewChange(order, context.now()),
    refunds: viewRefunds(order, context.now(), context.agency.phone),
    paymentStatus: paymentStatuses[order.paymentStatus],
    bookedOn: formatDate(todayInDhaka(Date.parse(order.createdAt))),
    total: formatBdt(order.price),
    payments: order.payments.map((payment) => ({
      id: payment.tranId,
      at: formatTime(payment.settledAt ?? payment.createdAt),
      option: paymentTypeLabels[payment.paymentType],
      amount: formatBdt(payment.amount),
      status: paymentStatuses[payment.status],
      date: formatDate(todayInDhaka(Date.parse(payment.settledAt ?? payment.createdAt))),
    })),
  }
}
export type OrderView = Awaited<ReturnType<typeof viewOrder>>

/** What the card of any order shows. */
export function viewOrderCard(order: Order) {
  return {
    id: order._id,
    reference: order.bookingReference,
    price: formatBdt(order.price),
    persons: withWhoIsLeft(order).travelers,
    paymentStatus: paymentStatuses[order.paymentStatus],
    status: badgeOf(order),
    statusText: statusTextOf(order),
    rating: order.productData.rating ?? undefined,
  }
}

/** The emails about an order, ready to show; null when they cannot be read now. */
async function viewOrderEmails(order: Order, context: AppContext) {
  const params = { userId: context.session.user?._id ?? '', orderId: order._id }
  try {
    const emails = await context.api.call(listOrderEmails, { params })
    return emails.map(({ kind, to, status, at }) => ({
      what: orders.emails.kinds[kind],
      to,
      state: orders.emails.states[status](
        `${formatDate(todayInDhaka(Date.parse(at)))}, ${formatTime(at)}`,
      ),
    }))
  } catch (error) {
    // The page can show the order without them.
    if (error instanceof DomainError) return null
    throw error
  }
}
