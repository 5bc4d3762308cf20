import { zodToOpenAPIRegistry } from '@asteasolutions/zod-to-openapi'
import { flightSearchQuerySchema, searchAirports } from '@jatra/contract/flight/endpoints'
import { flightPaymentBodySchema } from '@jatra/contract/flight/flight-payment'
import { applicantSentSchema } from '@jatra/contract/whole-order/checkout-endpoints'
import { sentTravelerFields } from '@jatra/contract/traveler/sent-traveler'
import { listVisas } from '@jatra/contract/visa/endpoints'
import { visaPaymentBodySchema } from '@jatra/contract/visa/visa-payment'
import type { z } from 'zod'

const flight = flightPaymentBodySchema.shape
const visa = visaPaymentBodySchema.shape
const search = flightSearchQuerySchema.shape

/** What a field is where its name does not say it, and what happens without it. */
const described: [field: z.ZodType | undefined, description: string][] = [
  [search.travelClass, 'A cabin by its code, or as people write it: `Economy`.'],
  [search.max, 'At most 10 are answered, whatever is asked for.'],
  [
    flight.productData.shape.searchUid,
    'Of the search in which the offer was found. Without it the offer is not known: 400.',
  ],
  [flight.productId, 'The `id` of the offer in that search.'],
  [
    visa.selectedPlan.shape.index,
    'Of the option in `visaList`. Without it the only option of that name is meant; where several have it: 400.',
  ],
  [
    visa.deliveryMethod,
    'Decides the price, so nothing stands in for it: without it 400. `pickUp` wants `deliveryDate` and `pickUpAddress`.',
  ],
  [
    applicantSentSchema.shape.documents,
    'Ids of uploaded documents. Without any, and without `documentsLater: true`: 400.',
  ],
  [
    sentTravelerFields.nationality,
    'By two letters, or by the name of the country or its people: `BD`, `Bangladesh`, `Bangladeshi`. A name of several countries: 400.',
  ],
  [
    sentTravelerFields.passportCountry,
    'As `nationality`. Without it the passport is of that country.',
  ],
  [searchAirports.query?.shape.country, 'By two letters or by name.'],
  [listVisas.query?.shape.country, 'By any of its names, or two letters: `Sri Lanka`, `LK`.'],
]

for (const [field, description] of described)
  // oxlint-disable-next-line typescript/no-deprecated -- as in openapi-schemas.ts
  if (field) zodToOpenAPIRegistry.add(field, { description })
