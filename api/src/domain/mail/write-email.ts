import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { RESET_MINUTES } from '@jatra/contract/account/password-endpoints'
import type { Logger } from '@jatra/contract/observability/logging'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import type { Cancellation } from '@jatra/contract/order/cancellation'
import { isOrderOf, type Order } from '@jatra/contract/order/order'
import type { Refund } from '@jatra/contract/order/refund'
import { DomainError } from '@jatra/contract/http/problem'
import { users } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { makeResetLink } from '../auth/make-reset-link.ts'
import { getOrder } from '../payments/get-order.ts'
import type { EmailContent } from './email-content.ts'
import {
  emailPayloads,
  isEmailKind,
  type CancellationOfOrder,
  type EmailKind,
  type EmailPayloads,
  type OrderOfAccount,
  type RefundOfOrder,
} from './email-kinds.ts'
import { accountDeleted } from './templates/account-deleted.ts'
import { bookingReceived } from './templates/booking-received.ts'
import {
  cancellationDropped,
  cancellationWaits,
  partCancelled,
} from './templates/cancellation-moved.ts'
import {
  bookingCancelled,
  ownCancellationDropped,
  ownCancellationWaits,
  roomsGivenBack,
} from './templates/cancelled-by-rule.ts'
import { flightCancelled, flightFailed } from './templates/flight-ended.ts'
import { flightChangeAccepted, flightChanged } from './templates/flight-changed.ts'
import { flightTicketed } from './templates/flight-ticketed.ts'
import { flightHeld, holdEnded, holdReminder } from './templates/flight-held.ts'
import { passwordChanged } from './templates/password-changed.ts'
import { passwordReset } from './templates/password-reset.ts'
import { paymentConfirmed } from './templates/payment-confirmed.ts'
import { paymentFailed } from './templates/payment-failed.ts'
import { refundBankAsked, refundBankGiven } from './templates/refund-by-bank.ts'
import {
  refundApproved,
  refundConfirmed,
  refundDelayed,
  refundLate,
  refundRequested,
  refundSent,
  refundWaits,
} from './templates/refund-moved.ts'
import { welcome } from './templates/welcome.ts'

export interface WriteDeps {
  db: Database
  clock: () => number
  log: Logger
  /** Origin of every link, without a slash at its end: from the configuration, never from a request. */
  siteUrl: string
}

type Writers = {
  [Kind in EmailKind]: (
    deps: WriteDeps,
    payload: EmailPayloads[Kind],
  ) => Promise<EmailContent | null>
}

const writers: Writers = {
  welcome: async ({ siteUrl }, payload) => welcome(payload, siteUrl),
  async password_reset(deps, { userId }) {
    const live = and(eq(users.id, userId), isNull(users.deletedAt))
    if ((await deps.db.$count(users, live)) === 0) return null
    return passwordReset(await makeResetLink(deps, userId), RESET_MINUTES)
  },
  password_changed: async ({ siteUrl }, payload) => passwordChanged(payload, siteUrl),
  account_deleted: async (_deps, payload) => accountDeleted(payload),
  booking_received: aboutOrder((order, { siteUrl, clock }) =>
    bookingReceived(order, siteUrl, clock()),
  ),
  payment_confirmed: aboutOrder((order, { siteUrl }) => paymentConfirmed(order, siteUrl)),
  payment_failed: aboutOrder((order, { siteUrl }) => paymentFailed(order, siteUrl)),
  flight_held: aboutFlight(flightHeld),
  hold_reminder: aboutFlight(holdReminder),
  hold_ended: aboutFlight(holdEnded),
  flight_ticketed: aboutFlight(flightTicketed),
  flight_changed: aboutFlight(flightChanged),
  flight_change_accepted: aboutFlight(flightChangeAccepted),
  flight_failed: aboutFlight(flightFailed),
  flight_cancelled: aboutFlight(flightCancelled),
  cancellation_waits: aboutCancellation((order, cancellation, siteUrl) =>
    isOrderOf('flight', order)
      ? cancellationWaits(order, cancellation, siteUrl)
      : ownCancellationWaits(order, cancellation, siteUrl),
  ),
  booking_cancelled: aboutCancellation((order, cancellation, siteUrl) =>
    isOrderOf('flight', order) ? null : bookingCancelled(order, cancellation, siteUrl),
  ),
  part_cancelled: aboutCancellation((order, cancellation, siteUrl) => {
    if (isOrderOf('flight', order)) return partCancelled(order, cancellation, siteUrl)
    return isOrderOf('holidays', order) ? roomsGivenBack(order, cancellation, siteUrl) : null
  }),
  cancellation_dropped: aboutCancellation((order, cancellation, siteUrl) =>
    isOrderOf('flight', order)
      ? cancellationDropped(order, cancellation, siteUrl)
      : ownCancellationDropped(order, siteUrl),
  ),
  refund_requested: aboutRefund(refundRequested),
  refund_waits: aboutRefund(refundWaits),
  refund_approved: aboutRefund(refundApproved),
  refund_delayed: aboutRefund(refundDelayed),
  refund_bank_asked: aboutRefund(refundBankAsked),
  refund_bank_given: aboutRefund(refundBankGiven),
  refund_sent: aboutRefund(refundSent),
  refund_late: aboutRefund(refundLate),
  refund_confirmed: aboutRefund(refundConfirmed),
}

/** An email whose data is older than its template, or damaged. */
export class UnreadableEmail extends Error {}

/**
 * Writes an email of the outbox as things stand now.
 * @returns null when the account or the order is gone
 * @throws UnreadableEmail; Error for a kind that only a newer process knows
 */
export async function writeEmail(
  deps: WriteDeps,
  kind: string,
  payload: unknown,
): Promise<EmailContent | null> {
  if (!isEmailKind(kind)) throw new Error(`There is no email of the kind ${kind}`)
  return writeKind(deps, kind, payload)
}

const schemas: { [Kind in EmailKind]: z.ZodType<EmailPayloads[Kind]> } = emailPayloads

// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- it ties the schema of a kind to its writer
function writeKind<Kind extends EmailKind>(deps: WriteDeps, kind: Kind, payload: unknown) {
  const parsed = schemas[kind].safeParse(payload)
  if (!parsed.success) throw new UnreadableEmail('Its data cannot be read')
  return writers[kind](deps, parsed.data)
}

function aboutFlight(write: (order: FlightOrder, siteUrl: string) => EmailContent | null) {
  return aboutOrder((order, { siteUrl }) =>
    isOrderOf('flight', order) ? write(order, siteUrl) : null,
  )
}

function aboutCancellation(
  write: (order: Order, cancellation: Cancellation, siteUrl: string) => EmailContent | null,
) {
  return async (deps: WriteDeps, { cancellationId, ...of }: CancellationOfOrder) =>
    aboutOrder((order, { siteUrl }) => {
      const found = order.cancellations.find(({ quoteId }) => quoteId === cancellationId)
      return found ? write(order, found, siteUrl) : null
    })(deps, of)
}

function aboutRefund(
  write: (order: Order, refund: Refund, siteUrl: string) => EmailContent | null,
) {
  return async (deps: WriteDeps, { refundId, ...of }: RefundOfOrder) =>
    aboutOrder((order) => {
      const refund = order.refunds.find(({ id }) => id === refundId)
      return refund ? write(order, refund, deps.siteUrl) : null
    })(deps, of)
}

function aboutOrder(write: (order: Order, deps: WriteDeps) => EmailContent | null) {
  return async (deps: WriteDeps, { userId, orderId }: OrderOfAccount) => {
    const order = await getOrder(deps, userId, orderId).catch((error: unknown) => {
      if (error instanceof DomainError) return null
      throw error
    })
    return order && write(order, deps)
  }
}
