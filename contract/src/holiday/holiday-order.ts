import { z } from 'zod'
import { dateSchema } from '../values/dates.ts'
import { MAX_ROOMS_OF_A_KIND } from './rooms.ts'
import { EMAIL, requiredText } from '../values/text.ts'
import { packageSchema } from './package.ts'
import { orderShape } from '../order/order-shape.ts'
import { titles, travelerGenders } from '../traveler/traveler.ts'

const count = (max: number) => {
  const message = `Choose 0 to ${max}`
  return z.number({ error: message }).int(message).min(0, message).max(max, message)
}

/** Rooms by kind; which people they hold is `validateRooms` of rooms.ts (decision 038). */
export const roomsSchema = z.object({
  singleRoom: count(MAX_ROOMS_OF_A_KIND),
  doubleRoom: count(MAX_ROOMS_OF_A_KIND),
  twinRoom: count(MAX_ROOMS_OF_A_KIND),
  tripleRoom: count(MAX_ROOMS_OF_A_KIND),
})

/** Travellers by age band (docs/specification.md, Age bands). */
export const peopleSchema = z.object({
  adults: count(60),
  child: count(60),
  child2: count(60),
  infants: count(60),
})

/** Whom we write to about a reservation (docs/specification.md, Reservation rules): any script, emoji too. */
export const contactSchema = z.object({
  title: z.enum(titles).optional(),
  gender: z.enum(travelerGenders).optional(),
  firstName: requiredText(60, 'Please provide a first name'),
  lastName: requiredText(60, 'Please provide a last name'),
  email: requiredText(254, 'Please provide an email').refine((v) => v === '' || EMAIL.test(v), {
    message: 'Invalid Email Format',
  }),
  /** As typed, `+880 1712-345678`: 6 to 14 digits, with a plus, spaces, dashes and brackets. */
  number: requiredText(24, 'Please provide a mobile number').refine(
    (v) => v === '' || /^\+?(?:[ ()-]*[0-9]){6,14}[ ()-]*$/.test(v),
    { message: 'Use 6 to 14 digits' },
  ),
})
export type Contact = z.infer<typeof contactSchema>

/** A holiday order of the account (docs/specification.md, Order): the package as it was when it was bought. */
export const holidayOrderSchema = z.object({
  ...orderShape,
  serviceType: z.literal('holidays'),
  productData: z.object({ rating: z.number().nullable(), package: packageSchema }),
  travelersData: z.object({
    /** First day of travel, `YYYY-MM-DD`. */
    travelDate: dateSchema,
    rooms: roomsSchema,
    people: peopleSchema,
    address: contactSchema,
  }),
})
export type HolidayOrder = z.infer<typeof holidayOrderSchema>
