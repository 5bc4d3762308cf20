import { uploadDocument } from '@jatra/contract/document/endpoints'
import { processPayment } from '@jatra/contract/whole-order/checkout-endpoints'
import type { visaPaymentBodySchema } from '@jatra/contract/visa/visa-payment'
import { createVisa, deleteVisa, listVisas } from '@jatra/contract/visa/endpoints'
import type { StoredDocument } from '@jatra/contract/document/document'
import type { SignedIn } from '@jatra/contract/account/user'
import type { Visa, VisaInput } from '@jatra/contract/visa/visa'
import { priceVisa } from '@jatra/contract/visa/visa-price'
import { sampleDocumentImage } from '@jatra/mocks/fixtures/sample-document'
import type { z } from 'zod'
import { signUp, traveler } from './actors.ts'
import { ask, callEndpoint, type Session } from './harness.ts'

const requirements = ['Passport valid for at least 6 months', 'Bank statement of the last 6 months']

/** A valid visa. */
export const visaInput: VisaInput = {
  name: 'Thailand e-Visa for this test',
  image: 'thailand',
  country: 'Thailand',
  shortPassport: 'refuse',
  jobholders: requirements,
  businessman: requirements,
  govtJobHolder: requirements,
  retiredPerson: requirements,
  unemployed: requirements,
  housewife: requirements,
  student: requirements,
  nonChild: [],
  visaList: [
    { name: 'Single entry', validity: 90, stayPeriod: 60, price: 6_001 },
    { name: 'Multiple entry', validity: 180, stayPeriod: 60, price: 20_002 },
  ],
}

/** A new visa in place of the country's last one, and the member of staff who added it. */
export async function addVisa(
  session: Session,
  over: Partial<VisaInput> = {},
): Promise<{ visa: Visa; token: string }> {
  const { access_token: token } = await session.staff()
  const body = { ...visaInput, ...over }
  for (const { _id: id } of await callEndpoint(session, listVisas, {
    query: { country: body.country },
  }))
    await callEndpoint(session, deleteVisa, { params: { id } }, { token })
  return { visa: await callEndpoint(session, createVisa, { body }, { token }), token }
}

export type VisaBody = z.input<typeof visaPaymentBodySchema>
export type Applicant = VisaBody['travelersData'][number]

export const applicant: Applicant = {
  ...traveler,
  address: 'House 27, Road 5, Dhanmondi, Dhaka 1205',
  documents: [],
}

/** A valid payment for the first option; by default one applicant, who brings the documents. */
export function visaPaymentFor(visa: Visa, userId: string, over: Partial<VisaBody> = {}): VisaBody {
  const { deliveryMethod = 'travelerDrop', travelersData = [applicant] } = over
  const [plan] = visa.visaList
  if (!plan) throw new Error('the visa has no option')
  return {
    serviceType: 'visa',
    productData: { price: plan.price },
    productId: visa._id,
    selectedPlan: { index: 0, name: plan.name },
    price: priceVisa(plan.price, travelersData.length, deliveryMethod).total,
    travelers: travelersData.length,
    travelersData,
    documentsLater: true,
    deliveryMethod,
    email: applicant.email,
    firstName: applicant.firstName ?? '',
    paymentType: 'bkash',
    userId,
    ...over,
  }
}

export function askToApply(me: SignedIn, body: VisaBody, idempotencyKey?: string): Request {
  return ask(
    processPayment,
    { params: { paymentType: body.paymentType }, body },
    { token: me.access_token, idempotencyKey },
  )
}

export function apply(
  session: Session,
  me: SignedIn,
  body: VisaBody,
  idempotencyKey?: string,
): Promise<{ url: string; orderId: string }> {
  return callEndpoint(
    session,
    processPayment,
    { params: { paymentType: body.paymentType }, body },
    { token: me.access_token, idempotencyKey },
  )
}

/** Uploads a document image. */
export function upload(
  session: Session,
  { access_token: token }: SignedIn,
): Promise<StoredDocument> {
  const body = sampleDocumentImage('sample-') ?? new Uint8Array()
  const file = { body, type: 'image/jpeg' }
  return callEndpoint(session, uploadDocument, { query: { name: 'passport.jpg' } }, { token, file })
}

/** Adds a visa, signs up and applies for it. */
export async function placeVisa(session: Session, over: Partial<VisaBody> = {}, key?: string) {
  const { visa, token: staffToken } = await addVisa(session)
  const me = await signUp(session)
  const body = visaPaymentFor(visa, me.user._id, over)
  return { ...me, ...(await apply(session, me, body, key)), body, visa, staffToken, me }
}
