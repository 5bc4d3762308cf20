import { z } from 'zod'
import { defineEndpoint } from '../http/endpoint.ts'
import { countrySchema } from './country.ts'

export const listCountries = defineEndpoint({
  name: 'listCountries',
  method: 'GET',
  path: '/api/countries',
  access: 'anyone',
  summary: 'Every country that has a dial code, by name.',
  output: z.array(countrySchema),
  status: 200,
  problems: [],
})
