import { createHash } from 'node:crypto'
import type { FlightPaymentBody } from '@jatra/contract/calls/payments'
import type { PaymentType } from '@jatra/contract/entities/payment'
import { isoDate } from '@jatra/contract/entities/traveler'
import { PENDING_MINUTES } from '@jatra/contract/order-status'
import {
  idempotencyKeys,
  orderPassports,
  orders,
  orderTravelers,
  paymentAttempts,
} from '../../db/schema.ts'
import type { StoredOffer } from '../flights/search-store.ts'
import type { CheckedTraveler } from './check-travelers.ts'
import { findKey, type RequestKey } from './find-key.ts'
import type { PaymentDeps } from './payment-deps.ts'

export interface OrderToPlace {
  request: RequestKey
  body: FlightPaymentBody
  paymentType: PaymentType
  bought: StoredOffer
  travelers: CheckedTraveler[]
  /** Integer BDT. */
  price: number
}

/** Another request with the same key was faster: nothing of this one is to stay. */
class Overtaken extends Error {}

/**
 * Stores the order as pending with its travellers, its payment attempt and its key, all or nothing.
 * @returns the order's id; that of the order which the same key made meanwhile, when it did
 */
export async function placeOrder(deps: PaymentDeps, order: OrderToPlace): Promise<string> {
  const { db, newId } = deps
  const orderId = newId()
  const now = deps.clock()
  const createdAt = new Date(now)
  const { body, bought, paymentType, price, request, travelers } = order
  try {
    await db.transaction(async (tx) => {
      await tx.insert(orders).values({
        id: orderId,
        userId: request.userId,
        serviceType: 'flight',
        price,
        travelerCount: travelers.length,
        paymentType,
        paymentStatus: 'pending',
        searchUid: body.productData.searchUid,
        offer: bought.offer,
        dictionaries: bought.dictionaries,
        query: bought.query,
        fareRate: bought.fareRate,
        departureDate: body.deliveryDate,
        contactName: body.firstName,
        contactEmail: body.email,
        contactAddress: body.address || null,
        createdAt,
        expiresAt: new Date(now + PENDING_MINUTES * 60_000),
      })
      // The key's row decides: of requests at the same moment all but one wait here, and then find it taken.
      const claimed = await tx
        .insert(idempotencyKeys)
        .values({ ...request, orderId, createdAt })
        .onConflictDoNothing()
        .returning({ orderId: idempotencyKeys.orderId })
      if (claimed.length === 0) throw new Overtaken()
      await tx.insert(orderTravelers).values(travelers.map((one, i) => rowOf(orderId, one, i)))
      const passports = travelers.flatMap((one, position) => passportOf(orderId, one, position))
      if (passports.length) await tx.insert(orderPassports).values(passports)
      await tx.insert(paymentAttempts).values({
        tranId: tranIdOf(newId()),
        orderId,
        paymentType,
        amount: price,
        status: 'pending',
        createdAt,
      })
    })
    return orderId
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error
    const first = await findKey(db, request)
    if (first) return first
    throw error
  }
}

/** At most 30 characters, as the gateway wants it, and not to be guessed: 104 bits of the id's. */
function tranIdOf(id: string): string {
  return `JT${createHash('sha256').update(id).digest('hex').slice(0, 26).toUpperCase()}`
}

function rowOf(orderId: string, { kind, traveler }: CheckedTraveler, position: number) {
  return {
    orderId,
    position,
    travelerType: kind,
    title: traveler.title,
    gender: traveler.gender,
    firstName: traveler.firstName,
    lastName: traveler.lastName,
    birthDate: isoDate(traveler.birthYear, traveler.birthMonth, traveler.birthDay),
    nationality: traveler.nationality,
    maskedPassportNumber: traveler.passportNumber ? mask(traveler.passportNumber) : null,
    email: traveler.email,
    phone: `+${traveler.countryNumberCode}${traveler.mobileNumber}`,
    address: traveler.address || null,
  }
}

function passportOf(orderId: string, { traveler }: CheckedTraveler, position: number) {
  const { passportNumber, passportExYear: y, passportExMonth: m, passportExDay: d } = traveler
  if (!passportNumber || !y || !m || !d) return []
  return [{ orderId, position, passportNumber, expiryDate: isoDate(y, m, d) }]
}

/** `******123`. */
function mask(passportNumber: string): string {
  return passportNumber.slice(-3).padStart(passportNumber.length, '*')
}
