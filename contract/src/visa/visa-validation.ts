import type { VisaPaymentBody } from './visa-payment.ts'
import { addDays, formatDate } from '../values/dates.ts'
import { documentUnknown } from '../document/document-errors.ts'
import { applicantSchema, type VisaApplicant } from './visa-applicant.ts'
import type { Visa, VisaCountry, VisaPlan } from './visa.ts'
import { formatBdt } from '../values/money.ts'
import { validateAmount } from '../payment/payment-limits.ts'
import { validatePhone, withReadPhone } from '../values/phone.ts'
import { fieldErrorsOf, parseInput, DomainError, type FieldErrors } from '../http/problem.ts'
import { documentsMissing } from './visa-documents.ts'
import type { Quote } from '../order/quote.ts'
import { quoteVisa } from './visa-quote.ts'

/**
 * Validation and errors of visas and applications, shared by the API and the prototype.
 */

export function unknownVisa(): DomainError {
  return new DomainError('not_found', 'We do not know this visa.')
}

export function withdrawnVisa(): DomainError {
  return new DomainError('withdrawn', 'This visa is no longer offered.')
}

/** The list of options has changed since it was read. */
export function withdrawnPlan(): DomainError {
  return new DomainError(
    'withdrawn',
    'This option is no longer offered. Please choose another one.',
  )
}

/** There is one visa for each country. */
export function countryTaken(country: VisaCountry): DomainError {
  const message = `There is a visa for ${country} already. Change that one, or withdraw it first.`
  return new DomainError('already_taken', message, { errors: { country: [message] } })
}

/** Pickups are planned so many days ahead at most. */
export const MAX_PICK_UP_DAYS = 90

/** The message for a day without pickups, or null. @param today in Asia/Dhaka (decision 018) */
export function validatePickUpDate(date: string, today: string): string | null {
  if (date < today) return 'Pickup date cannot be earlier than today'
  const last = addDays(today, MAX_PICK_UP_DAYS)
  return date > last ? `Choose a pickup date up to ${formatDate(last)}` : null
}

/** An application that can be paid. */
export interface CheckedApplication {
  plan: VisaPlan
  quote: Quote
  applicants: VisaApplicant[]
  /** Null unless the documents are picked up. */
  deliveryDate: string | null
  pickUpAddress: string | null
}

/**
 * Checks an application against its visa, all but whose the documents are: the option, then delivery, applicants and
 * passports with every problem at once (decision 009), then the price (decisions 013 and 036).
 *
 * @param today in Asia/Dhaka
 * @throws DomainError withdrawn, invalid_input with a field map, or price_changed with the new total
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
  assertNoFieldErrors(errors)

  const quote = quoteVisa(plan.price, applicants.length, body.deliveryMethod)
  if (body.price !== quote.total || body.productData.price !== plan.price) {
    const message = `The price of this visa is ${formatBdt(quote.total)} for your travellers. Nothing has been charged.`
    throw new DomainError('price_changed', message, { price: quote.total })
  }
  const amount = validateAmount(quote.total)
  if (amount) assertNoFieldErrors({ price: [amount] })
  return { plan, quote, applicants, ...delivery }
}

/**
 * Another account's document and one that is not there look the same.
 * @param known the ids, of those in the body, that are the account's own
 * @throws DomainError not_found that names whose they are: `travelersData.0.documents`
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
  if (Object.keys(errors).length) throw new DomainError('not_found', message, { errors })
}

function readDelivery(
  { deliveryMethod, deliveryDate, pickUpAddress }: VisaPaymentBody,
  today: string,
  errors: FieldErrors,
): Pick<CheckedApplication, 'deliveryDate' | 'pickUpAddress'> {
  if (deliveryMethod === 'travelerDrop') return { deliveryDate: null, pickUpAddress: null }
  if (!pickUpAddress) errors['pickUpAddress'] = ['Please give the pickup address']
  const date = deliveryDate
    ? validatePickUpDate(deliveryDate, today)
    : 'Please select a pickup date'
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
    const phone = validatePhone(given)
    if (phone) wrong['mobileNumber'] = [phone]
    // A document belongs to one traveller of an application.
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

function assertNoFieldErrors(errors: FieldErrors): void {
  const first = Object.values(errors)[0]?.[0]
  if (first) throw new DomainError('invalid_input', first, { errors })
}
