import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { RESET_MINUTES } from '@jatra/contract/account/password-endpoints'
import { isOrderOf } from '@jatra/contract/whole-order/order'
import type { Language } from '@jatra/contract/values/language'
import { users } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { makeConfirmationLink } from '../auth/email-confirmations.ts'
import { makeResetLink } from '../auth/reset-link.ts'
import {
  aboutCancellation,
  aboutFlight,
  aboutHoliday,
  aboutOrder,
  aboutRefund,
  aboutVisa,
  type WriteDeps,
} from './about-order.ts'
import type { EmailContent } from './email-content.ts'
import { createLocale, type Locale } from './locale.ts'
import {
  emailPayloads,
  isEmailKind,
  type EmailKind,
  type EmailPayloads,
} from '../outbox/email-kinds.ts'
import {
  accountDeleted,
  emailConfirmation,
  passwordChanged,
  passwordRemoved,
  passwordReset,
  welcome,
} from './templates/about-account.ts'
import { bookingReceived, paymentConfirmed, paymentFailed } from './templates/about-payment.ts'
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
import {
  refundBankAsked,
  refundBankGiven,
  refundApproved,
  refundConfirmed,
  refundDeclined,
  refundDelayed,
  refundLate,
  refundRequested,
  refundSent,
  refundWaits,
} from './templates/refund-moved.ts'
import { holidayConfirmed, holidayTravelersWanted } from './templates/holiday-moved.ts'
import { visaDocumentsAsked } from './templates/visa-documents-asked.ts'
import { visaMoved, type VisaMoveEmail } from './templates/visa-moved.ts'
import { visaHandedOver, visaHandOverUndone } from './templates/visa-handed-over.ts'

type Writers = {
  [Kind in EmailKind]: (
    deps: WriteDeps,
    payload: EmailPayloads[Kind],
    locale: Locale,
  ) => Promise<EmailContent | null>
}

const writers: Writers = {
  async welcome(deps, payload, locale) {
    const { userId } = payload
    return welcome(payload, userId ? await confirmationLink(deps, userId, locale) : null, locale)
  },
  async email_confirmation(deps, { userId }, locale) {
    const link = await confirmationLink(deps, userId, locale)
    return link === null ? null : emailConfirmation(link, locale)
  },
  async password_reset(deps, { userId, redirectTo }, locale) {
    const live = and(eq(users.id, userId), isNull(users.deletedAt))
    if ((await deps.db.$count(users, live)) === 0) return null
    const link = await makeResetLink({ ...deps, siteUrl: locale.siteUrl }, userId, redirectTo)
    return passwordReset(link, RESET_MINUTES, locale)
  },
  password_changed: async (_deps, payload, locale) => passwordChanged(payload, locale),
  password_removed: async (_deps, payload, locale) => passwordRemoved(payload, locale),
  account_deleted: async (_deps, payload, locale) => accountDeleted(payload, locale),
  // What its traveller released or replaced before this was sent is not announced any more.
  booking_received: aboutOrder((order, locale, { clock }) =>
    order.paymentStatus === 'cancelled' ? null : bookingReceived(order, locale, clock()),
  ),
  payment_confirmed: aboutOrder(paymentConfirmed),
  payment_failed: aboutOrder(paymentFailed),
  flight_held: aboutFlight(flightHeld),
  hold_reminder: aboutFlight(holdReminder),
  hold_ended: aboutFlight(holdEnded),
  flight_ticketed: aboutFlight(flightTicketed),
  flight_changed: aboutFlight(flightChanged),
  flight_change_accepted: aboutFlight(flightChangeAccepted),
  flight_failed: aboutFlight(flightFailed),
  flight_cancelled: aboutFlight(flightCancelled),
  holiday_travelers_wanted: aboutHoliday((order, locale, { clock }) =>
    holidayTravelersWanted(order, locale, clock()),
  ),
  holiday_confirmed: aboutHoliday(holidayConfirmed),
  visa_handed_over: aboutVisa((order, locale, { handedOverAt, now }) =>
    visaHandedOver(order, handedOverAt, locale, now),
  ),
  visa_hand_over_undone: aboutVisa((order, locale, { now }) =>
    visaHandOverUndone(order, locale, now),
  ),
  visa_documents_asked: async (deps, { askedAt, ...of }, locale) =>
    aboutOrder((order) =>
      isOrderOf('visa', order) ? visaDocumentsAsked(order, askedAt, locale) : null,
    )(deps, of, locale),
  visa_at_embassy: aboutMove('visa_at_embassy'),
  visa_granted: aboutMove('visa_granted'),
  visa_refused: aboutMove('visa_refused'),
  visa_passport_back: aboutMove('visa_passport_back'),
  cancellation_waits: aboutCancellation((order, cancellation, locale) =>
    isOrderOf('flight', order)
      ? cancellationWaits(order, cancellation, locale)
      : ownCancellationWaits(order, cancellation, locale),
  ),
  booking_cancelled: aboutCancellation((order, cancellation, locale) =>
    isOrderOf('flight', order) ? null : bookingCancelled(order, cancellation, locale),
  ),
  part_cancelled: aboutCancellation((order, cancellation, locale) => {
    if (isOrderOf('flight', order)) return partCancelled(order, cancellation, locale)
    return isOrderOf('holidays', order) ? roomsGivenBack(order, cancellation, locale) : null
  }),
  cancellation_dropped: aboutCancellation((order, cancellation, locale) =>
    isOrderOf('flight', order)
      ? cancellationDropped(order, cancellation, locale)
      : ownCancellationDropped(order, locale),
  ),
  refund_requested: aboutRefund(refundRequested),
  refund_waits: aboutRefund(refundWaits),
  refund_approved: aboutRefund(refundApproved),
  refund_declined: (deps, { amount, ...of }, locale) =>
    aboutOrder((order) => refundDeclined(order, amount, locale))(deps, of, locale),
  refund_delayed: aboutRefund(refundDelayed),
  refund_bank_asked: aboutRefund(refundBankAsked),
  refund_bank_given: aboutRefund(refundBankGiven),
  refund_sent: aboutRefund(refundSent),
  refund_late: aboutRefund(refundLate),
  refund_confirmed: aboutRefund(refundConfirmed),
}

const confirmationLink = (deps: WriteDeps, userId: string, { siteUrl }: Locale) =>
  makeConfirmationLink({ ...deps, siteUrl }, userId)

/** An email whose data is older than its template, or damaged. */
export class UnreadableEmail extends Error {}

/**
 * Writes an email of the outbox from current data, in the account's current language.
 * @returns null when the account or the order is gone, or there is nothing to tell any more
 * @throws UnreadableEmail; Error for a kind that only a newer process knows
 */
export async function writeEmail(
  deps: WriteDeps,
  kind: string,
  payload: unknown,
): Promise<{ content: EmailContent; locale: Locale } | null> {
  if (!isEmailKind(kind)) throw new Error(`There is no email of the kind ${kind}`)
  return writeKind(deps, kind, payload)
}

const schemas: { [Kind in EmailKind]: z.ZodType<EmailPayloads[Kind]> } = emailPayloads

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it ties the schema of a kind to its writer
async function writeKind<Kind extends EmailKind>(deps: WriteDeps, kind: Kind, payload: unknown) {
  const parsed = schemas[kind].safeParse(payload)
  if (!parsed.success) throw new UnreadableEmail('Its data cannot be read')
  const locale = createLocale(await languageOf(deps.db, parsed.data.userId), deps)
  const content = await writers[kind](deps, parsed.data, locale)
  return content && { content, locale }
}

/** Also for a deleted account: its last email is in its language. */
async function languageOf(db: Database, userId: string | undefined): Promise<Language> {
  if (userId === undefined) return 'en'
  const [row] = await db
    .select({ language: users.language })
    .from(users)
    .where(eq(users.id, userId))
  return row?.language ?? 'en'
}

function aboutMove(kind: VisaMoveEmail) {
  return aboutOrder((order, locale) =>
    isOrderOf('visa', order) ? visaMoved(kind, order, locale) : null,
  )
}
