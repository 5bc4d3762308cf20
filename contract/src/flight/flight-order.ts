import { z } from 'zod'
import { flightBookingSchema } from './flight-booking.ts'
import { dictionariesSchema, flightOfferSchema, flightQuerySchema } from './flight.ts'
import { orderShape } from '../order/order-shape.ts'
import { orderTravelerSchema } from '../order/order-traveler.ts'

/** A traveller of a flight. */
const flightTravelerSchema = orderTravelerSchema.extend({
  /** The offer's `travelerId`, by which tickets are told apart. */
  travelerId: z.string(),
})

/** A flight order of the account. */
export const flightOrderSchema = z.object({
  ...orderShape,
  serviceType: z.literal('flight'),
  productData: z.object({
    /** Stars, 1 to 5; flights have none. */
    rating: z.number().nullable(),
    searchUid: z.string(),
    offer: flightOfferSchema,
    dictionaries: dictionariesSchema,
    query: flightQuerySchema,
    fareRate: z.number(),
  }),
  booking: flightBookingSchema,
  travelersData: z.object({
    /** The departure date, `YYYY-MM-DD`. */
    deliveryDate: z.string(),
    travelers: z.array(flightTravelerSchema),
  }),
})
export type FlightOrder = z.infer<typeof flightOrderSchema>
