import { z } from 'zod'
import { dateSchema } from '../fields/date.ts'
import { requiredText } from '../fields/text.ts'
import { issue } from '../messages/message.ts'

/** When a person last compared what we say with whom, as pages show it. */
export const checkedSchema = z.object({
  /** `YYYY-MM-DD`. */
  on: dateSchema,
  /** Who says so, by the name that they write themselves. */
  source: requiredText(160, 'checkedSourceRequired'),
  /** Where it can be read; null where it is not on the web. */
  url: z
    .url({ protocol: /^https$/, error: issue('checkedUrlForm') })
    .max(500)
    .nullable(),
})
export type Checked = z.infer<typeof checkedSchema>
