import { officesOf } from '../places/public-holidays.ts'
import { addWorkingDays } from '../values/working-days.ts'
import type { VisaStatus } from './visa-status.ts'

/**
 * By which day it is decided, about, when the office has the application on a day; null where nobody says how long it
 * takes.
 */
export const decidedBy = (
  { country, workingDays }: Pick<VisaStatus, 'country' | 'workingDays'>,
  appliedOn: string,
): string | null =>
  workingDays === null ? null : addWorkingDays(appliedOn, workingDays, officesOf(country))
