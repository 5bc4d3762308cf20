import { z } from 'zod'
import { issue } from '../messages/message.ts'
import { countriesNamed } from '../places/country-by-name.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { visaCountries, visaBodySchema, visaChangeSchema, visaSchema } from './visa.ts'

/** At most one for each country, so there are no pages. */
export const listVisas = defineEndpoint({
  name: 'listVisas',
  method: 'GET',
  path: '/api/visa',
  access: 'anyone',
  summary: 'Visas with their requirements and options.',
  query: z.object({
    country: z
      .preprocess(visaCountryNamed, z.enum(visaCountries, { error: issue('visaCountryUnknown') }))
      .optional(),
  }),
  output: z.array(visaSchema),
  status: 200,
  problems: [],
})

/** A country of the visas by any of its names: `Sri Lanka`, `LK`. */
function visaCountryNamed(given: string): string {
  const asked = typeof given === 'string' ? countriesNamed(given) : []
  return visaCountries.find((name) => countriesNamed(name)[0] === asked[0]) ?? given
}

const visaId = z.object({ id: z.string().max(80) })

export const getVisa = defineEndpoint({
  name: 'getVisa',
  method: 'GET',
  path: '/api/visa/{id}',
  access: 'anyone',
  summary: 'One visa.',
  params: visaId,
  query: z.object({
    /** In English with `inBangla` beside it, as staff write it (decision 154); else in the language of the reader. */
    languages: z.literal('all', { error: issue('languagesUnknown') }).optional(),
  }),
  output: visaSchema,
  status: 200,
  problems: ['not_found', 'withdrawn'],
})

/** Managers only, as the two below. */
export const createVisa = defineEndpoint({
  name: 'createVisa',
  method: 'POST',
  path: '/api/visa',
  access: 'staff',
  duty: 'catalogue',
  summary: 'Adds a visa.',
  body: visaBodySchema,
  output: visaSchema,
  status: 201,
  problems: ['unauthenticated', 'forbidden', 'already_taken'],
})

export const updateVisa = defineEndpoint({
  name: 'updateVisa',
  method: 'PUT',
  path: '/api/visa/{id}',
  access: 'staff',
  duty: 'catalogue',
  summary: 'Changes fields of a visa; orders keep what they bought.',
  params: visaId,
  body: visaChangeSchema,
  output: visaSchema,
  status: 200,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'withdrawn', 'already_taken'],
})

/** Orders of it stay. */
export const deleteVisa = defineEndpoint({
  name: 'deleteVisa',
  method: 'DELETE',
  path: '/api/visa/{id}',
  access: 'staff',
  duty: 'catalogue',
  summary: 'Withdraws a visa.',
  params: visaId,
  output: z.object({ _id: z.string() }),
  status: 200,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'withdrawn'],
})
