import { z } from 'zod'
import { issue } from '../messages/message.ts'
import { paymentTypeSchema } from '../payment/payment.ts'
import { contactSchema } from './holiday-order.ts'
import { ifGiven } from '../values/if-given.ts'
import { printed } from '../fields/printable.ts'
import { peopleSchema, roomsSchema } from '../order/stay.ts'

/** The contact as it is typed: the receipt names it. Orders from before may have letters that no receipt prints. */
export const contactInputSchema = contactSchema.extend({
  firstName: printed(contactSchema.shape.firstName),
  lastName: printed(contactSchema.shape.lastName),
})

/** Of its own, since the API's description writes a shared schema once, and stays may not be null elsewhere. */
const sentPeopleSchema = z.object(peopleSchema.shape)

/**
 * Body of a holiday's payment. The API recomputes `price` and checks rooms and people. Our pages also send `people` and
 * the price of one person; a body without them is read by {@link checkReservation}.
 */
export const holidayPaymentBodySchema = z.object({
  serviceType: z.literal('holidays'),
  /** The package's price per person that the traveller saw, integer BDT. Absent: the total alone is compared. */
  productData: ifGiven(z.object({ price: ifGiven(z.number().int().min(0).max(1_000_000_000)) })),
  /** The package's id. */
  productId: z.string().min(1).max(80),
  /** Total payable that the traveller saw, integer BDT. */
  price: z.number().int().min(0).max(1_000_000_000),
  /** How many people, everybody counted. */
  travelers: z.number().int().min(1).max(240),
  /** Absent: everybody is an adult, who needs a bed. */
  people: ifGiven(sentPeopleSchema),
  rooms: roomsSchema,
  travelDate: z.iso.date(issue('travelDateMissing')),
  /** The contact address. */
  travelersData: contactInputSchema.extend({
    title: ifGiven(contactSchema.shape.title.unwrap()),
    gender: ifGiven(contactSchema.shape.gender.unwrap()),
  }),
  email: contactSchema.shape.email,
  firstName: contactInputSchema.shape.firstName,
  paymentType: paymentTypeSchema,
  userId: z.string().min(1).max(64),
})
export type HolidayPaymentBody = z.output<typeof holidayPaymentBodySchema>
