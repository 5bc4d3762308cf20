import { z } from 'zod'

/** Under which references those who serve a holiday have it. */
export const holidayReferencesSchema = z.object({
  hotel: z.string(),
  /** Null where nobody guides. */
  guide: z.string().nullable(),
  /** The airline's; null where no flight is included. */
  flights: z.string().nullable(),
})
export type HolidayReferences = z.infer<typeof holidayReferencesSchema>
