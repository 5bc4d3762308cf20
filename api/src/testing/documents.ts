import { drawBookingReference } from '@jatra/contract/order/booking-reference'
import type { PaymentStatus } from '@jatra/contract/payment/payment-status'
import { uploadDocument } from '@jatra/contract/document/endpoints'
import type { Client } from '@jatra/contract/http/client'
import type { StoredDocument } from '@jatra/contract/document/document'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { quoteVisa } from '@jatra/contract/visa/visa-validation'
import { orders } from '../db/schema.ts'
import type { Database } from '../db/types.ts'
import type { Visitor } from './booking.ts'
import { jpeg } from './pictures.ts'

/** Uploads a small picture. */
export async function uploadTestDocument(
  client: Client,
  { token }: Visitor,
  name = 'passport.jpg',
): Promise<StoredDocument> {
  const file = { body: new Uint8Array(await jpeg(200, 200)), type: 'image/jpeg' }
  return client.call(uploadDocument, { query: { name } }, { token, file })
}

/** An application's order and nothing else of it. @param at epoch milliseconds of its making and its end */
export async function insertOrder(
  db: Database,
  id: string,
  userId: string,
  at: number,
  paymentStatus: PaymentStatus = 'pending',
): Promise<void> {
  await db.insert(orders).values({
    id,
    bookingReference: drawBookingReference(id),
    userId,
    serviceType: 'visa',
    price: 5_650,
    quote: quoteVisa(5_000, 1, 'travelerDrop'),
    travelerCount: 1,
    paymentType: 'bkash',
    paymentStatus,
    contactName: 'Rahima',
    contactEmail: 'rahima@example.com',
    contactPhone: '+8801712345678',
    createdAt: new Date(at),
    expiresAt: new Date(at + 30 * MINUTE_MS),
    settledAt: paymentStatus === 'pending' ? null : new Date(at),
  })
}
