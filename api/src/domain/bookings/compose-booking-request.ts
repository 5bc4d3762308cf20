import { asc, eq } from 'drizzle-orm'
import { flightOrders, orderPassports, orderTravelers } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import type { OfferTerms } from '../../db/offer-terms.ts'
import type { BookingPassenger, BookingRequest } from '../../providers/flights/flight-supplier.ts'

/**
 * The booking request for the supplier; null when the order's travellers were deleted. It contains passports: never log
 * it.
 */
export async function composeBookingRequest(
  db: Database,
  orderId: string,
  terms: OfferTerms,
  type: BookingRequest['type'],
): Promise<BookingRequest | null> {
  const [flight] = await db.select().from(flightOrders).where(eq(flightOrders.orderId, orderId))
  const travelers = await db
    .select()
    .from(orderTravelers)
    .where(eq(orderTravelers.orderId, orderId))
    .orderBy(asc(orderTravelers.position))
  const passports = await db
    .select()
    .from(orderPassports)
    .where(eq(orderPassports.orderId, orderId))
  if (!flight || travelers.length === 0) return null
  const { travelerPricings, price } = flight.offer
  const idOf = (travelerId: string | null) => terms.passengers[travelerId ?? ''] ?? ''
  const infantOf = new Map(
    travelerPricings.flatMap(({ travelerId, associatedAdultId: adult }) =>
      adult ? [[adult, travelerId] as const] : [],
    ),
  )
  const passengers = travelers.map((traveler): BookingPassenger => {
    const infant = infantOf.get(traveler.travelerId ?? '')
    const passport = passports.find(({ position }) => position === traveler.position)
    return {
      id: idOf(traveler.travelerId),
      type: traveler.travelerType ?? 'ADULT',
      ...(infant !== undefined && { infantId: idOf(infant) }),
      title: traveler.title,
      gender: traveler.gender === 'Female' ? 'Female' : 'Male',
      firstName: traveler.firstName,
      lastName: traveler.lastName,
      birthDate: traveler.birthDate,
      nationality: traveler.nationality,
      email: traveler.email,
      phone: traveler.phone,
      ...(passport && {
        passport: {
          number: passport.passportNumber,
          expiryDate: passport.expiryDate,
          issuedBy: passport.issuedBy ?? traveler.nationality,
        },
      }),
    }
  })
  return {
    orderId,
    offer: terms.reference,
    type,
    total: { amount: price.total, currency: price.currency },
    passengers,
  }
}
