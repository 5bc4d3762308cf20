import { z } from 'zod'
import { issue } from '../messages/message.ts'
import { dateSchema } from '../fields/date.ts'
import { destinations, pictureNames } from '../places/destinations.ts'
import { refinePrinted } from '../fields/printable.ts'
import { requiredText, text } from '../fields/text.ts'
import { refundStepsSchema } from './holiday-cancellation.ts'
import { hotelSchema, packageFlightSchema, packageServices, reviewSchema } from './package-parts.ts'
import { packageWordsSchema, refineLengths } from './package-words.ts'

/** Dearest package that can be entered, integer BDT per person. */
const MAX_PRICE = 2_000_000

const picture = z.enum(pictureNames)

/** What staff enter of a holiday package (docs/specification.md, Holiday package). */
export const packageInputSchema = z
  .object({
    name: requiredText(120, 'packageNameRequired'),
    /** The destination by which it is searched (docs/specification.md, Package endpoints). */
    package: z.enum(destinations),
    /** The places it goes to: 'Kathmandu and Pokhara, Nepal'. */
    destination: requiredText(120, 'packageDestinationRequired'),
    description: requiredText(2_000, 'packageDescriptionRequired'),
    /** `img1` for the carousel, `img2` for detail page and list: names of illustrations. */
    image: z
      .array(z.object({ img1: picture, img2: picture }))
      .min(1)
      .max(8),
    /** Days; a night less. */
    duration: z.number().int().min(1).max(60),
    /** Per person, VAT and tax included, integer BDT. */
    price: z.number().int().min(1).max(MAX_PRICE),
    /** In the order in which one stays there; a name alone where no more is known. */
    hotels: z.array(z.union([requiredText(120, 'hotelNameRequired'), hotelSchema])).max(12),
    /** Those whose times are known. */
    flights: z.array(packageFlightSchema).max(20).optional(),
    /** Reviews of travellers, entered by staff. */
    reviews: z.array(reviewSchema).max(50).optional(),
    /** Comma-separated texts: `include1` what the price includes, `include2` what it does not. */
    packageIncludes: z
      .array(z.object({ include1: text(2_000), include2: text(2_000) }))
      .min(1)
      .max(4),
    /** `{ 'Day 1': 'Arrive in Kathmandu' }`, in the order they are shown. */
    highlight: z
      .array(z.record(z.string().max(60), text(1_000)))
      .max(40)
      .refine((days) => days.every((day) => Object.keys(day).length > 0)),
    /** The refund when its traveller cancels; absent where that is agreed by telephone (decision 129). */
    refundSteps: refundStepsSchema.optional(),
    /** What holds beside the steps. */
    cancelationPolicy: z.array(requiredText(300, 'conditionRequired')).max(12),
    /** First and last day of travel, `YYYY-MM-DD` (decision 038). */
    validFrom: dateSchema,
    validTo: dateSchema,
    /** How many people leave on one day, everybody counted. */
    seats: z.number().int().min(1).max(500),
    /** Whether it is for a couple: two are then proposed to travel. */
    honeymoon: z.boolean().optional(),
    /** The same texts in Bangla (decision 154); without them the English is shown. Null takes them out. */
    inBangla: packageWordsSchema.nullish(),
  })
  .refine((value) => value.validFrom <= value.validTo, {
    path: ['validTo'],
    message: issue('lastDayBeforeFirst'),
  })
  .superRefine(refineLengths)

/** What staff send of it, whole or in part: its names stand on receipts and pictures of links. */
export const packageBodySchema = packageInputSchema.superRefine(refineNames)
export const packageChangeSchema = z
  .object(packageInputSchema.shape)
  .partial()
  .superRefine(refineNames)

function refineNames(
  { name, destination, inBangla }: Partial<PackageInput>,
  context: z.RefinementCtx,
): void {
  const texts = { name, destination, 'inBangla.name': inBangla?.name }
  refinePrinted({ ...texts, 'inBangla.destination': inBangla?.destination }, context)
}

/** A holiday package (docs/specification.md, Holiday package). */
export const packageSchema = packageInputSchema.safeExtend({
  _id: z.string(),
  /** 1 to 5, in tenths: the average of its reviews; null without any. */
  rating: z.number().min(0).max(5).nullable(),
  /** Of a package whose texts are answered in another language than English, from which they are read. */
  services: z.array(z.enum(packageServices)).optional(),
})
export type HolidayPackage = z.infer<typeof packageSchema>
export type PackageInput = z.infer<typeof packageInputSchema>

/** Package Includes and Excludes: each comma-separated text as lines (docs/specification.md, Package page). */
export function includedLines(holiday: Pick<HolidayPackage, 'packageIncludes'>): {
  includes: string[]
  excludes: string[]
} {
  const lines = (texts: string[]) =>
    texts.flatMap((text) => text.split(',').map((line) => line.trim())).filter(Boolean)
  return {
    includes: lines(holiday.packageIncludes.map(({ include1 }) => include1)),
    excludes: lines(holiday.packageIncludes.map(({ include2 }) => include2)),
  }
}
