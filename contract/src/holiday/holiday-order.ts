import { z } from 'zod'
import { issue } from '../messages/message.ts'
import { dateSchema } from '../fields/date.ts'
import { emailText, foldedText, requiredLine } from '../fields/text.ts'
import { foldPhone } from '../values/typed.ts'
import { packageSchema } from './package.ts'
import { peopleSchema, roomsSchema } from '../order/stay.ts'
import { orderTravelerSchema } from '../order/order-traveler.ts'
import { orderShape } from '../order/order-shape.ts'
import { holidayReferencesSchema } from './holiday-references.ts'
import { titles, travelerGenders } from '../traveler/traveler.ts'

/** Whom we write to about a reservation (docs/specification.md, Reservation rules). */
export const contactSchema = z.object({
  title: z.enum(titles).optional(),
  gender: z.enum(travelerGenders).optional(),
  firstName: requiredLine(60, 'contactFirstName'),
  lastName: requiredLine(60, 'contactLastName'),
  email: emailText('contactEmail'),
  /** As typed, `+880 1712-345678`: 4 to 14 digits, with a plus, spaces, dashes and brackets. */
  number: foldedText(24, 'contactNumber', foldPhone).refine(
    (v) => v === '' || /^\+?(?:[ ()-]*[0-9]){4,14}[ ()-]*$/.test(v),
    { message: issue('mobileNumberForm') },
  ),
})
export type Contact = z.infer<typeof contactSchema>

/** Who travels on a holiday. Within the country all but the names and the age is empty. */
export const holidayTravelerSchema = orderTravelerSchema.extend({
  /** Among all for whom it was bought, from 0 (traveler-places.ts). */
  position: z.int(),
  /** Years on the first day; null on a holiday abroad, which has the birth date. */
  age: z.int().nullable(),
})
export type HolidayTraveler = z.infer<typeof holidayTravelerSchema>

/** A holiday order of the account (docs/specification.md, Order): the package as it was when it was bought. */
export const holidayOrderSchema = z.object({
  ...orderShape,
  serviceType: z.literal('holidays'),
  productData: z.object({ rating: z.number().nullable(), package: packageSchema }),
  /** When hotels, guide and flights were confirmed, and under which references; null until then. */
  confirmation: holidayReferencesSchema.extend({ at: z.iso.datetime() }).nullable(),
  travelersData: z.object({
    /** First day of travel, `YYYY-MM-DD`. */
    travelDate: dateSchema,
    rooms: roomsSchema,
    people: peopleSchema,
    /** Those who are named, by their place. */
    travelers: z.array(holidayTravelerSchema),
    /** Empty where the account was deleted and the order had brought no money. */
    address: contactSchema.extend({
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      number: z.string(),
    }),
  }),
})
export type HolidayOrder = z.infer<typeof holidayOrderSchema>
