import type { FlightPaymentBody } from '@jatra/contract/calls/payments'
import { isoDate } from '@jatra/contract/entities/traveler'
import { flightOrders, orderPassports, orderTravelers } from '../../db/schema.ts'
import { checkPrice } from './check-price.ts'
import { checkTravelers, type CheckedTraveler } from './check-travelers.ts'
import type { RequestKey } from './find-key.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { storeOrder } from './store-order.ts'

/**
 * Checks a flight's payment against the offer of its search and stores the order.
 * @returns the order's id
 * @throws Refusal not_found, session_expired, passengers_refused, invalid_input, price_changed
 */
export async function placeFlightOrder(
  deps: PaymentDeps,
  request: RequestKey,
  body: FlightPaymentBody,
): Promise<string> {
  const { searchUid } = body.productData
  const bought = await deps.searches.readOffer(searchUid, body.productId)
  const travelers = checkTravelers(body, bought)
  const price = checkPrice(body.price, bought)
  return storeOrder(deps, request, body.paymentType, async () => ({
    serviceType: 'flight',
    price,
    travelerCount: travelers.length,
    contact: {
      name: body.firstName,
      email: body.email,
      phone: phoneOf(travelers[0]),
      address: body.address || null,
    },
    async addDetails(tx, orderId) {
      const { offer, dictionaries, query, fareRate } = bought
      await tx.insert(flightOrders).values({
        ...{ orderId, searchUid, offer, dictionaries, query, fareRate },
        departureDate: body.deliveryDate,
      })
      await tx.insert(orderTravelers).values(travelers.map((one, i) => rowOf(orderId, one, i)))
      const passports = travelers.flatMap((one, position) => passportOf(orderId, one, position))
      if (passports.length) await tx.insert(orderPassports).values(passports)
    },
  }))
}

/** `+8801712345678`. */
function phoneOf(one: CheckedTraveler | undefined): string {
  return one ? `+${one.traveler.countryNumberCode}${one.traveler.mobileNumber}` : ''
}

function rowOf(orderId: string, one: CheckedTraveler, position: number) {
  const { kind, traveler } = one
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
    phone: phoneOf(one),
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
