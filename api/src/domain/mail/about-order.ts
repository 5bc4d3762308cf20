import type { Logger } from '@jatra/contract/observability/logging'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import type { HolidayOrder } from '@jatra/contract/holiday/holiday-order'
import type { Cancellation } from '@jatra/contract/order/cancellation'
import type { Refund } from '@jatra/contract/order/refund'
import type { VisaOrder } from '@jatra/contract/visa/visa-order'
import { DomainError } from '@jatra/contract/http/problem'
import { isOrderOf, type Order } from '@jatra/contract/whole-order/order'
import { orderInLanguage } from '@jatra/contract/whole-order/order-in-language'
import { orderPath } from '@jatra/contract/whole-order/order-name'
import { reservationsOf } from '@jatra/contract/whole-order/reservations'
import type { Database } from '../../db/types.ts'
import type { EmailConfirmations } from '../auth/email-confirmations.ts'
import { getOrder } from '../orders/get-order.ts'
import type {
  CancellationOfOrder,
  HandedOverOrder,
  OrderOfAccount,
  RefundOfOrder,
} from '../outbox/email-kinds.ts'
import type { Agency } from '../receipts/agency.ts'
import type { EmailContent } from './email-content.ts'
import type { Locale, SiteOfEmails } from './locale.ts'

export interface WriteDeps extends SiteOfEmails {
  db: Database
  agency: Agency
  clock: () => number
  log: Logger
  confirmations: EmailConfirmations
}

/** Writes an email about an order as it is now; null when the order or its account is gone. */
export function aboutOrder(
  write: (order: Order, locale: Locale, deps: WriteDeps) => EmailContent | null,
) {
  return async (deps: WriteDeps, { userId, orderId }: OrderOfAccount, locale: Locale) => {
    const order = await getOrder(deps, userId, orderId).catch((error: unknown) => {
      if (error instanceof DomainError) return null
      throw error
    })
    if (!order) return null
    const { language } = locale
    const told = orderInLanguage(language, order)
    const content = write(told, locale, deps)
    const context = { agency: deps.agency, now: deps.clock(), url: locale.href(orderPath(order)) }
    return content && { ...content, reservations: reservationsOf(told, language, context) }
  }
}

/** The same of a flight; null of any other order. */
export function aboutFlight(write: (order: FlightOrder, locale: Locale) => EmailContent | null) {
  return aboutOrder((order, locale) => (isOrderOf('flight', order) ? write(order, locale) : null))
}

/** The same of a holiday. */
export function aboutHoliday(
  write: (order: HolidayOrder, locale: Locale, deps: WriteDeps) => EmailContent | null,
) {
  return aboutOrder((order, locale, deps) =>
    isOrderOf('holidays', order) ? write(order, locale, deps) : null,
  )
}

/** The same of a visa that was handed over. */
export function aboutVisa(
  write: (
    order: VisaOrder,
    locale: Locale,
    at: { handedOverAt: string; now: number },
  ) => EmailContent | null,
) {
  return async (deps: WriteDeps, { handedOverAt, ...of }: HandedOverOrder, locale: Locale) =>
    aboutOrder((order) =>
      isOrderOf('visa', order) ? write(order, locale, { handedOverAt, now: deps.clock() }) : null,
    )(deps, of, locale)
}

/** The same about one of its cancellations; null when it has none of this id. */
export function aboutCancellation(
  write: (order: Order, cancellation: Cancellation, locale: Locale) => EmailContent | null,
) {
  return async (
    deps: WriteDeps,
    { cancellationId, ...of }: CancellationOfOrder,
    locale: Locale,
  ): Promise<EmailContent | null> =>
    aboutOrder((order) => {
      const found = order.cancellations.find(({ quoteId }) => quoteId === cancellationId)
      return found ? write(order, found, locale) : null
    })(deps, of, locale)
}

/** The same about one of its refunds. */
export function aboutRefund(
  write: (order: Order, refund: Refund, locale: Locale) => EmailContent | null,
) {
  return async (deps: WriteDeps, { refundId, ...of }: RefundOfOrder, locale: Locale) =>
    aboutOrder((order) => {
      const refund = order.refunds.find(({ id }) => id === refundId)
      return refund ? write(order, refund, locale) : null
    })(deps, of, locale)
}
