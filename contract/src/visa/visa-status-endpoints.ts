import { z } from 'zod'
import { defineEndpoint } from '../http/endpoint.ts'
import { issue } from '../messages/message.ts'
import { visaStatusInputSchema, visaStatusKeySchema, visaStatusSchema } from './visa-status.ts'

/** Each kind of every country that we know, by country and kind; there are no pages. */
export const listVisaStatuses = defineEndpoint({
  name: 'listVisaStatuses',
  method: 'GET',
  path: '/api/visa-status',
  access: 'anyone',
  summary: 'Which visas Bangladeshi passports can apply for today.',
  query: z.object({
    /** In English with `inBangla` beside it, as staff write it (decision 154); else in the language of the reader. */
    languages: z.literal('all', { error: issue('languagesUnknown') }).optional(),
  }),
  output: z.array(visaStatusSchema),
  status: 200,
  problems: [],
})

/** A country or kind that is not there is added. Orders that are placed stay as they are. */
export const setVisaStatus = defineEndpoint({
  name: 'setVisaStatus',
  method: 'PUT',
  path: '/api/visa-status/{country}/{kind}',
  access: 'staff',
  duty: 'catalogue',
  summary: 'Says whether a kind of visa is open; what is closed is not sold from then on.',
  params: visaStatusKeySchema,
  body: visaStatusInputSchema,
  output: visaStatusSchema,
  status: 200,
  problems: ['unauthenticated', 'forbidden'],
})
