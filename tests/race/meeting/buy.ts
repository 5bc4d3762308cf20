import type { Database } from '@jatra/api/db/types'
import { pay, paymentBody, search, type Visitor } from '@jatra/api/testing/booking'
import { holidayPaymentFor, insertPackage, reserve } from '@jatra/api/testing/holidays'
import type { TestApi } from '@jatra/api/testing/test-api'
import { openPayment } from '@jatra/contract/whole-order/checkout-endpoints'
import {
  applicant,
  applyFor,
  insertDocuments,
  insertVisa,
  visaPaymentFor,
} from '@jatra/api/testing/visas'

export const products = ['flight', 'held flight', 'holiday', 'visa'] as const
export type Product = (typeof products)[number]

export const oneRoom = {
  rooms: { singleRoom: 1, doubleRoom: 0, twinRoom: 0, tripleRoom: 0 },
  people: { adults: 1, child: 0, child2: 0, infants: 0 },
}

export const ways = ['bkash', 'sslCommerz'] as const
export type Way = (typeof ways)[number]

interface Buyer {
  db: Database
  api: TestApi
  traveler: Visitor
  paymentType: Way
}

/** Orders it for two people. @returns its id */
export async function buy(
  product: Product,
  { db, api, traveler, paymentType }: Buyer,
): Promise<string> {
  const { client } = api
  const { userId } = traveler
  if (product === 'visa') {
    const visa = await insertVisa(db)
    const [own = ''] = await insertDocuments(db, userId, ['scan'])
    // One of them brings the documents later.
    const travelersData = [
      applicant({ documents: [own] }),
      applicant({ firstName: 'Rahim', passportNumber: 'EB0123457' }),
    ]
    const body = visaPaymentFor(visa, userId, { travelersData, paymentType })
    return (await applyFor(client, traveler, body)).orderId
  }
  if (product === 'holiday') {
    // The day on which less comes back is near.
    const refundSteps = [
      { daysBefore: 82, percent: 100 },
      { daysBefore: 7, percent: 50 },
    ]
    const holiday = await insertPackage(db, { refundSteps })
    const rooms = { ...oneRoom.rooms, singleRoom: 2 }
    const body = holidayPaymentFor(holiday, userId, {
      ...{ rooms, paymentType },
      people: { ...oneRoom.people, adults: 2 },
    })
    return (await reserve(client, traveler, body)).orderId
  }
  const found = await search(client, { adults: 2 })
  const payLater = product === 'held flight'
  const body = paymentBody(found, userId, { paymentType, ...(payLater && { payLater }) })
  const { orderId } = await pay(client, traveler, body)
  if (!payLater) return orderId
  await api.runJobs()
  const params = { userId, orderId }
  await client.call(openPayment, { params, body: { paymentType } }, traveler)
  return orderId
}
