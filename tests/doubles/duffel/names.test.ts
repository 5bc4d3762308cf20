import { orderRequestOf } from '@jatra/api/providers/flights/duffel/orders'
import { duffelRules } from '@jatra/api/providers/flights/duffel/duffel-rules'
import { validateTicketNames } from '@jatra/contract/flight/ticket-name'
import { identityFields } from '@jatra/contract/traveler/traveler'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readOrderRequest } from './order-request.ts'

/** Whatever our form takes for a name: 60 characters, with signs. */
const typed = fc
  .stringMatching(/^[A-Za-z][A-Za-z .'-]{0,40}$/)
  .filter((name) => identityFields.lastName.safeParse(name).success)
const person = fc.record({ firstName: fc.oneof(typed, fc.constant('')), lastName: typed })

const order = (firstName: string, lastName: string) =>
  orderRequestOf({
    ...{ orderId: 'order-1', offer: 'off_1', type: 'instant' },
    total: { amount: '1.00', currency: 'USD' },
    passengers: [
      {
        ...{ id: 'pas_1', type: 'ADULT', title: 'Ms.', gender: 'Female', firstName, lastName },
        ...{ birthDate: '1990-05-17', nationality: 'BD' },
        ...{ email: 'rahima@jatra.example', phone: '+8801712345678' },
      },
    ],
  })

it('Duffel takes exactly the names that its rules let through', () => {
  fc.assert(
    fc.property(person, ({ firstName, lastName }) => {
      const refused = validateTicketNames([{ firstName, lastName }], duffelRules)
      const request = order(firstName, lastName)
      if (Object.keys(refused).length > 0) expect(request).toBeNull()
      else expect(() => readOrderRequest(request)).not.toThrow()
    }),
    { numRuns: 1_000 },
  )
})
