import { z } from 'zod'
import { paymentTypeSchema } from '@jatra/contract/payment/payment'
import { orderKeySchema } from '~/checkout/order-key.ts'
import { titleGenderCheck } from '~/forms/title-gender-check.ts'
import type { TravelerType } from '@jatra/contract/traveler/traveler-type'
import {
  travelerSchema,
  type Traveler,
  type TravelerRules,
} from '@jatra/contract/traveler/traveler'

/** The flight's properties that decide which fields the form has. */
export interface BookingRules extends Omit<TravelerRules, 'kind'> {
  /** One per traveller, in the order of the form. */
  kinds: TravelerType[]
}

/** The booking form under the contract's rules, which the browser, the page's action and the API share. */
export function bookingSchema({ kinds, ...rules }: BookingRules) {
  const [first, ...rest] = kinds.map((kind) =>
    z.intersection(travelerSchema({ kind, ...rules }), titleGenderCheck),
  )
  if (!first) throw new RangeError('a booking has at least one traveller')
  // A tuple, because each traveller has rules of their own.
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the type of a tuple cannot say that more of the same follow
  const travelers: z.ZodType<[Traveler, ...Traveler[]]> = z.tuple([first, ...rest]) as never
  return z.object({
    travelers,
    paymentType: paymentTypeSchema,
    /** Asked where the airline holds the flight. */
    payWhen: z.enum(['now', 'later']).default('now'),
    /** Total payable that the traveller was shown, integer BDT. */
    price: z.coerce.number().int(),
    idempotencyKey: orderKeySchema,
  })
}

/** A traveller who pays later chooses the option then; until then the order names any. */
export function withPayLater(form: FormData): FormData {
  if (form.get('payWhen') === 'later' && !form.get('paymentType')) {
    form.set('paymentType', 'sslCommerz')
  }
  return form
}
