import { data, type ActionFunctionArgs } from '@remix-run/node'
import { todayInDhaka } from '@jatra/contract/values/dates'
import type { HolidayPackage } from '@jatra/contract/holiday/package'
import type { HolidayOrder } from '@jatra/contract/holiday/holiday-order'
import { isRefundReduced } from '@jatra/contract/holiday/holiday-cancellation'
import {
  firstTravelDate,
  isSeasonOver,
  validateTravelDate,
} from '@jatra/contract/holiday/holiday-validation'
import type { DomainError } from '@jatra/contract/http/problem'
import { latinDigits } from '@jatra/contract/values/digits'
import { formatPhone } from '@jatra/contract/traveler/phone'
import { countPeople } from '@jatra/contract/order/rooms'
import { readContact } from '~/forms/account-contact.server.ts'
import { parseSubmission } from '~/forms/parse-submission.server.ts'
import { emptyOutcome } from '~/checkout/outcome.ts'
import { placeMessages } from '~/checkout/order-error.server.ts'
import { placeOrder } from '~/checkout/start-payment.server.ts'
import { viewCheckout, type Visit } from '~/checkout/view-checkout.server.ts'
import type { AppContext } from '~/server/context.server.ts'
import { readOwnForm } from '~/server/loaders/own-form.server.ts'
import { formatDate, formatDuration } from '~/messages/format.ts'
import { findPackage } from './find-package.server.ts'
import { packageHref } from './package-view.ts'
import { pricePartyOf } from './party-price.ts'
import { reservationSchema, STAY_FIELDS } from './reservation-form.ts'

/** The reservation page of a package, ready to show. */
export async function viewReservation(
  holiday: HolidayPackage,
  visit: Visit,
  earlier: HolidayOrder | null,
) {
  const { context, request, user } = visit
  const url = new URL(request.url)
  const today = todayInDhaka(context.now())
  const { email = '', phone } = await readContact(context, user)
  const min = firstTravelDate(holiday, today)
  const chosen = pricePartyOf(holiday, url.searchParams, today)
  const same = earlier?.productData.package._id === holiday._id ? earlier : null
  return {
    ...(await viewCheckout(visit, {
      product: holiday._id,
      offer: `holiday ${holiday._id}`,
      earlier: same && { _id: same._id, people: contactNames(same) },
    })),
    id: holiday._id,
    name: holiday.name,
    place: holiday.package,
    destination: holiday.destination,
    duration: formatDuration(holiday.duration),
    picture: holiday.image[0]?.img2,
    href: packageHref(holiday._id),
    /** Per person, integer BDT. */
    price: holiday.price,
    refundSteps: holiday.refundSteps ?? [],
    party: chosen.people,
    /** Identifies the choice on the package's page: another choice there starts the stay anew. */
    chosen: chosen.query,
    today,
    /** First and last possible day of departure. */
    min,
    max: holiday.validTo,
    /** In the month that was chosen on the package's page. */
    opensAt: chosen.month === null ? min : `${chosen.month}-01`,
    minInWords: formatDate(min),
    maxInWords: formatDate(holiday.validTo),
    over: isSeasonOver(holiday, today),
    account: { email, phone: phone ? formatPhone(phone) : '' },
    prefill: same && prefillReservation(same, holiday, today),
  }
}

/** Fields that name whom to write to. */
function contactNames({ travelersData }: HolidayOrder): Record<string, string> {
  const { firstName, lastName } = travelersData.address
  return { 'travelersData.firstName': firstName, 'travelersData.lastName': lastName }
}

/** An earlier reservation as form values; a departure day that is no longer possible is left out. */
function prefillReservation(
  { travelersData, paymentType }: HolidayOrder,
  holiday: HolidayPackage,
  today: string,
) {
  const { travelDate, rooms, people, address } = travelersData
  return {
    ...(validateTravelDate(holiday, travelDate, today) ? {} : { travelDate }),
    rooms,
    people,
    travelersData: address,
    paymentType,
  }
}

export type ReservationView = Awaited<ReturnType<typeof viewReservation>>

/** Reads the form, places the order and redirects to the gateway; or returns the error at each field. */
export async function placeReservation(args: ActionFunctionArgs, productId: string) {
  const { form, user } = await readOwnForm(args)
  const { context } = args
  const submission = parseSubmission(withoutScript(form), { schema: reservationSchema })
  if (submission.status !== 'success') {
    return data({ ...emptyOutcome, result: submission.reply() }, { status: 400 })
  }
  const { idempotencyKey, unitPrice, price, people, travelersData, shownOn, ...rest } =
    submission.value
  if (await isReducedSince(productId, { shownOn, travelDate: rest.travelDate }, context)) {
    const result = submission.reply()
    return data({ ...emptyOutcome, result, refundReduced: true }, { status: 409 })
  }
  const body = {
    ...rest,
    serviceType: 'holidays' as const,
    productId,
    productData: { price: unitPrice },
    price,
    people,
    travelers: countPeople(people),
    travelersData,
    email: travelersData.email,
    firstName: travelersData.firstName,
    userId: user._id,
  }
  return placeOrder(args, { body, idempotencyKey, submission, replyOf })
}

/** Whether a step of the refund rule has ended since the form was shown, such as over midnight. */
async function isReducedSince(
  productId: string,
  { shownOn, travelDate }: { shownOn: string | undefined; travelDate: string },
  context: AppContext,
): Promise<boolean> {
  const today = todayInDhaka(context.now())
  if (shownOn === undefined || shownOn === today) return false
  const found = await findPackage(productId, context)
  // What became of the package otherwise is answered by placing the order.
  if (found.kind !== 'found') return false
  return isRefundReduced(found.holiday.refundSteps ?? [], travelDate, { shownOn, today })
}

/**
 * Without JavaScript the native date field comes first and the hidden one after it, and counts may be in Bangla digits.
 */
function withoutScript(form: FormData): FormData {
  form.set('travelDate', form.getAll('travelDate').find((value) => value !== '') ?? '')
  for (const [name, value] of [...form])
    if (STAY_FIELDS.test(name) && typeof value === 'string') form.set(name, latinDigits(value))
  return form
}

/** The API's messages at the fields of this form; others are shown under the form. */
function replyOf(error: DomainError) {
  // One's own booking is named beside the link that leads to it.
  if (error.code === 'sold_out' && error.orderId === undefined)
    return { fieldErrors: { travelDate: [error.message] } }
  return placeMessages(error, (field) => {
    if (['email', 'firstName'].includes(field)) return `travelersData.${field}`
    return /^(travelDate|rooms|people|travelersData|paymentType)\b/.test(field) ? field : null
  })
}
