import type { VisaPaymentBody } from './visa-payment.ts'
import { addDays, formatDate } from '../values/dates.ts'
import { documentUnknown } from '../document/document-refusals.ts'
import { applicantSchema, type VisaApplicant } from './visa-applicant.ts'
import type { Visa, VisaCountry, VisaPlan } from './visa.ts'
import { formatBdt } from '../values/money.ts'
import { refuseAmount } from '../payment/payment-limits.ts'
import { refusePhone, withReadPhone } from '../values/phone.ts'
import { fieldErrorsOf, parseInput, Refusal, type FieldErrors } from '../http/problem.ts'
import { documentsMissing } from './visa-documents.ts'
import { priceVisa, type VisaPrice } from './visa-price.ts'

/**
 * Why a visa or its application is refused, in the one set of words that the API and the prototype use.
 */

export function unknownVisa(): Refusal {
  return new Refusal('not_found', 'We do not know this visa.')
}

export function withdrawnVisa(): Refusal {
  return new Refusal('withdrawn', 'This visa is no longer offered.')
}

/** The list of options has changed since it was read. */
export function withdrawnPlan(): Refusal {
  return new Refusal('withdrawn', 'This option is no longer offered. Please choose another one.')
}

/** There is one visa for each country. */
export function countryTaken(country: VisaCountry): Refusal {
  const message = `There is a visa for ${country} already. Change that one, or withdraw it first.`
  return new Refusal('already_taken', message, { errors: { country: [message] } })
}

/** Pickups are planned so many days ahead at most. */
export const MAX_PICK_UP_DAYS = 90

/** Why nobody can come on this day, or null. @param today in Asia/Dhaka (decision 018) */
export function refusePickUpDate(date: string, today: string): string | null {
  if (date < today) return 'Pickup date cannot be earlier than today'
  const last = addDays(today, MAX_PICK_UP_DAYS)
  return date > last ? `Choose a pickup date up to ${formatDate(last)}` : null
}

/** An application that can be paid. */
export interface CheckedApplication {
  plan: VisaPlan
  price: VisaPrice
  applicants: VisaApplicant[]
  /** Null unless the papers are picked up. */
  deliveryDate: string | null
  pickUpAddress: string | null
}

/**
 * Checks an application against its visa, all but whose the documents are: the option, then delivery, applicants and
 * passports with every problem at once (decision 009), then the price (decisions 013 and 036).
 *
 * @param today in Asia/Dhaka
 * @throws Refusal withdrawn, invalid_input with a field map, or price_changed with the new total
 */
export function checkApplication(
  visa: Visa,
  body: VisaPaymentBody,
  today: string,
): CheckedApplication {
  const plan = visa.visaList[body.selectedPlan.index]
  if (plan?.name !== body.selectedPlan.name) throw withdrawnPlan()

  const errors: FieldErrors = {}
  const delivery = readDelivery(body, today, errors)
  const applicants = readApplicants(visa, body, today, errors)
  refuseFields(errors)

  const price = priceVisa(plan.price, applicants.length, body.deliveryMethod)
  if (body.price !== price.total || body.productData.price !== plan.price) {
    const message = `The price of this visa is ${formatBdt(price.total)} for your travellers. Nothing has been charged.`
    throw new Refusal('price_changed', message, { price: price.total })
  }
  const amount = refuseAmount(price.total)
  if (amount) refuseFields({ price: [amount] })
  return { plan, price, applicants, ...delivery }
}

/**
 * Another account's document and one that is not there look the same.
 * @param known the ids, of those in the body, that are the account's own
 * @throws Refusal not_found that names whose they are: `travelersData.0.documents`
 */
export function checkDocuments(
  travelers: readonly Pick<VisaApplicant, 'documents'>[],
  known: ReadonlySet<string>,
): void {
  const { message } = documentUnknown()
  const errors: FieldErrors = {}
  travelers.forEach(({ documents }, traveler) => {
    if (documents.some((id) => !known.has(id)))
      errors[`travelersData.${traveler}.documents`] = [message]
  })
  if (Object.keys(errors).length) throw new Refusal('not_found', message, { errors })
}

function readDelivery(
  { deliveryMethod, deliveryDate, pickUpAddress }: VisaPaymentBody,
  today: string,
  errors: FieldErrors,
): Pick<CheckedApplication, 'deliveryDate' | 'pickUpAddress'> {
  if (deliveryMethod === 'travelerDrop') return { deliveryDate: null, pickUpAddress: null }
  if (!pickUpAddress) errors['pickUpAddress'] = ['Please give the pickup address']
  const date = deliveryDate ? refusePickUpDate(deliveryDate, today) : 'Please select a pickup date'
  if (date) errors['deliveryDate'] = [date]
  return { deliveryDate: deliveryDate ?? null, pickUpAddress: pickUpAddress ?? null }
}

function readApplicants(
  { shortPassport }: Visa,
  body: VisaPaymentBody,
  today: string,
  errors: FieldErrors,
): VisaApplicant[] {
  if (body.travelers !== body.travelersData.length)
    errors['travelers'] = ['Give the details of every traveller']
  const schema = applicantSchema({ today, shortPassport })
  const added = new Set<string>()
  return body.travelersData.flatMap((given, index) => {
    const parsed = parseInput(schema, given)
    const wrong = parsed.success ? {} : fieldErrorsOf(parsed.error)
    const phone = refusePhone(given)
    if (phone) wrong['mobileNumber'] = [phone]
    // An application keeps a paper once, with the traveller whose it is.
    if (given.documents.some((id) => added.has(id)))
      wrong['documents'] = ['This document is with another traveller already']
    for (const id of given.documents) added.add(id)
    if (given.documents.length === 0 && !body.documentsLater)
      wrong['documents'] = [documentsMissing]
    for (const [field, messages] of Object.entries(wrong))
      errors[`travelersData.${index}.${field}`] = messages
    return parsed.success ? withReadPhone(parsed.data) : []
  })
}

function refuseFields(errors: FieldErrors): void {
  const first = Object.values(errors)[0]?.[0]
  if (first) throw new Refusal('invalid_input', first, { errors })
}
