import { z } from 'zod'
import { requiredText } from '../values/text.ts'

/**
 * What a holiday package says in another language: its texts alone, each in the place where the package has it in
 * English. Lists are as long as theirs, so that each line stands for one.
 */
export const packageWordsSchema = z.object({
  name: requiredText(120, 'packageNameRequired'),
  /** The places it goes to. */
  destination: requiredText(120, 'packageDestinationRequired'),
  description: requiredText(2_000, 'packageDescriptionRequired'),
  /** Of each hotel, in the order of the package's: brands stay as they are written. */
  hotels: z
    .array(
      z.object({
        name: requiredText(120, 'hotelNameRequired'),
        room: requiredText(120, 'hotelRoomRequired').optional(),
        place: requiredText(60, 'hotelPlaceRequired').optional(),
      }),
    )
    .max(12),
  /** Comma-separated texts, as in the package. */
  packageIncludes: z
    .array(z.object({ include1: z.string().max(2_000), include2: z.string().max(2_000) }))
    .min(1)
    .max(4),
  /** `{ 'দিন ১': '...' }`, a day for each day of the package. */
  highlight: z.array(z.record(z.string().max(60), z.string().max(1_000))).max(40),
  cancelationPolicy: z.array(requiredText(300, 'conditionRequired')).max(12),
})
export type PackageWords = z.infer<typeof packageWordsSchema>
