import { z } from 'zod'
import { issue } from '../messages/message.ts'
import { requiredText, text } from '../fields/text.ts'

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
    .array(z.object({ include1: text(2_000), include2: text(2_000) }))
    .min(1)
    .max(4),
  /** `{ 'দিন ১': '...' }`, a day for each day of the package. */
  highlight: z.array(z.record(z.string().max(60), text(1_000))).max(40),
  cancelationPolicy: z.array(requiredText(300, 'conditionRequired')).max(12),
})
export type PackageWords = z.infer<typeof packageWordsSchema>

/** The lists of a package, which its words in another language have as long. */
interface Lists {
  hotels: readonly unknown[]
  packageIncludes: readonly unknown[]
  highlight: readonly object[]
  cancelationPolicy: readonly unknown[]
}

/** Says of each list of the words that it is not as long as the package's own. */
export function refineLengths(
  holiday: Lists & { inBangla?: Lists | null | undefined },
  context: z.core.$RefinementCtx,
): void {
  const { inBangla } = holiday
  if (!inBangla) return
  for (const list of ['hotels', 'packageIncludes', 'highlight', 'cancelationPolicy'] as const) {
    if (inBangla[list].length !== holiday[list].length)
      context.addIssue({ ...NOT_AS_MANY, path: ['inBangla', list] })
  }
  if (inBangla.highlight.length !== holiday.highlight.length) return
  for (const [at, day] of inBangla.highlight.entries()) {
    if (Object.keys(day).length !== Object.keys(holiday.highlight[at] ?? {}).length)
      context.addIssue({ ...NOT_AS_MANY, path: ['inBangla', 'highlight', at] })
  }
}

/** Of a list in another language that is longer or shorter than the English one. */
const NOT_AS_MANY = { code: 'custom', message: issue('notAsManyAsEnglish') } as const
