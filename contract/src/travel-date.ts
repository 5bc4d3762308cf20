import { formatDate } from './dates.ts'
import type { HolidayPackage } from './entities/package.ts'

export const TRAVEL_DATE_PASSED = 'Choose today or a later day.'

/**
 * Why nobody can leave on this day with this package, in words for the traveller, or null when they can (D16, D20).
 *
 * @param travelDate the first day of travel, `YYYY-MM-DD`
 * @param today in Asia/Dhaka, `YYYY-MM-DD`
 */
export function refuseTravelDate(
  { validFrom, validTo }: Pick<HolidayPackage, 'validFrom' | 'validTo'>,
  travelDate: string,
  today: string,
): string | null {
  if (travelDate < today) return TRAVEL_DATE_PASSED
  if (travelDate >= validFrom && travelDate <= validTo) return null
  return `This package leaves from ${formatDate(validFrom)} to ${formatDate(validTo)}.`
}
