import type { z } from 'zod'
import { processPayment } from '@jatra/contract/whole-order/checkout-endpoints'
import type { visaPaymentBodySchema } from '@jatra/contract/visa/visa-payment'
import type { Client } from '@jatra/contract/http/client'
import type { Visa, VisaInput } from '@jatra/contract/visa/visa'
import { priceVisa } from '@jatra/contract/visa/visa-price'
import { documents, visas } from '../db/schema.ts'
import type { Database } from '../db/types.ts'
import { visaColumns } from '../domain/visas/read-visas.ts'
import { newFileKey } from '../providers/files/files-provider.ts'
import { traveler, type Visitor } from './booking.ts'
import { TEST_NOW } from './test-api.ts'

const requirements = ['Passport valid for at least 6 months', 'Bank statement of the last 6 months']

/** A right visa. */
export const visaInput: VisaInput = {
  name: 'Thailand e-Visa',
  image: 'thailand',
  country: 'Thailand',
  shortPassport: 'refuse',
  jobholders: requirements,
  businessman: [...requirements, 'Trade licence'],
  govtJobHolder: [...requirements, 'GO or NOC'],
  retiredPerson: requirements,
  unemployed: requirements,
  housewife: requirements,
  student: ['Student ID', ...requirements],
  nonChild: [],
  visaList: [
    { name: 'Single entry', validity: 90, stayPeriod: 60, price: 6_001 },
    { name: 'Multiple entry', validity: 180, stayPeriod: 60, price: 20_002 },
  ],
}

/** Puts a visa into the database, {@link visaInput} but for what is said. */
export async function insertVisa(db: Database, over: Partial<Visa> = {}): Promise<Visa> {
  const { _id, ...input } = { _id: 'visa-of-a-test', ...visaInput, ...over }
  const at = new Date(TEST_NOW)
  await db.insert(visas).values({ ...visaColumns(input), id: _id, createdAt: at, updatedAt: at })
  return { _id, ...input }
}

/** Puts rows of uploads into the database, without pictures. @returns their ids, as they were given */
export async function insertDocuments(
  db: Database,
  userId: string,
  ids: string[],
): Promise<string[]> {
  await db.insert(documents).values(
    ids.map((id) => ({
      ...{ id, userId, key: newFileKey(), name: `${id}.jpg`, createdAt: new Date(TEST_NOW) },
      ...{ state: 'stored' as const, bytes: 20_480, width: 600, height: 800 },
    })),
  )
  return ids
}

export type VisaBody = z.input<typeof visaPaymentBodySchema>
export type Applicant = VisaBody['travelersData'][number]

/** An adult with a long passport and no documents, unless changed. */
export function applicant(changes: Partial<Applicant> = {}): Applicant {
  return { ...traveler(), ...changes } as Applicant
}

/** A valid payment for the first option; by default one applicant, who brings the documents. */
export function visaPaymentFor(visa: Visa, userId: string, over: Partial<VisaBody> = {}): VisaBody {
  const { deliveryMethod = 'travelerDrop', travelersData = [applicant()] } = over
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
    email: 'rahima@example.com',
    firstName: 'Rahima',
    paymentType: 'bkash',
    userId,
    ...over,
  }
}

export function applyFor(
  client: Client,
  { token }: Visitor,
  body: VisaBody,
  idempotencyKey?: string,
): Promise<{ url: string; orderId: string }> {
  const { paymentType } = body
  return client.call(processPayment, { params: { paymentType }, body }, { token, idempotencyKey })
}
