import { atAirportBy } from '@jatra/contract/flight/at-airport'
import { todayInDhaka } from '@jatra/contract/values/dates'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import type { HolidayOrder } from '@jatra/contract/holiday/holiday-order'
import { planOf } from '@jatra/contract/holiday/holiday-plan'
import { isPart, openCancellation } from '@jatra/contract/order/own-cancellations'
import { isJourneyOver } from '@jatra/contract/whole-order/journey-end'
import type { Order } from '@jatra/contract/whole-order/order'
import { bookingStatus } from '@jatra/contract/whole-order/booking-status'
import { isOrderRefund, isRefundLate } from '@jatra/contract/order/refund'
import { travelersLeft } from '@jatra/contract/whole-order/who-travels'
import type { VisaOrder } from '@jatra/contract/visa/visa-order'
import { slotsToGive } from '@jatra/contract/visa/checklist-slot'
import { PILE } from '@jatra/contract/visa/checklist-states'
import { needsPassport } from '@jatra/contract/flight/itinerary'
import { visaDays, visaStageOf } from '@jatra/contract/whole-order/visa-stage'
import { formatClock } from '~/messages/format-flights.ts'
import { formatDate, formatTime } from '~/messages/format.ts'
import { holidayOrder } from '~/messages/holiday-order.ts'
import { payLater } from '~/messages/pay-later.ts'
import { paymentMessages } from '~/messages/payment.ts'
import { orders } from '~/messages/orders.ts'
import { isBeingHeld, viewHeld } from '~/routes/payment/held-view.ts'
import { payHrefOf } from '~/routes/payment/to-pay.ts'
import { refundSentence } from './refund-view.ts'
import type { RetryAction } from './retry-action.server.ts'
import { dueOf } from './visa-checklist-view.server.ts'
import { waitsInWords } from './waiting-cancellation.ts'

/** The traveller's next step, and its button where there is one. */
interface NextStep {
  text: string
  action: { href: string; label: string } | null
}

const copy = orders.next

/**
 * @param office where documents are brought
 * @param now epoch milliseconds
 */
export function nextStep(
  order: Order,
  retry: RetryAction | null,
  office: string,
  now: number,
): NextStep {
  const only = (text: string): NextStep => ({ text, action: null })
  const owed = order.payments.some(({ status }) => status === 'refund_due')
  if (retry) {
    const { href, label } = retry
    return { text: owed ? copy.refundDue : retry.text, action: { href, label } }
  }
  if (isBeingHeld(order)) return only(payLater.nextHolding)
  const held = viewHeld(order)
  if (held) {
    const { href, payBy, price, paying } = held
    const pay = payLater.nextHeld(payBy, price)
    return {
      text: paying ? `${pay} ${paymentMessages.waitingSafe}` : pay,
      action: { href, label: payLater.payNow },
    }
  }
  if (order.paymentStatus === 'pending') {
    const href = order.payUrl ?? payHrefOf(order)
    if (!href) return only(copy.checking(formatTime(order.expiresAt)))
    return {
      text: paymentMessages.payBy(formatTime(order.expiresAt)),
      action: { href, label: paymentMessages.goOnToPay },
    }
  }
  const over = whenOver(order, now)
  if (over) return only(over)
  const waits = waitsInWords(order)
  if (waits === null) return only(beforeTravel(order, office, now))
  const waiting = copy.cancellationWaits(waits)
  const cancellation = openCancellation(order.cancellations)
  const othersTravel = cancellation !== null && isPart(cancellation)
  return only(othersTravel ? `${waiting} ${beforeTravel(order, office, now)}` : waiting)
}

/** What is left to do before a paid journey. */
function beforeTravel(order: Order, office: string, now: number): string {
  const today = todayInDhaka(now)
  if (order.serviceType === 'visa') return withDocuments(order, office, today)
  const isOver = isJourneyOver(order, now)
  if (order.serviceType === 'flight')
    return withAirline(order, isOver) ?? (isOver ? copy.flightOver : beforeFlight(order, today))
  if (isOver) return copy.holidayOver
  const { travelDate } = order.travelersData
  if (travelDate < today) return copy.holidayStarted
  return beforeHoliday(order, now) ?? copy.holiday(formatDate(travelDate))
}

/** The next step of a holiday's plan; null on the day of the departure. */
function beforeHoliday(order: HolidayOrder, now: number): string | null {
  const words = holidayOrder.next
  const { travelDate } = order.travelersData
  if (order.confirmation) return words.voucher(formatDate(travelDate))
  const steps = planOf(order, now)
  const names = steps.find(({ step }) => step === 'names' || step === 'passports')
  if (names?.state === 'late') return words.late
  if (names?.state === 'open' && names.day !== null)
    return words[names.step === 'passports' ? 'passports' : 'names'](formatDate(names.day))
  const voucher = steps.find(({ step }) => step === 'voucher')
  if (!voucher || voucher.day === null || travelDate <= todayInDhaka(now)) return null
  return voucher.state === 'late' ? words.voucherLate : words.waiting(formatDate(voucher.day))
}

/** What is left to do for a booking that is cancelled or being refunded; null while it stands. */
function whenOver(order: Order, now: number): string | null {
  const { refunds } = order
  if (refunds.some(({ bankAccount }) => bankAccount?.ending === null)) return copy.bankAccount
  const ofOrder = refunds.findLast(({ reason }) => isOrderRefund(reason))
  if (ofOrder && isRefundLate(ofOrder, now)) return copy.refundLate
  const refund = refundSentence(refunds, now)
  if (refund) return copy.refunded(refund)
  return bookingStatus(order) === 'CANCEL' ? copy.cancelled : null
}

/** What to do until a paid flight is ticketed; null once it is. */
function withAirline({ booking, cancellations }: FlightOrder, isOver: boolean): string | null {
  if (openCancellation(cancellations)?.status === 'asked') return copy.cancelling
  if (booking.change?.decision === 'accept') return copy.changeAccepted
  if (booking.change?.decision === 'refund') return copy.changeRefunded
  // Once the flights have left nothing can be decided about them.
  if (booking.status === 'change_pending') return isOver ? null : copy.flightChanged
  const asked = booking.status === 'confirming' || booking.status === 'reserved'
  return asked ? copy.flightTicketing : null
}

function beforeFlight(order: FlightOrder, today: string): string {
  const { offer, dictionaries } = order.productData
  const { departure, by } = atAirportBy(offer, dictionaries)
  const { iataCode, at } = departure
  if (at.slice(0, 10) < today) return copy.flightStarted
  const city = dictionaries.locations[iataCode]?.city ?? iataCode
  const each = travelersLeft(order).length > 1
  const document = needsPassport(offer, dictionaries) ? copy.passport(each) : copy.photoId(each)
  return copy.flight(city, formatClock(by), formatDate(by), document)
}

function withDocuments(order: VisaOrder, office: string, today: string): string {
  const asked = order.travelersData.checklist.filter(({ state }) => state === 'asked')
  if (asked.length > 0) return copy.visaAsked(asked.map(({ item }) => item.name).join(', '))
  const { handedOverAt, progress } = order
  const stage = visaStageOf(order)
  if (stage === 'granted') return copy.visaGranted
  if (stage === 'refused') return copy.visaRefused
  if (stage === 'passport_back') return copy.visaPassportBack
  if (handedOverAt !== null)
    return copy.visaAtEmbassy(
      formatDate(progress.atEmbassyOn ?? todayInDhaka(Date.parse(handedOverAt))),
    )
  const missing = slotsToGive(order.travelersData.checklist).filter(({ item }) => item.id !== PILE)
  if (missing.length > 0) {
    const due = dueOf(order)
    const say = due < today ? copy.visaGiveLate : copy.visaGive
    return say(missing.length, formatDate(due))
  }
  const { pickUp, documents } = visaDays(order)
  const names = documents?.names.join(', ') ?? ''
  if (order.travelersData.deliveryMethod === 'travelerDrop') {
    if (!documents) return copy.visaBring(office)
    const due = formatDate(documents.date)
    return documents.date < today
      ? copy.visaBringLate(names, due, office)
      : copy.visaBringMissing(names, due, office)
  }
  if (!pickUp || pickUp.date < today) return copy.visaChecked
  const day = formatDate(pickUp.date)
  return documents ? copy.visaPickUpMissing(names, day) : copy.visaPickUp(day)
}
