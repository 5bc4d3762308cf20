import { z } from 'zod'
import { paymentTypeSchema } from '@jatra/contract/payment/payment'
import { orderKeySchema } from '~/checkout/order-key.ts'
import { titleGenderCheck } from '~/forms/title-gender-check.ts'
import { issue } from '@jatra/contract/messages/message'
import type { SupplierRules } from '@jatra/contract/flight/supplier-rules'
import { validateTicketNames } from '@jatra/contract/flight/ticket-name'
import { foldName } from '@jatra/contract/values/typed'
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
  /** What the offer's supplier takes. */
  supplierRules: SupplierRules | undefined
}

/** The booking form under the contract's rules, which the browser, the page's action and the API share. */
export function bookingSchema({ kinds, supplierRules, ...rules }: BookingRules) {
  const [first, ...rest] = kinds.map((kind) =>
    z.intersection(travelerSchema({ kind, ...rules }), titleGenderCheck),
  )
  if (!first) throw new RangeError('a booking has at least one traveller')
  // A tuple, because each traveller has rules of their own.
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the type of a tuple cannot say that more of the same follow
  const travelers: z.ZodType<[Traveler, ...Traveler[]]> = z.tuple([first, ...rest]) as never
  const booking = z.object({
    travelers,
    paymentType: paymentTypeSchema,
    /** Asked where the airline holds the flight. */
    payWhen: z.enum(['now', 'later']).default('now'),
    /** Total payable that the traveller was shown, integer BDT. */
    price: z.coerce.number().int(),
    idempotencyKey: orderKeySchema,
  })
  return z.intersection(booking, ticketNamesCheck(supplierRules))
}

/** What the supplier would refuse of the names. Its output is empty, as that of {@link titleGenderCheck}. */
function ticketNamesCheck(rules: SupplierRules | undefined) {
  const name = z.string().default('').transform(foldName)
  return z
    .object({ travelers: z.array(z.object({ firstName: name, lastName: name })) })
    .superRefine(({ travelers }, context) => {
      const refused = rules ? validateTicketNames(travelers, rules) : {}
      for (const [path, messages] of Object.entries(refused)) {
        const [index, field = ''] = path.split('.')
        for (const message of messages)
          context.addIssue({
            ...{ code: 'custom', path: ['travelers', Number(index), field] },
            message: issue(message),
          })
      }
    })
    .transform(() => ({}))
}

/** A traveller who pays later chooses the option then; until then the order names any. */
export function withPayLater(form: FormData): FormData {
  if (form.get('payWhen') === 'later' && !form.get('paymentType')) {
    form.set('paymentType', 'sslCommerz')
  }
  return form
}
