import type { VisaPaymentBody } from './visa-payment.ts'
import { addDays, todayInDhaka } from '../values/dates.ts'
import { timeInDhaka } from '../values/dhaka-time.ts'
import { documentUnknown } from '../document/document-errors.ts'
import { applicantSchema, documentsOf, type VisaApplicant } from './visa-applicant.ts'
import { assertPlanOpen, type StoredVisaStatus } from './visa-status.ts'
import type { Visa, VisaCountry, VisaPlan } from './visa.ts'
import { validateAmount } from '../payment/payment-limits.ts'
import { validatePhone, withReadPhone } from '../traveler/phone.ts'
import {
  DomainError,
  fieldMessagesOf,
  invalidFields,
  parseInput,
  type FieldMessages,
} from '../http/problem.ts'
import { type Quote, quoteOwnPrices } from '../order/quote.ts'
import type { FieldMessage } from '../messages/message.ts'
import { PICK_UP_CHARGE, PROCESSING_FEE, type DeliveryMethod } from './visa-price.ts'

/**
 * Validation and errors of visas and applications, shared by the API and the prototype.
 */

export function unknownVisa(): DomainError {
  return new DomainError('not_found', 'visaUnknown')
}

export function withdrawnVisa(): DomainError {
  return new DomainError('withdrawn', 'visaWithdrawn')
}

/** The list of options has changed since it was read. */
function withdrawnPlan(): DomainError {
  return new DomainError('withdrawn', 'planWithdrawn')
}

/** There is one visa for each country. */
export function countryTaken(country: VisaCountry): DomainError {
  const message = { key: 'visaCountryTaken', params: { country } } as const
  return new DomainError('already_taken', message, { errors: { country: [message] } })
}

/** How many days ahead a pickup can be planned at most. */
export const MAX_PICK_UP_DAYS = 90

/** Until this hour in Dhaka a pickup of the same day can be chosen: it is made before the office closes. */
export const PICK_UP_TODAY_UNTIL_HOUR = 15

/** The first day on which documents can be picked up. @param now epoch milliseconds */
export function firstPickUpDay(now: number): string {
  const today = todayInDhaka(now)
  const hour = Number(timeInDhaka(now).slice(11, 13))
  return hour < PICK_UP_TODAY_UNTIL_HOUR ? today : addDays(today, 1)
}

/** The message for a day without pickups, or null. @param now epoch milliseconds */
export function validatePickUpDate(date: string, now: number): FieldMessage | null {
  const today = todayInDhaka(now)
  if (date < today) return 'pickUpDatePassed'
  if (date < firstPickUpDay(now)) return 'pickUpTodayOver'
  const last = addDays(today, MAX_PICK_UP_DAYS)
  return date > last ? { key: 'pickUpDateTooLate', params: { last } } : null
}

/** An application that can be paid. */
interface CheckedApplication {
  plan: VisaPlan
  quote: Quote
  applicants: VisaApplicant[]
  /** Null unless the documents are picked up. */
  deliveryDate: string | null
  pickUpAddress: string | null
}

/**
 * Checks an application against its visa, all but whose the documents are: the option and whether it is open, then
 * delivery, applicants and passports with every problem at once, then the price.
 *
 * @param now epoch milliseconds
 * @param statuses of its country; others are not looked at
 * @throws DomainError withdrawn, visa_closed, invalid_input with a field map, or price_changed with the new total
 */
export function checkApplication(
  visa: Visa,
  body: VisaPaymentBody,
  now: number,
  statuses: readonly StoredVisaStatus[],
): CheckedApplication {
  const plan = readPlan(visa, body.selectedPlan)
  assertPlanOpen(statuses, visa, plan, todayInDhaka(now))

  const errors: FieldMessages = {}
  const delivery = readDelivery(body, now, errors)
  const applicants = readApplicants(visa, body, todayInDhaka(now), errors)
  if (Object.keys(errors).length > 0) throw invalidFields(errors)

  const quote = quoteVisa(plan.price, applicants.length, body.deliveryMethod)
  if (body.price !== quote.total || body.productData.price !== plan.price) {
    throw new DomainError(
      'price_changed',
      { key: 'visaPriceChanged', params: { price: quote.total } },
      { price: quote.total },
    )
  }
  const amount = validateAmount(quote.total)
  if (amount) throw invalidFields({ price: [amount] })
  return { plan, quote, applicants, ...delivery }
}

/** The option that was chosen, by its name as the traveller read it. @throws DomainError withdrawn, or invalid_input */
function readPlan(visa: Visa, { index, name }: VisaPaymentBody['selectedPlan']): VisaPlan {
  const [plan, ...others] = visa.visaList.filter(
    (one, at) =>
      (index ?? at) === at && (name === one.name || name === visa.inBangla?.visaList[at]),
  )
  if (!plan) throw withdrawnPlan()
  if (others.length > 0) throw invalidFields({ 'selectedPlan.index': ['planIndexMissing'] })
  return plan
}

/**
 * Another account's document and one that is not there look the same.
 * @param travelers with all documents of each
 * @param known the ids, of those in the body, that are the account's own
 * @throws DomainError not_found that names whose they are: `travelersData.0.documents`
 */
export function checkDocuments(
  travelers: readonly Pick<VisaApplicant, 'documents'>[],
  known: ReadonlySet<string>,
): void {
  const { code, reason } = documentUnknown()
  const errors: FieldMessages = {}
  travelers.forEach(({ documents }, traveler) => {
    if (documents.some((id) => !known.has(id)))
      errors[`travelersData.${traveler}.documents`] = [reason]
  })
  if (Object.keys(errors).length) throw new DomainError(code, reason, { errors })
}

function readDelivery(
  { deliveryMethod, deliveryDate, pickUpAddress }: VisaPaymentBody,
  now: number,
  errors: FieldMessages,
): Pick<CheckedApplication, 'deliveryDate' | 'pickUpAddress'> {
  if (deliveryMethod === 'travelerDrop') return { deliveryDate: null, pickUpAddress: null }
  if (!pickUpAddress) errors['pickUpAddress'] = ['pickUpAddressMissing']
  const date = deliveryDate ? validatePickUpDate(deliveryDate, now) : 'pickUpDateMissing'
  if (date) errors['deliveryDate'] = [date]
  return { deliveryDate: deliveryDate ?? null, pickUpAddress: pickUpAddress ?? null }
}

function readApplicants(
  { shortPassport }: Visa,
  body: VisaPaymentBody,
  today: string,
  errors: FieldMessages,
): VisaApplicant[] {
  if (body.travelers !== body.travelersData.length) errors['travelers'] = ['travelersIncomplete']
  const schema = applicantSchema({ today, shortPassport })
  const added = new Set<string>()
  return body.travelersData.flatMap((given, index) => {
    const parsed = parseInput(schema, given)
    const wrong = parsed.success ? {} : fieldMessagesOf(parsed.error)
    const phone = validatePhone(given)
    if (phone) wrong['mobileNumber'] = [phone]
    // A document belongs to one traveller of an application.
    const documents = documentsOf(given)
    const isTwice = new Set(documents).size < documents.length
    if (isTwice || documents.some((id) => added.has(id))) wrong['documents'] = ['documentElsewhere']
    for (const id of documents) added.add(id)
    if (documents.length === 0 && !body.documentsLater) wrong['documents'] = ['documentsMissing']
    for (const [field, messages] of Object.entries(wrong))
      errors[`travelersData.${index}.${field}`] = messages
    return parsed.success ? withReadPhone(parsed.data) : []
  })
}

/** What a visa costs, to be stored with its order (decision 114). Amounts in integer BDT. */
export function quoteVisa(optionPrice: number, travelers: number, delivery: DeliveryMethod): Quote {
  return quoteOwnPrices([
    { item: 'visaFee', count: travelers, price: optionPrice },
    { item: 'processingFee', count: travelers, price: PROCESSING_FEE },
    { item: 'pickUpCharge', count: delivery === 'pickUp' ? 1 : 0, price: PICK_UP_CHARGE },
  ])
}
