import { z } from 'zod'
import { defineCall } from '../http/call.ts'
import { countrySchema } from './country.ts'

export const listCountries = defineCall({
  name: 'listCountries',
  method: 'GET',
  path: '/api/countries',
  audience: 'anyone',
  summary: 'Every country that has a dial code, by name.',
  output: z.array(countrySchema),
  status: 200,
  refusals: [],
})
