import { z } from 'zod'
import { issue } from '../messages/message.ts'
import { dateSchema } from '../fields/date.ts'
import { requiredText } from '../fields/text.ts'

/** A hotel of a package, as far as it is known: nothing that is absent is shown. */
export const hotelSchema = z.object({
  name: requiredText(120, 'hotelNameRequired'),
  /** Of its official class. */
  stars: z.number().int().min(1).max(5).optional(),
  /** What the room is: 'Beach villa'. */
  room: requiredText(120, 'hotelRoomRequired').optional(),
  /** Town or area, for the map. */
  place: requiredText(60, 'hotelPlaceRequired').optional(),
  /** Degrees. */
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
})
export type Hotel = z.infer<typeof hotelSchema>

const airport = z.string().regex(/^[A-Z]{3}$/, issue('airportForm'))
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, issue('timeForm'))

/** A flight whose fare is in the price, as it is planned. Times are local. */
export const packageFlightSchema = z.object({
  /** Of the journey, from 1. */
  day: z.number().int().min(1).max(60),
  from: airport,
  to: airport,
  departs: time,
  arrives: time,
  /** How many days later it lands, where that is not the same day. */
  daysLater: z.number().int().min(1).max(2).optional(),
})
export type PackageFlight = z.infer<typeof packageFlightSchema>

/** What the icons of a package stand for, in their order. */
export const packageServices = [
  'flight',
  'car',
  'hotel',
  'dine',
  'cruise',
  'train',
  'bus',
  'sightSeeing',
] as const
export type PackageService = (typeof packageServices)[number]

/** A traveller's review. */
export const reviewSchema = z.object({
  by: requiredText(60, 'reviewerRequired'),
  /** When it was written. */
  date: dateSchema,
  stars: z.number().int().min(1).max(5),
  text: requiredText(1_000, 'reviewRequired'),
})
export type Review = z.infer<typeof reviewSchema>

/** The average of the reviews, in tenths; null without any, for a rating is never entered by hand. */
export function ratingOf(reviews: readonly Review[] = []): number | null {
  if (reviews.length === 0) return null
  const sum = reviews.reduce((all, { stars }) => all + stars, 0)
  return Math.round((sum / reviews.length) * 10) / 10
}

/** A hotel that is known by its name alone, or by more. */
export function describeHotel(hotel: string | Hotel): Hotel {
  return typeof hotel === 'string' ? { name: hotel } : hotel
}
