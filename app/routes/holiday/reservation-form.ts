import { z } from 'zod'
import {
  contactInputSchema,
  holidayPaymentBodySchema,
} from '@jatra/contract/holiday/holiday-payment'
import { validateRooms } from '@jatra/contract/order/rooms'
import { peopleSchema } from '@jatra/contract/order/stay'
import { issue } from '@jatra/contract/messages/message'
import { orderKeySchema } from '~/checkout/order-key.ts'

const { travelDate, rooms, paymentType, price } = holidayPaymentBodySchema.shape

/** The reservation form under the contract's rules; the API checks the travel dates. */
export const reservationSchema = z
  .object({
    travelDate,
    rooms,
    people: peopleSchema,
    travelersData: contactInputSchema,
    paymentType,
    /** Total payable that the traveller was shown, integer BDT. */
    price,
    /** The price per person that the traveller was shown. */
    unitPrice: price,
    /** The day, in Asia/Dhaka, whose refund steps the traveller was shown; absent in a page of an earlier version. */
    shownOn: z.iso.date().optional(),
    idempotencyKey: orderKeySchema,
  })
  .superRefine((value, check) => {
    const problem = validateRooms(value.rooms, value.people)
    if (!problem) return
    check.addIssue({ code: 'custom', path: [problem.field], message: issue(problem.message) })
  })

/** Counts that the form sends; they are kept with the date, all at once (use-saved-stay.ts). */
export const STAY_FIELDS = /^(rooms|people)\./
