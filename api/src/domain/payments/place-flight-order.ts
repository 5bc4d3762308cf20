import type { FlightPaymentBody } from '@jatra/contract/payment/endpoints'
import { checkFlightTravelers } from '@jatra/contract/flight/flight-validation'
import { checkFlightPrice, quoteFlight } from '@jatra/contract/flight/flight-quote'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { flightOrders } from '../../db/schema.ts'
import type { OrderRequest } from './find-key.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { storeOrder } from './store-order.ts'
import { phoneOf, storeTravelers } from './store-travelers.ts'

/**
 * Checks a flight's payment against the offer of its search and stores the order.
 * @returns the order's id
 * @throws DomainError not_found, session_expired, passengers_refused, invalid_input, price_changed, too_many_unpaid
 */
export async function placeFlightOrder(
  deps: PaymentDeps,
  request: OrderRequest,
  body: FlightPaymentBody,
): Promise<string> {
  const { searchUid } = body.productData
  const bought = await deps.searches.readOffer(searchUid, body.productId)
  const travelers = checkFlightTravelers(body, bought)
  const quote = quoteFlight(bought.offer, bought.fareRate, todayInDhaka(deps.clock()))
  checkFlightPrice(body.price, quote)
  return storeOrder(deps, request, body.paymentType, async () => ({
    serviceType: 'flight',
    quote,
    travelerCount: travelers.length,
    contact: {
      name: body.firstName,
      email: body.email,
      phone: phoneOf(travelers[0]?.traveler),
      address: body.address || null,
    },
    async addDetails(tx, orderId) {
      const { offer, dictionaries, query, fareRate } = bought
      await tx.insert(flightOrders).values({
        ...{ orderId, searchUid, offer, dictionaries, query, fareRate },
        departureDate: body.deliveryDate,
      })
      await storeTravelers(tx, orderId, travelers)
    },
  }))
}
