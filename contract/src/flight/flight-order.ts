import { z } from 'zod'
import { flightBookingSchema } from './flight-booking.ts'
import { dictionariesSchema, flightOfferSchema, flightQuerySchema } from './flight.ts'
import { orderShape } from '../order/order-shape.ts'

/** A traveller as an order shows it: of the passport only the last three characters leave the API. */
export const orderTravelerSchema = z.object({
  title: z.string(),
  gender: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** `YYYY-MM-DD`. */
  birthDate: z.string(),
  nationality: z.string(),
  /** `******123`; null on a domestic flight. */
  maskedPassportNumber: z.string().nullable(),
  email: z.string(),
  /** `+8801712345678`. */
  phone: z.string(),
})
export type OrderTraveler = z.infer<typeof orderTravelerSchema>

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
